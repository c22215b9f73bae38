import type { ProductListItem } from '../product-view.ts'
import type { BrandCategory } from '../queries/brand-page.server.ts'

/** The groups of a brand's page, in order: the four of the specification, then what they leave out. */
const GROUPS = [
  { key: 'dien-tu', name: 'Điện tử' },
  { key: 'dien-lanh', name: 'Điện lạnh' },
  { key: 'gia-dung', name: 'Gia dụng' },
  { key: 'suc-khoe-sac-dep', name: 'Sức khỏe & Sắc đẹp' },
] as const

const OTHERS = { key: 'vien-thong', name: 'Điện thoại & Máy tính' }

/** A category on a brand's page; `href` leads to all its products of the brand. */
export type BrandSection = {
  slug: string
  name: string
  count: number
  href: string
  products: ProductListItem[]
}

export type BrandGroup = { key: string; name: string; categories: BrandSection[] }

/** The categories of a brand by group; one of the four that is empty says so, others are left out. */
export function brandGroups(
  brandSlug: string,
  categories: readonly BrandCategory[],
  products: readonly ProductListItem[],
): BrandGroup[] {
  const known = new Set<string>(GROUPS.map(({ key }) => key))
  const sectionOf = ({ slug, name, count }: BrandCategory): BrandSection => ({
    slug,
    name,
    count,
    href: `/products?category=${slug}&brand=${brandSlug}`,
    products: products.filter(({ categorySlug }) => categorySlug === slug),
  })
  const groups = GROUPS.map(({ key, name }) => ({
    key,
    name,
    categories: categories.filter(({ group }) => group === key).map(sectionOf),
  }))
  const others = categories.filter(({ group }) => !known.has(group)).map(sectionOf)
  return others.length > 0 ? [...groups, { ...OTHERS, categories: others }] : groups
}

/** So many of some lists at most, one list after the other: the first of each stands before the second of any. */
export function firstOfEach<T>(lists: readonly (readonly T[])[], most: number): T[] {
  const places = lists.flatMap((list, of) => list.map((one, at) => ({ one, of, at })))
  return places
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.of - b.of)
    .map(({ one }) => one)
}
