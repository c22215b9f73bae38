import type { BrandGroup } from '#app/domain/catalogue/brand/brand-groups.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { productView } from '#app/domain/catalogue/product-view.ts'
import { catalogueShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import type { ProductCardView } from '#app/ui/product-card.tsx'
import type { Db } from '#db/client.ts'
import { listPick } from './list-pick.server.ts'

/** The machine of a brand that fits best in one of its categories: for whom, and why. */
export type BrandPick = {
  slug: string
  title: string
  href: string
  reason: string
  /** What it costs, in VND; null without a number. */
  value: number | null
  product: ProductCardView
}

/** Categories that are picked from: those with most machines. */
const MOST = 3

/** The best fits of a brand's largest categories, by the same ranking as the lists they lead to. @param now in ms */
export async function brandPicks(
  db: Db,
  brandSlug: string,
  groups: readonly BrandGroup[],
  now: number,
): Promise<BrandPick[]> {
  const shape = await catalogueShape(db)
  const largest = groups
    .flatMap(({ categories }) => categories)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
  const picks = await Promise.all(
    largest.map(async ({ slug, name, href }): Promise<BrandPick | []> => {
      const category = shape.get(slug)
      const state = { ...WHOLE_LIST, category: slug, brands: [brandSlug] }
      const pick = category ? await listPick(db, { state, category }) : null
      const best = pick?.picks[0]
      if (!pick || !best) return []
      const title = pick.need ? `${name} nên xem trước: ${pick.need}` : `${name} nên xem trước`
      const value = best.row.mainPrice?.value ?? null
      return { slug, title, href, reason: best.reason, value, product: productView(best.row, now) }
    }),
  )
  return picks.flat()
}
