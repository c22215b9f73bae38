/** How long a topic stays, and how long the carousel rests after the visitor did something, in ms. */
export const STAY_MS = 4_000
export const REST_MS = 10_000

/** The place `step` further, around both ends. */
export function stepFrom(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

/** What holds the carousel still. `actedAt` is when the visitor last used its controls, in ms; null for never. */
export type CarouselState = {
  count: number
  paused: boolean
  hovered: boolean
  focused: boolean
  inView: boolean
  reducedMotion: boolean
  actedAt: number | null
}

/** How long until the next topic may come, in ms from `now`; null while nothing moves by itself. */
export function untilNext(state: CarouselState, now: number): number | null {
  const { count, paused, hovered, focused, inView, reducedMotion, actedAt } = state
  if (count < 2 || paused || hovered || focused || reducedMotion || !inView) return null
  return actedAt === null ? STAY_MS : Math.max(STAY_MS, actedAt + REST_MS - now)
}
