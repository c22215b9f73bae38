import { sql } from 'drizzle-orm'
import { isShipped, kindLabel, kindRecord, presentKinds } from '#app/kinds/kind.ts'
import type { Db } from '#db/client.ts'
import { addedWords, attributeRows } from './kind-record.ts'
import type { KindFacet } from './kind-record.ts'

/** A category of products as its screen lists it. */
export type KindRow = {
  id: number
  kind: string
  name: string
  slug: string
  isHidden: boolean
  isShipped: boolean
  products: number
  attributes: string[]
  filters: number
}

type Stored = Pick<KindRow, 'id' | 'kind' | 'name' | 'slug' | 'isHidden' | 'products'> & {
  group: string
  facets: KindFacet[]
}

/** The categories in the order shown, with the products that are in them. */
async function storedCategories(db: Pick<Db, 'execute'>, id?: number): Promise<Stored[]> {
  const { rows } = await db.execute<Stored>(sql`
    select c.id, c.kind, c.name, c.slug, c.is_hidden as "isHidden", c.group_key as "group",
      (select count(*)::int from products p where p.category_id = c.id and p.deleted_at is null) as products,
      coalesce((select json_agg(json_build_object('attribute', f.attribute, 'edges', f.edges) order by f.display_order)
        from facets f where f.kind = c.kind), '[]') as facets
    from product_categories c where ${id === undefined ? sql`true` : sql`c.id = ${id}`}
    order by c.display_order, c.name`)
  return rows
}

/** Every category with what describes its kind. */
export async function kindRows(db: Db): Promise<KindRow[]> {
  return (await storedCategories(db)).map(({ id, kind, name, slug, isHidden, products, facets }) => ({
    id,
    kind,
    name,
    slug,
    isHidden,
    products,
    isShipped: isShipped(kind),
    attributes: attributeRows(kind, facets).rows.map(({ label }) => label),
    filters: facets.length,
  }))
}

/** The kinds that no category is of yet, shipped ones in their order. */
export async function kindsToMake(db: Db): Promise<{ kind: string; name: string }[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`select kind from product_categories`)
  const made = new Set(rows.map(({ kind }) => kind))
  return presentKinds()
    .filter((kind) => !made.has(kind))
    .map((kind) => ({ kind, name: kindLabel(kind) }))
}

/** What the form of a category starts from; null where there is none of this id. */
export async function kindToEdit(db: Db, id: number) {
  const [row] = await storedCategories(db, id)
  if (!row) return null
  const { synonyms, others } = kindRecord(row.kind).words
  const added = addedWords(row.kind)
  return {
    ...row,
    isShipped: isShipped(row.kind),
    words: added,
    /** Names that are its own already, which no editor takes away. */
    knownAs: isShipped(row.kind)
      ? [synonyms, ...others.map((word) => word.replace(/^[!~]+/, ''))].filter(
          (word) => !added.includes(word),
        )
      : [],
    ...attributeRows(row.kind, row.facets),
  }
}
export type EditedKindForm = NonNullable<Awaited<ReturnType<typeof kindToEdit>>>

/** Shipped kinds that no category is of yet, by name. */
export async function kindsWithoutCategory(db: Db): Promise<{ key: string; name: string }[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`select distinct kind from product_categories`)
  const taken = new Set(rows.map(({ kind }) => kind))
  return presentKinds()
    .filter((key) => isShipped(key) && !taken.has(key))
    .map((key) => ({ key, name: kindRecord(key).name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'vi'))
}
