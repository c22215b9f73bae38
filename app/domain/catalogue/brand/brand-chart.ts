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

/** A category of a brand whose machines have a size; `size` is the attribute that says it. */
export type SizedCategory = BrandCategory & { size: string }

/** A machine by its size, in the unit of its kind, and its price in VND. */
export type BrandMachine = { id: number; categoryId: number; title: string; size: number; price: number }

type Dot = { id: number; x: number; y: number; title: string }

/** What a machine is the first of in its category, with its number in the drawing. */
export type FirstOfCategory = { number: number; says: string; product: ProductListItem }

/** The machines of a brand in one category, each a dot: how big across, what it costs upwards. */
export type BrandChart = {
  slug: string
  name: string
  href: string
  sizeLabel: string
  /** In words, for those who do not see it. */
  summary: string
  width: number
  height: number
  left: number
  right: number
  dots: Dot[]
  /** The dots that have a number. */
  marks: (Dot & { number: number })[]
  xTicks: { x: number; text: string }[]
  yTicks: { y: number; text: string }[]
  firsts: FirstOfCategory[]
}

/** What makes a machine the first of its category: facts of its figures, not an opinion. */
function titles({ kind, size }: SizedCategory): { says: string; of: (machine: BrandMachine) => number }[] {
  const unit = unitPriceOf(kind)
  return [
    { says: 'Rẻ nhất', of: ({ price }) => price },
    ...(unit ? [{ says: `${unit} thấp nhất`, of: ({ price, size: big }: BrandMachine) => price / big }] : []),
    { says: `${attributeLabel(kind, size)} lớn nhất`, of: ({ size: big }) => -big },
  ]
}

/** The machines that are the first of something, with all they are the first of; of equals the cheaper one. */
function firstsOf(
  category: SizedCategory,
  machines: readonly BrandMachine[],
): { id: number; says: string[] }[] {
  const firsts = new Map<number, string[]>()
  for (const { says, of } of titles(category)) {
    const [first] = machines.toSorted((a, b) => of(a) - of(b) || a.price - b.price || a.id - b.id)
    if (first) firsts.set(first.id, [...(firsts.get(first.id) ?? []), says])
  }
  return [...firsts].map(([id, says]) => ({ id, says }))
}

/** The categories that make a chart: at least three machines, not all of one size or one price. */
function charted(categories: readonly SizedCategory[], machines: readonly BrandMachine[]) {
  return categories.flatMap((category) => {
    const own = machines.filter(({ categoryId }) => categoryId === category.id)
    const isSpread = (values: number[]) => new Set(values).size > 1
    return own.length >= LEAST_MACHINES &&
      isSpread(own.map(({ size }) => size)) &&
      isSpread(own.map(({ price }) => price))
      ? [{ category, own }]
      : []
  })
}

/** The ids of the machines that the charts name. */
export const chosenMachines = (
  categories: readonly SizedCategory[],
  machines: readonly BrandMachine[],
): number[] =>
  charted(categories, machines).flatMap(({ category, own }) => firstsOf(category, own).map(({ id }) => id))

/** The charts of a brand, one a category, in the order of the categories. @param chosen the machines that they name */
export function brandCharts(
  brandSlug: string,
  categories: readonly SizedCategory[],
  machines: readonly BrandMachine[],
  chosen: readonly ProductListItem[],
): BrandChart[] {
  return charted(categories, machines).map(({ category, own }) => {
    const { slug, name, kind, size } = category
    const [xs, ys] = [
      roundTicks(
        own.map((one) => one.size),
        0.5,
      ),
      roundTicks(own.map(({ price }) => price)),
    ]
    const x = scale(xs, LEFT, WIDTH - RIGHT)
    const y = scale(ys, HEIGHT - BOTTOM, TOP)
    const dots = own.map(({ id, title, size: big, price }) => ({
      id,
      x: x(big),
      y: y(price),
      title: `${title}: ${say(kind, size, big)}, ${say(kind, 'price', price)}`,
    }))
    const firsts = firstsOf(category, own).flatMap(({ id, says }) => {
      const product = chosen.find((one) => one.id === id)
      return product ? [{ product, says: sentence(says) }] : []
    })
    const numbered = firsts.map((first, index) => ({ number: index + 1, ...first }))
    const sizes = own.map((one) => one.size)
    return {
      slug,
      name,
      href: `/products?category=${slug}&brand=${brandSlug}`,
      sizeLabel: attributeLabel(kind, size),
      summary: `${formatNumber(own.length)} máy, từ ${say(kind, size, Math.min(...sizes))} đến ${say(kind, size, Math.max(...sizes))}`,
      width: WIDTH,
      height: HEIGHT,
      left: LEFT,
      right: WIDTH - RIGHT,
      dots,
      marks: numbered.flatMap(({ number, product }) => {
        const dot = dots.find(({ id }) => id === product.id)
        return dot ? [{ ...dot, number }] : []
      }),
      xTicks: xs.map((tick, at) => ({
        x: x(tick),
        text: at === xs.length - 1 ? say(kind, size, tick) : formatNumber(tick, 1),
      })),
      yTicks: ys.map((price) => ({ y: y(price), text: `${formatNumber(price / MILLION, 1)} tr` })),
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
