import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { unlessRefused } from '#app/platform/refused-write.ts'
import { say } from '#app/vietnamese/say.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Db } from '#db/client.ts'

/** The tables articles are filed by, what keeps a row from being deleted, and how that is said. */
const TABLES = {
  categories: {
    hasSlug: true,
    inUse: (id: number) => sql`exists (select from articles where category_id = ${id})
      or exists (select from subcategories where category_id = ${id})`,
    get refusal() {
      return say('Failed to delete category. Category may have associated articles.', {
        vi: 'Chưa xóa được danh mục. Có thể vẫn còn bài viết trong danh mục.',
      })
    },
  },
  subcategories: {
    hasSlug: false,
    inUse: (id: number) => sql`exists (select from articles where subcategory_id = ${id})`,
    get refusal() {
      return say('Failed to delete subcategory. Subcategory may have associated articles.', {
        vi: 'Chưa xóa được danh mục con. Có thể vẫn còn bài viết trong đó.',
      })
    },
  },
  authors: {
    hasSlug: true,
    inUse: (id: number) => sql`exists (select from articles where author_id = ${id})`,
    get refusal() {
      return say('Failed to delete author. Author may have associated articles.', {
        vi: 'Chưa xóa được tác giả. Có thể vẫn còn bài viết của tác giả này.',
      })
    },
  },
  tags: {
    hasSlug: true,
    inUse: () => sql`false`,
    get refusal() {
      return say('Failed to delete tag', { vi: 'Chưa xóa được thẻ' })
    },
  },
} as const

/** A table of the blog's order. */
export type Taxonomy = keyof typeof TABLES

/** A row as the API shows it, in the column names of the specification. */
export type TaxonomyRow = { id: number; name: string } & Record<string, unknown>

/** A row that was deleted, and the articles that had it, where it is a tag. */
export type RemovedRow = { row: TaxonomyRow; articles: number[] }

export type Values = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>

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
  return writeRow(table, async () => {
    const { rows } = await db.execute<TaxonomyRow>(sql`
      insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)})
      values (${sql.join(
        Object.values(complete).map((value) => sql`${sql.param(value)}`),
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
    .map(([column, value]) => sql`${sql.identifier(column)} = ${sql.param(value)}`)
  const assigned = set.length > 0 ? sql.join(set, sql`, `) : sql`id = id`
  return writeRow(table, async () => {
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

/** What tells two states of a row apart; null where there is none. @param hold keeps others from writing it */
export async function taxonomyVersion(
  db: Pick<Db, 'execute'>,
  { table, id, hold = false }: { table: Taxonomy; id: number; hold?: boolean },
): Promise<string | null> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select md5(t::text) as version from ${sql.identifier(table)} t where id = ${id} ${hold ? sql`for update` : sql``}`)
  return rows[0]?.version ?? null
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
  if (!row) throw new AppError('not_found', say('Not found.', { vi: 'Không tìm thấy.' }))
  if (row.used) throw new AppError('conflict', refusal)
  const removed: RemovedRow = { row: { id, name: '' }, articles: [] }
  await writeRow(table, () =>
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
  if (slug === '')
    throw new AppError('invalid', say('Slug is required', { vi: 'Bạn nhập đường dẫn nhé' }), {
      fields: { slug: say('Slug is required', { vi: 'Bạn nhập đường dẫn nhé' }) },
    })
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

/** Runs a write; what the database refuses is said as the field at fault. @throws AppError 'not_found' where it wrote no row */
export async function writeRow(
  table: Taxonomy,
  write: () => Promise<TaxonomyRow | undefined>,
): Promise<TaxonomyRow> {
  const row = await unlessRefused(write, {
    taken: (rule) =>
      rule.includes('user_id')
        ? atField(
            'conflict',
            'user_id',
            say('The account has an author page already', { vi: 'Tài khoản này đã có trang tác giả' }),
          )
        : taken(rule.includes('slug') ? 'slug' : 'name'),
    missing: (rule) => {
      if (rule.includes('user_id'))
        return atField('invalid', 'user_id', say('Account not found', { vi: 'Không tìm thấy tài khoản' }))
      return table === 'subcategories'
        ? atField('invalid', 'category_id', say('Category not found', { vi: 'Không tìm thấy danh mục' }))
        : new AppError('conflict', TABLES[table].refusal)
    },
  })
  if (!row) throw new AppError('not_found', say('Not found.', { vi: 'Không tìm thấy.' }))
  return row
}

const taken = (field: 'slug' | 'name'): AppError =>
  atField(
    'conflict',
    field,
    say(`${field === 'slug' ? say('Slug', { vi: 'Đường dẫn' }) : say('Name', { vi: 'Tên' })} is taken`, {
      vi: `${field === 'slug' ? say('Slug', { vi: 'Đường dẫn' }) : say('Name', { vi: 'Tên' })} này đã có người dùng`,
    }),
  )

const atField = (code: 'conflict' | 'invalid', field: string, text: string): AppError =>
  new AppError(code, text, { fields: { [field]: text } })
