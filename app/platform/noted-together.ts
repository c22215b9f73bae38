/** Notes wait this long to be written together, in ms. */
const WAIT_MS = 2_000
/** Notes kept waiting at most; a flood beyond it is not counted, rather than fill the memory. */
const MOST_WAITING = 10_000
/** Written at once. */
const BATCH = 500

/** Notes that are written together, some seconds after they were made. */
export type NotedTogether<Note> = {
  note(note: Note): void
  /** Writes what waits; to be called before the database is closed. */
  flush(): Promise<void>
}

type Parts<Note> = {
  /** What a note is about; notes of one key about one thing are one. The two are looked up apart: text that is put together anew each time is dear to look up. */
  aboutOf: (note: Note) => string | number
  keyOf: (note: Note) => string | number
  /** What two notes of one key are together; the earlier one where it is left out. */
  together?: (earlier: Note, later: Note) => Note
  write: (notes: readonly Note[]) => Promise<void>
  /** Told of a write that failed; it is tried again with the next. */
  onFailure: (error: unknown, notes: number) => void
}

/** Keeps notes in memory and writes them every two seconds, so that what is noted costs no write of its own. */
export function notedTogether<Note>({
  aboutOf,
  keyOf,
  together,
  write,
  onFailure,
}: Parts<Note>): NotedTogether<Note> {
  let waiting = new Map<string | number, Map<string | number, Note>>()
  let count = 0
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  const keep = (note: Note) => {
    const about = aboutOf(note)
    const key = keyOf(note)
    const known = waiting.get(about)
    const earlier = known?.get(key)
    if (known && earlier !== undefined) {
      if (together) known.set(key, together(earlier, note))
      return
    }
    if (count >= MOST_WAITING) return
    count += 1
    if (known) known.set(key, note)
    else waiting.set(about, new Map([[key, note]]))
  }

  async function writeAll(): Promise<void> {
    const notes = [...waiting.values()].flatMap((known) => [...known.values()])
    waiting = new Map()
    count = 0
    for (let start = 0; start < notes.length; start += BATCH) {
      const batch = notes.slice(start, start + BATCH)
      try {
        await write(batch)
      } catch (error) {
        onFailure(error, batch.length)
        batch.forEach(keep)
      }
    }
  }

  return {
    note(note) {
      keep(note)
      timer ??= setTimeout(() => {
        timer = null
        writing = writing.then(writeAll)
      }, WAIT_MS).unref()
    },
    async flush() {
      if (timer) clearTimeout(timer)
      timer = null
      writing = writing.then(writeAll)
      await writing
    },
  }
}
