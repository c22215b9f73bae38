import { slugify } from '#app/vietnamese/slug.ts'
import type { Db } from '#db/client.ts'
import { productView } from '../product-view.ts'
import { brandDigest, brandPromotions, getBrand } from '../queries/brand-page.server.ts'
import type { ProductRow } from '../queries/product-rows.server.ts'
import { brandCharts } from './brand-chart.ts'
import { brandSections } from './brand-content.ts'
import { brandGroups } from './brand-groups.ts'
import { brandStrip } from './brand-strip.ts'

const PROMOTIONS = 6

/** A brand's name as it may be typed: case, marks and spaces aside. */
export const brandSlug = (typed: string): string => slugify(typed)

/** Everything a brand's page shows but its news; null where the catalogue does not know the brand. */
export async function brandPage(db: Db, typed: string) {
  const brand = await getBrand(db, brandSlug(typed))
  if (!brand) return null
  const [promotions, digest] = await Promise.all([
    brandPromotions(db, brand.id, PROMOTIONS),
    brandDigest(db, brand.id),
  ])
  const { categories, newest, favourites, cuts, figures, aspects } = digest
  const now = Date.now()
  const views = (rows: readonly ProductRow[]) => rows.map((row) => productView(row, now))
  const count = categories.reduce((sum, category) => sum + category.count, 0)
  const { name, slug, tagline, description } = brand
  return {
    name,
    slug,
    tagline,
    description,
    highlights: brand.highlights ?? [],
    /** Without showcase content the page keeps to what the catalogue knows (ruling 2). */
    showcase: brand.sections && brandSections.parse(brand.sections),
    count,
    categoryCount: categories.length,
    figures,
    strip: brandStrip(categories, digest.prices),
    charts: brandCharts(slug, digest.drawn, views(digest.chosen)),
    groups: brandGroups(slug, categories, views(newest)),
    favourites: views(favourites),
    cuts: views(cuts),
    promotions,
    aspects,
    hasDemo: newest.some(({ isDemo }) => isDemo),
  }
}

/** What a brand's page is drawn from. */
export type BrandPageView = NonNullable<Awaited<ReturnType<typeof brandPage>>>
