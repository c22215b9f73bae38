import { shortName } from '#app/domain/advisor/say-outcome.ts'
import type { BrandGroup } from '#app/domain/catalogue/brand/brand-groups.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'
import { productView } from '#app/domain/catalogue/product-view.ts'
import { catalogueShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import type { ProductRow } from '#app/domain/catalogue/queries/product-rows.server.ts'
import type { ProductCardView } from '#app/ui/product-card.tsx'
import { upperFirst } from '#app/vietnamese/case.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import type { Db } from '#db/client.ts'
import { listPick } from './list-pick.server.ts'
import { needChoices } from './stated-needs.ts'
import { USUAL, USUAL_SUMS } from './usual-needs.ts'

/** The machine of a brand that fits best in one of its categories: for whom, and why. */
export type BrandPick = {
  slug: string
  title: string
  href: string
  reason: string
  /** The machine's name where one line has to do, as on a phone. */
  short: string
  /** What it costs, in VND; null without a number. */
  value: number | null
  product: ProductCardView
}

/** Picks that are shown, and categories, those with most machines, that are looked at for them. */
const MOST = 3
const LOOKED_AT = 8

/**
 * The best fits of a brand's largest categories for the usual need and sum, by the same ranking as the lists they lead to and as the
 * advisor's answers: one need has one answer on every page. A kind that is sized by a home has none where no machine is of that size. @param now in ms
 */
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
    .slice(0, LOOKED_AT)
  const picks = await Promise.all(
    largest.map(async ({ slug, name }): Promise<BrandPick | []> => {
      const category = shape.get(slug)
      if (!category) return []
      const [asked, max] = [needChoices(category.kind)?.name, USUAL_SUMS[category.kind]]
      const state = {
        ...WHOLE_LIST,
        category: slug,
        brands: [brandSlug],
        ...(asked && { [asked]: USUAL[asked] }),
        max,
      }
      const [pick, ofAll] = await Promise.all([
        listPick(db, { state, category, least: 1 }),
        listPick(db, { state: { ...state, brands: [] }, category, least: 1 }),
      ])
      const best = pick?.picks[0]
      if (!pick || !best) return []
      const whom = [pick.need, max && `dưới ${sayVnd(max)}`].filter(Boolean).join(', ')
      return {
        slug,
        title: whom ? `${name}: ${whom}` : name,
        href: listHref(state, {}),
        reason: [upperFirst(best.reason.replace(/^Vì /, '')), besideAll(best.row, ofAll?.picks[0]?.row)]
          .filter(Boolean)
          .join(' '),
        short: shortName(best.row).name,
        value: best.row.mainPrice?.value ?? null,
        product: productView(best.row, now),
      }
    }),
  )
  return picks.flat().slice(0, MOST)
}

/** What a brand's best fit costs beside the best of all brands for the same need: 'Đắt hơn 3,5 triệu so với Aqua 358 lít.'; null of that one itself, or without a price. */
function besideAll(own: ProductRow, best: ProductRow | undefined): string | null {
  const [price, other] = [own.mainPrice?.value, best?.mainPrice?.value]
  if (!best || best.id === own.id || price == null || other == null || price === other) return null
  const gap = sayVnd(Math.abs(price - other))
  return `${price > other ? 'Đắt' : 'Rẻ'} hơn ${gap} so với ${shortName(best).name}.`
}
