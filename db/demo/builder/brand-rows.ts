import type { DemoBrand, DemoProduct } from '../types.ts'
import { fold } from './text-cleaning.ts'

/** Brands whose pages are written first, in the order they are listed. */
const FIRST = ['Samsung', 'LG', 'Panasonic', 'Sony', 'Toshiba', 'Sharp']

function slugOf(name: string): string {
  return fold(name.replace(/\+/g, ' plus'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The brands of the chosen products: the six with pages of their own first, then by number of products. */
export function brandRows(products: DemoProduct[]): DemoBrand[] {
  const groups = Map.groupBy(products, ({ brand }) => brand)
  const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return [...groups]
    .toSorted(
      ([one, ones], [other, others]) =>
        rank(one) - rank(other) || others.length - ones.length || (one < other ? -1 : 1),
    )
    .map(([name], index) => ({ slug: slugOf(name), name, order: index + 1 }))
}
