import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** A thing under its key, there or to be made: `id` is null for what the import makes, `stamp` then empty. */
export type Entry<State> = { state: State; id: number | null; stamp: string; isChanged: boolean }

/** What rows of a file have come to so far, by key and by the names things go by. */
export type Entries<State, Who = never> = {
  has(key: string): boolean
  get(key: string): Entry<State> | undefined
  set(key: string, entry: Entry<State>): void
  /** The keys of what goes by a name: of those that were `stored` under it, and of these entries, which know better. */
  under(name: string, stored: readonly string[]): string[]
  /** What a thing is, and whether it was there before; undefined for what is not among these, or is told by its key alone. */
  who(key: string): { who: Who; isOld: boolean } | undefined
  all(): Iterable<[string, Entry<State>]>
}

/** How states are kept: as they are, for one batch; for a whole file, so that they take little room; or not at all. */
export type Keeping = 'whole' | 'packed' | 'none'

type Kept<State, Who> =
  | Entry<State>
  | { packed: Buffer | null; rest: Omit<Entry<State>, 'state'>; names: readonly string[]; who: Who | null }

/**
 * @param namesOf the names of a thing in a state, as rows say them; none where rows say nothing but keys
 * @param whoIs what tells a thing from others; null where keys alone do
 * @param keeping with 'none' an entry only says that it is there, and who it is
 */
export function createEntries<State, Who = never>(
  namesOf: (state: State, key: string) => readonly string[],
  whoIs: ((state: State, key: string) => Who) | null = null,
  keeping: Keeping = 'whole',
): Entries<State, Who> {
  const byKey = new Map<string, Kept<State, Who>>()
  // Most names are of one thing: a set each would take more room than all else.
  const keys = new Map<string, string | Set<string>>()
  const keep = (key: string, entry: Entry<State>, names: readonly string[]): Kept<State, Who> => {
    if (keeping === 'whole') return entry
    const { state, ...rest } = entry
    const packed = keeping === 'none' ? null : deflateRawSync(serialize(state), { level: 1 })
    return { packed, rest, names, who: packed === null ? (whoIs?.(state, key) ?? null) : null }
  }
  const whole = (kept: Kept<State, Who>): Entry<State> => {
    if (!('packed' in kept)) return kept
    const state = (kept.packed === null ? {} : deserialize(inflateRawSync(kept.packed))) as State
    return { ...kept.rest, state }
  }
  const add = (name: string, key: string) => {
    const known = keys.get(name)
    if (known === undefined) keys.set(name, key)
    else if (typeof known === 'string') keys.set(name, new Set([known, key]))
    else known.add(key)
  }
  const remove = (name: string, key: string) => {
    const known = keys.get(name)
    if (known === key) keys.delete(name)
    else if (typeof known === 'object') known.delete(key)
  }
  return {
    has: (key) => byKey.has(key),
    get(key) {
      const kept = byKey.get(key)
      return kept && whole(kept)
    },
    set(key, entry) {
      const before = byKey.get(key)
      const had = new Set(before && ('packed' in before ? before.names : namesOf(before.state, key)))
      const names = namesOf(entry.state, key)
      byKey.set(key, keep(key, entry, names))
      for (const name of names) if (!had.delete(name)) add(name, key)
      for (const name of had) remove(name, key)
    },
    under(name, stored) {
      const known = keys.get(name) ?? []
      return [...stored.filter((key) => !byKey.has(key)), ...(typeof known === 'string' ? [known] : known)]
    },
    who(key) {
      const kept = byKey.get(key)
      if (!kept || !whoIs) return undefined
      const own = 'packed' in kept && kept.who ? kept.who : whoIs(whole(kept).state, key)
      return { who: own, isOld: ('packed' in kept ? kept.rest : kept).id !== null }
    },
    *all() {
      for (const [key, kept] of byKey) yield [key, whole(kept)]
    },
  }
}
