import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { AppError } from '#app/errors.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Db } from '#db/client.ts'

/** The tables articles are filed by, what keeps a row from being deleted, and how that is said. */
const TABLES = {
  categories: {
    hasSlug: true,
    inUse: (id: number) => sql`exists (select from articles where category_id = ${id})
      or exists (select from subcategories where category_id = ${id})`,
    refusal: 'Failed to delete category. Category may have associated articles.',
  },
  subcategories: {
    hasSlug: false,
    inUse: (id: number) => sql`exists (select from articles where subcategory_id = ${id})`,
    refusal: 'Failed to delete subcategory. Subcategory may have associated articles.',
  },
  authors: {
    hasSlug: true,
    inUse: (id: number) => sql`exists (select from articles where author_id = ${id})`,
    refusal: 'Failed to delete author. Author may have associated articles.',
  },
  tags: { hasSlug: true, inUse: () => sql`false`, refusal: 'Failed to delete tag' },
} as const

/** A table of the blog's order. */
export type Taxonomy = keyof typeof TABLES

/** A row as the API shows it, in the column names of the specification. */
export type TaxonomyRow = { id: number; name: string } & Record<string, unknown>

/** A row that was deleted, and the articles that had it, where it is a tag. */
export type RemovedRow = { row: TaxonomyRow; articles: number[] }

export type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Every row of a table, in the order the specification lists it. */
export async function listTaxonomy(db: Db, table: Taxonomy): Promise<TaxonomyRow[]> {
  const order: Record<Taxonomy, SQL> = {
    categories: sql`display_order, id`,
    subcategories: sql`category_id, display_order, id`,
    authors: sql`created_at desc, id desc`,
    tags: sql`name`,
  }
  const { rows } = await db.execute<TaxonomyRow>(
    sql`select * from ${sql.identifier(table)} order by ${order[table]}`,
  )
  return rows
}

/** Makes a row. @throws AppError 'conflict' for a name or slug that is taken, 'invalid' for what it points to and is not there */
export async function createTaxonomy(db: Db, table: Taxonomy, values: Values): Promise<TaxonomyRow> {
  const complete = withSlug(table, values)
  const columns = Object.keys(complete).map((column) => sql.identifier(column))
  return inOrder(table, async () => {
    const { rows } = await db.execute<TaxonomyRow>(sql`
      insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)})
      values (${sql.join(
        Object.values(complete).map((value) => sql`${value}`),
        sql`, `,
      )}) returning *`)
    return rows[0]
  })
}

/** Changes the fields given of a row. @throws AppError 'not_found', 'conflict', 'invalid' */
export async function updateTaxonomy(
  db: Db,
  table: Taxonomy,
  { id, values }: { id: number; values: Values },
): Promise<TaxonomyRow> {
  const set = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  const assigned = set.length > 0 ? sql.join(set, sql`, `) : sql`id = id`
  return inOrder(table, async () => {
    const { rows } = await db.execute<TaxonomyRow>(
      sql`update ${sql.identifier(table)} set ${assigned} where id = ${id} returning *`,
    )
    return rows[0]
  })
}

/** A row by its id; null where there is none. */
export async function taxonomyRow(db: Db, table: Taxonomy, id: number): Promise<TaxonomyRow | null> {
  const { rows } = await db.execute<TaxonomyRow>(sql`select * from ${sql.identifier(table)} where id = ${id}`)
  return rows[0] ?? null
}

/**
 * Deletes a row nothing is filed under. @returns what it takes to bring the row back
 * @throws AppError 'not_found', 'conflict' with the specified text where it is in use
 */
export async function deleteTaxonomy(db: Db, table: Taxonomy, id: number): Promise<RemovedRow> {
  const { inUse, refusal } = TABLES[table]
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select (${inUse(id)}) as used from ${sql.identifier(table)} where id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new AppError('not_found', 'Không tìm thấy.')
  if (row.used) throw new AppError('conflict', refusal)
  const removed: RemovedRow = { row: { id, name: '' }, articles: [] }
  await inOrder(table, () =>
    db.transaction(async (tx) => {
      if (table === 'tags') removed.articles = await articlesOfTag(tx, id)
      const { rows } = await tx.execute<TaxonomyRow>(
        sql`delete from ${sql.identifier(table)} where id = ${id} returning *`,
      )
      removed.row = rows[0] ?? removed.row
      return rows[0]
    }),
  )
  return removed
}

function withSlug(table: Taxonomy, values: Values): Values {
  if (!TABLES[table].hasSlug || values['slug']) return dropUndefined(values)
  const slug = slugify(String(values['name']))
  if (slug === '') throw new AppError('invalid', 'Slug is required', { fields: { slug: 'Slug is required' } })
  return dropUndefined({ ...values, slug })
}

const dropUndefined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The ids of the articles that have a tag. */
export async function articlesOfTag(tx: Pick<Db, 'execute'>, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select article_id as id from article_tags where tag_id = ${id} order by article_id`,
  )
  return rows.map((row) => row.id)
}

/** Runs a write; what the database refuses is said as the field at fault. */
export async function inOrder(
  table: Taxonomy,
  write: () => Promise<TaxonomyRow | undefined>,
): Promise<TaxonomyRow> {
  try {
    const row = await write()
    if (!row) throw new AppError('not_found', 'Không tìm thấy.')
    return row
  } catch (error) {
    const { code, constraint } = causeOf(error)
    if (code === UNIQUE_VIOLATION) {
      const field = constraint?.includes('slug') ? 'slug' : 'name'
      throw new AppError('conflict', `${field === 'slug' ? 'Slug' : 'Name'} is taken`, {
        fields: { [field]: `${field === 'slug' ? 'Slug' : 'Name'} is taken` },
      })
    }
    if (code === FOREIGN_KEY_VIOLATION) {
      if (table === 'subcategories') {
        throw new AppError('invalid', 'Category not found', { fields: { category_id: 'Category not found' } })
      }
      throw new AppError('conflict', TABLES[table].refusal)
    }
    throw error
  }
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** The database's own code behind the error of the query builder. */
function causeOf(error: unknown): { code?: string; constraint?: string } {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return typeof cause === 'object' && cause !== null ? cause : {}
}
