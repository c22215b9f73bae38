/** The answer that stands for a need nobody has stated yet: people, m², and m from the screen. */
export const USUAL = { people: 4, room: 20, distance: 2.5 } as const

/** By how much a sum that can be taken instead is more or less, in VND. */
const SUM_STEP = 5_000_000

/** The sums that can be taken instead of a usual one, in VND: one below it and two above. */
export const sumsAround = (usual: number): number[] => [-1, 0, 1, 2].map((steps) => usual + steps * SUM_STEP)

/** What is spent at most where nobody named a sum, in VND, of the kinds whose best fit the home page names. */
export const USUAL_SUMS: Readonly<Record<string, number>> = {
  fridge: 15_000_000,
  washer: 10_000_000,
  tv: 15_000_000,
  ac: 10_000_000,
}
