import { asc } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { facets, productCategories } from '#db/schema/catalogue.ts'
import { remembered } from './remembered.server.ts'

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

/** Every category by its slug, in display order. */
const categoryShapes = remembered(async (db: Db): Promise<ReadonlyMap<string, CategoryShape>> => {
  const [categories, definitions] = await Promise.all([
    db
      .select({
        id: productCategories.id,
        name: productCategories.name,
        slug: productCategories.slug,
        kind: productCategories.kind,
      })
      .from(productCategories)
      .orderBy(asc(productCategories.displayOrder), asc(productCategories.name)),
    db.select().from(facets).orderBy(asc(facets.displayOrder)),
  ])
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
})

/** The categories of the catalogue; one that is not known yet is looked for anew before it counts as missing. */
export async function catalogueShape(db: Db, slug?: string): Promise<ReadonlyMap<string, CategoryShape>> {
  const shapes = await categoryShapes(db)
  if (slug === undefined || shapes.has(slug)) return shapes
  categoryShapes.forget(db)
  return categoryShapes(db)
}
