/** What either of two lists has, once, the newer first. */
export const union = <T>(newer: readonly T[], older: readonly T[]): T[] => [...new Set([...newer, ...older])]
