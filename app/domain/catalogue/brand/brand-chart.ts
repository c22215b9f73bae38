import { formatNumber } from '#app/vietnamese/numbers.ts'
import { attributeLabel } from '../attributes.ts'
import { roundTicks } from '../price-chart.ts'
import type { ProductListItem } from '../product-view.ts'
import type { BrandCategory } from '../queries/brand-page.server.ts'
import { say, unitPriceOf } from '../ranges.ts'

/** Measures of a chart, in its own units; the texts of the axes lie within. */
const WIDTH = 400
const HEIGHT = 230
const LEFT = 46
const RIGHT = 18
const TOP = 16
const BOTTOM = 28

const MILLION = 1_000_000

/** Machines below which a category is a list and no chart. */
export const LEAST_MACHINES = 3

/** What a chart goes by: of which kind its machines are, and the attribute that says how big one is. */
type Charted = { kind: string; size: string }

/** A machine by its size, in the unit of its kind, and its price in VND. */
type Sized = { id: number; size: number; price: number }
export type BrandMachine = Sized & { title: string }

type Dot = { id: number; x: number; y: number; title: string }

/** What a machine is the first of in its category, with its number in the drawing. */
export type FirstOfCategory = { number: number; says: string; product: ProductListItem }

/** Machines of one kind, each a dot: how big across, what it costs upwards; and which are the first of something. */
export type Drawing = {
  sizeLabel: string
  /** In words, for those who do not see it. */
  summary: string
  dots: Dot[]
  xTicks: { x: number; text: string }[]
  yTicks: { y: number; text: string }[]
  firsts: { id: number; says: string }[]
}

/** The machines of a brand in one category, drawn, with those named that are the first of something. */
export type BrandChart = Omit<Drawing, 'firsts'> & {
  slug: string
  name: string
  href: string
  width: number
  height: number
  left: number
  right: number
  /** The dots that have a number. */
  marks: (Dot & { number: number })[]
  firsts: FirstOfCategory[]
}

/** What makes a machine the first of its category: facts of its figures, not an opinion. */
function titles({ kind, size }: Charted): { says: string; of: (machine: Sized) => number }[] {
  const unit = unitPriceOf(kind)
  return [
    { says: 'Rẻ nhất', of: ({ price }) => price },
    ...(unit ? [{ says: `${unit} thấp nhất`, of: ({ price, size: big }: Sized) => price / big }] : []),
    { says: `${attributeLabel(kind, size)} lớn nhất`, of: ({ size: big }) => -big },
  ]
}

/** The machines that are the first of something, with all they are the first of; of equals the cheaper one. */
export function firstsOf(charted: Charted, machines: readonly Sized[]): Drawing['firsts'] {
  const firsts = new Map<number, string[]>()
  for (const { says, of } of titles(charted)) {
    const isBefore = (a: Sized, b: Sized) => (of(a) - of(b) || a.price - b.price || a.id - b.id) < 0
    const first = machines.reduce<Sized | null>(
      (best, one) => (best === null || isBefore(one, best) ? one : best),
      null,
    )
    if (first) firsts.set(first.id, [...(firsts.get(first.id) ?? []), says])
  }
  return [...firsts].map(([id, says]) => ({ id, says: sentence(says) }))
}

/**
 * Draws machines of one kind; null where they make no chart: fewer than three, or all of one size or one price.
 * @param all how many there are, where these are some of them, and which of all are the first of something
 */
export function drawChart(
  charted: Charted,
  machines: readonly BrandMachine[],
  all: { count: number; firsts: Drawing['firsts'] } = {
    count: machines.length,
    firsts: firstsOf(charted, machines),
  },
): Drawing | null {
  const { kind, size } = charted
  const sizes = machines.map((one) => one.size)
  const prices = machines.map(({ price }) => price)
  const isSpread = (values: readonly number[]) => new Set(values).size > 1
  if (machines.length < LEAST_MACHINES || !isSpread(sizes) || !isSpread(prices)) return null
  const [xs, ys] = [roundTicks(sizes, 0.5), roundTicks(prices)]
  const x = scale(xs, LEFT, WIDTH - RIGHT)
  const y = scale(ys, HEIGHT - BOTTOM, TOP)
  const shown = formatNumber(machines.length)
  const these = all.count > machines.length ? `${shown} trong ${formatNumber(all.count)} máy` : `${shown} máy`
  return {
    sizeLabel: attributeLabel(kind, size),
    summary: `${these}, từ ${say(kind, size, Math.min(...sizes))} đến ${say(kind, size, Math.max(...sizes))}`,
    dots: machines.map(({ id, title, size: big, price }) => ({
      id,
      x: x(big),
      y: y(price),
      title: `${title}: ${say(kind, size, big)}, ${say(kind, 'price', price)}`,
    })),
    xTicks: xs.map((tick, at) => ({
      x: x(tick),
      text: at === xs.length - 1 ? say(kind, size, tick) : formatNumber(tick, 1),
    })),
    yTicks: ys.map((price) => ({ y: y(price), text: `${formatNumber(price / MILLION, 1)} tr` })),
    firsts: all.firsts,
  }
}

/** A category of a brand with its machines drawn. */
export type DrawnCategory = { category: Pick<BrandCategory, 'slug' | 'name'>; drawing: Drawing }

/** The charts of a brand, one a category. @param chosen the machines that the drawings name */
export function brandCharts(
  brandSlug: string,
  drawn: readonly DrawnCategory[],
  chosen: readonly ProductListItem[],
): BrandChart[] {
  return drawn.map(({ category: { slug, name }, drawing }) => {
    const firsts = drawing.firsts.flatMap(({ id, says }) => {
      const product = chosen.find((one) => one.id === id)
      return product ? [{ product, says }] : []
    })
    const numbered = firsts.map((first, index) => ({ number: index + 1, ...first }))
    return {
      ...drawing,
      slug,
      name,
      href: `/products?category=${slug}&brand=${brandSlug}`,
      width: WIDTH,
      height: HEIGHT,
      left: LEFT,
      right: WIDTH - RIGHT,
      marks: numbered.flatMap(({ number, product }) => {
        const dot = drawing.dots.find(({ id }) => id === product.id)
        return dot ? [{ ...dot, number }] : []
      }),
      firsts: numbered,
    }
  })
}

/** 'Rẻ nhất, cỡ lớn nhất' */
const sentence = (parts: readonly string[]): string =>
  parts
    .map((part, at) => (at === 0 ? part : part.replace(/^./u, (first) => first.toLocaleLowerCase('vi'))))
    .join(', ')

/** Places of values between the ends of an axis. */
function scale(ticks: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  return (value) => Math.round((from + ((value - low) / (high - low)) * (to - from)) * 10) / 10
}
