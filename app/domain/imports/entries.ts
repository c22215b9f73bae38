/** A thing under its key, there or to be made: `id` is null for what the import makes, `stamp` then empty. */
export type Entry<State> = { state: State; id: number | null; stamp: string; isChanged: boolean }

/** What rows of a file have come to so far, by key and by the names things go by. */
export type Entries<State> = {
  get(key: string): Entry<State> | undefined
  set(key: string, entry: Entry<State>): void
  /** The keys of what goes by a name: of those that were `stored` under it, and of these entries, which know better. */
  under(name: string, stored: readonly string[]): string[]
  all(): Iterable<[string, Entry<State>]>
}

/** @param namesOf the names of a thing in a state, as rows say them; none where rows say nothing but keys */
export function createEntries<State>(
  namesOf: (state: State, key: string) => readonly string[],
): Entries<State> {
  const byKey = new Map<string, Entry<State>>()
  const keys = new Map<string, Set<string>>()
  return {
    get: (key) => byKey.get(key),
    set(key, entry) {
      const before = byKey.get(key)
      const had = new Set(before ? namesOf(before.state, key) : [])
      byKey.set(key, entry)
      for (const name of namesOf(entry.state, key)) {
        if (had.delete(name)) continue
        const known = keys.get(name)
        if (known) known.add(key)
        else keys.set(name, new Set([key]))
      }
      for (const name of had) keys.get(name)?.delete(key)
    },
    under: (name, stored) => [...stored.filter((key) => !byKey.has(key)), ...(keys.get(name) ?? [])],
    all: () => byKey,
  }
}
