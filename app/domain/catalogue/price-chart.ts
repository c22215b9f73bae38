import { formatNumber } from '#app/vietnamese/numbers.ts'

/** Measures of the drawing, in its own units; text beside the axes lies within. */
const WIDTH = 400
const HEIGHT = 190
const LEFT = 58
const RIGHT = 14
const TOP = 14
const BOTTOM = 26

const MILLION = 1_000_000

type Point = { price: number; observedOn: string }

/** A chart ready to be drawn: stepped lines with their points, and the texts of both axes with their places. */
export type PriceChart = {
  width: number
  height: number
  left: number
  right: number
  /** In the order of the series. */
  lines: { line: string; dots: { x: number; y: number }[] }[]
  yTicks: { y: number; text: string }[]
  xTicks: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[]
}

/**
 * Lays out prices over time; a price holds until the next one is seen, so each line goes in steps.
 * @param series the points of each line, oldest first @returns null where they are of fewer than two days
 */
export function priceChart(series: readonly (readonly Point[])[]): PriceChart | null {
  const points = series.flat().toSorted((a, b) => a.observedOn.localeCompare(b.observedOn))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first.observedOn === last.observedOn) return null
  const ticks = roundTicks(points.map(({ price }) => price))
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const [begin, end] = [Date.parse(first.observedOn), Date.parse(last.observedOn)]
  const x = (day: string) =>
    round(LEFT + ((Date.parse(day) - begin) / (end - begin)) * (WIDTH - LEFT - RIGHT))
  const y = (price: number) =>
    round(HEIGHT - BOTTOM - ((price - low) / (high - low)) * (HEIGHT - TOP - BOTTOM))
  const dotsOf = (own: readonly Point[]) =>
    own.map(({ price, observedOn }) => ({ x: x(observedOn), y: y(price) }))
  return {
    width: WIDTH,
    height: HEIGHT,
    left: LEFT,
    right: WIDTH - RIGHT,
    lines: series.map(dotsOf).map((dots) => ({
      line: dots.map((dot, at) => (at === 0 ? `M${dot.x} ${dot.y}` : `H${dot.x}V${dot.y}`)).join(''),
      dots,
    })),
    yTicks: ticks.map((price) => ({
      y: y(price),
      text: `${formatNumber(price / MILLION, price < MILLION ? 3 : 2)} tr`,
    })),
    xTicks: timeTicks(points.map(({ observedOn }) => observedOn)).map((day, index, all) => ({
      x: x(day),
      text: `${Number(day.slice(5, 7))}/${day.slice(0, 4)}`,
      anchor: index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle',
    })),
  }
}

/** Three to six round numbers that hold all of `numbers` between the first and the last, no closer together than `least`. */
export function roundTicks(numbers: readonly number[], least = 1): number[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  const rough = Math.max((high - low) / 3, high * 0.02, least)
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = magnitude * ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10)
  const start = Math.floor(low / step) * step
  const count = Math.max(2, Math.ceil((high - start) / step))
  return Array.from({ length: count + 1 }, (_, index) => start + index * step)
}

/** First and last day, and the one nearest to the middle where it stands clear of both. */
function timeTicks(days: readonly string[]): string[] {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const [begin, end] = [Date.parse(first), Date.parse(last)]
  const share = (day: string) => (Date.parse(day) - begin) / (end - begin)
  const middle = days
    .filter((day) => share(day) > 0.3 && share(day) < 0.7)
    .sort((a, b) => Math.abs(share(a) - 0.5) - Math.abs(share(b) - 0.5))[0]
  return middle ? [first, middle, last] : [first, last]
}

const round = (value: number) => Math.round(value * 10) / 10
