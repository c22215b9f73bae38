/** Numbers after a key that are asked about at once, at first. */
const FIRST_WINDOW = 16

/**
 * Keys with the first number that is free: a dash and a number from 1 on, as specified. The database is asked in windows that
 * grow, so that neither one clash nor a thousand of the same costs a query each.
 * @param takenOf which of some keys exist in the database
 * @param isUsed whether a key is used by what is not in the database yet
 */
export function freeKeys(
  takenOf: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  isUsed: (key: string) => boolean,
) {
  const known = new Map<string, boolean>()
  const ask = async (keys: readonly string[]) => {
    const unknown = keys.filter((key) => !known.has(key))
    if (unknown.length === 0) return
    const taken = await takenOf(unknown)
    for (const key of unknown) known.set(key, taken.has(key))
  }
  return {
    /** Asks at once about those of the keys that will need a number. */
    async expect(keys: readonly string[]): Promise<void> {
      const seen = new Set<string>()
      const clashing = new Set(keys.filter((key) => isUsed(key) || seen.size === seen.add(key).size))
      await ask([...clashing].flatMap((key) => numbered(key, 1, FIRST_WINDOW)))
    },
    /** The first free key after one that is used. */
    async after(key: string): Promise<string> {
      for (let from = 1, width = FIRST_WINDOW; ; from += width, width *= 2) {
        const candidates = numbered(key, from, width)
        await ask(candidates)
        const free = candidates.find((candidate) => !known.get(candidate) && !isUsed(candidate))
        if (free !== undefined) return free
      }
    },
  }
}

const numbered = (key: string, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${key}-${from + at}`)
