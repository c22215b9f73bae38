import { asc, not } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import type { Db } from '#db/client.ts'
import { facets, productCategories } from '#db/schema/catalogue.ts'

/** What a kind can be filtered by. `edges` (ascending) cut a figure into half-open ranges; null: each value is a choice. */
export type FacetDefinition = { attribute: string; edges: number[] | null }

/** A category with the facets of its kind, in the order shown. */
export type CategoryShape = {
  id: number
  name: string
  slug: string
  kind: string
  facets: FacetDefinition[]
}

/** The categories that are not hidden in display order, and what each kind can be filtered by. */
async function readShape(db: Db) {
  const [categories, definitions] = await Promise.all([
    db
      .select({
        id: productCategories.id,
        name: productCategories.name,
        slug: productCategories.slug,
        kind: productCategories.kind,
      })
      .from(productCategories)
      .where(not(productCategories.isHidden))
      .orderBy(asc(productCategories.displayOrder), asc(productCategories.name)),
    db.select().from(facets).orderBy(asc(facets.displayOrder)),
  ])
  return { categories, definitions }
}

/** The categories of the catalogue by slug, in display order; a change is seen with the next request. */
export const catalogueShape = keptByVersion<
  Awaited<ReturnType<typeof readShape>>,
  ReadonlyMap<string, CategoryShape>
>({
  read: readShape,
  make: ({ categories, definitions }) => {
    const byKind = Map.groupBy(definitions, ({ kind }) => kind)
    return new Map(
      categories.map((category) => [
        category.slug,
        {
          ...category,
          facets: (byKind.get(category.kind) ?? []).map(({ attribute, edges }) => ({ attribute, edges })),
        },
      ]),
    )
  },
})
