/** Names that are known without asking the database: all there are, as keys; null where there are too many for that. */
export type ByHeart = Readonly<Record<string, true>> | null

/** How many names are known by heart. */
const MOST = 5_000

/** One more than are known by heart: who reads them need not read on. */
export const ENOUGH = MOST + 1

/** @param names all there are, or the first `ENOUGH` of them */
export const byHeart = (names: readonly string[]): ByHeart =>
  names.length > MOST ? null : Object.fromEntries(names.map((name) => [name, true]))

/** Whether a name may be among them: where they are not known it may. */
export const mayBe = (known: ByHeart, name: string): boolean => known === null || Object.hasOwn(known, name)
