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

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

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

/** Deletes a row nothing is filed under. @throws AppError 'not_found', 'conflict' with the specified text where it is in use */
export async function deleteTaxonomy(db: Db, table: Taxonomy, id: number): Promise<void> {
  const { inUse, refusal } = TABLES[table]
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select (${inUse(id)}) as used from ${sql.identifier(table)} where id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new AppError('not_found', 'Không tìm thấy.')
  if (row.used) throw new AppError('conflict', refusal)
  await inOrder(table, async () => {
    await db.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`)
    return { id, name: '' }
  })
}

/** Gives all articles of one tag another and deletes it; an article that has both keeps one. @throws AppError 'not_found' */
export async function mergeTags(db: Db, { from, into }: { from: number; into: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select id from tags where id in (${from}, ${into}) for update`)
    if (rows.length !== 2) throw new AppError('not_found', 'Không tìm thấy thẻ.')
    await tx.execute(sql`
      insert into article_tags (article_id, tag_id) select article_id, ${into} from article_tags where tag_id = ${from}
      on conflict do nothing`)
    await tx.execute(sql`delete from tags where id = ${from}`)
  })
}

function withSlug(table: Taxonomy, values: Values): Values {
  if (!TABLES[table].hasSlug || values['slug']) return dropUndefined(values)
  const slug = slugify(String(values['name']))
  if (slug === '') throw new AppError('invalid', 'Slug is required', { fields: { slug: 'Slug is required' } })
  return dropUndefined({ ...values, slug })
}

const dropUndefined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Runs a write; what the database refuses is said as the field at fault. */
async function inOrder(table: Taxonomy, write: () => Promise<TaxonomyRow | undefined>): Promise<TaxonomyRow> {
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
