import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

type Choice = { id: number; name: string }

/** What an article can be filed under. */
export type EditingChoices = {
  categories: Choice[]
  /** All categories' own; a form shows those of the chosen one. */
  subcategories: (Choice & { categoryId: number })[]
  authors: Choice[]
}

/** Every category's name, in display order: articles may stand in one that is no longer active. */
export async function categoryNames(db: Db): Promise<Choice[]> {
  const { rows } = await db.execute<Choice>(sql`select id, name from categories order by display_order, id`)
  return rows
}

/** What the list of articles can be narrowed by: every category in display order, authors and tags by name. */
export async function listChoices(
  db: Db,
): Promise<{ categories: Choice[]; authors: Choice[]; tags: string[] }> {
  const [categories, authors, tags] = await Promise.all([
    categoryNames(db),
    db.execute<Choice>(sql`select id, name from authors order by vi_fold(name), id`),
    db.execute<{ name: string }>(sql`select name from tags order by vi_fold(name), name limit ${MOST_TAGS}`),
  ])
  return { categories, authors: authors.rows, tags: tags.rows.map(({ name }) => name) }
}

/** Tags that are offered while one is typed. */
const MOST_TAGS = 300

/**
 * Active categories and subcategories in display order and active authors by name; what an article already has is among
 * them even when it is not active any more, so that opening and saving changes nothing.
 */
export async function editingChoices(
  db: Db,
  current: { category_id: number | null; subcategory_id: number | null; author_id: number | null },
): Promise<EditingChoices> {
  const [categories, subcategories, authors] = await Promise.all([
    db.execute<Choice>(sql`
      select id, name from categories where is_active or id = ${current.category_id} order by display_order, id`),
    db.execute<Choice & { categoryId: number }>(sql`
      select id, name, category_id as "categoryId" from subcategories
      where is_active or id = ${current.subcategory_id} order by display_order, id`),
    db.execute<Choice>(sql`
      select id, name from authors where is_active or id = ${current.author_id} order by vi_fold(name), id`),
  ])
  return { categories: categories.rows, subcategories: subcategories.rows, authors: authors.rows }
}

/** Tags whose name holds a text, marks and case aside, the shortest first: what is typed stands before what only holds it. */
export async function findTags(
  db: Db,
  { text, except, limit }: { text: string; except: readonly number[]; limit: number },
): Promise<Choice[]> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const others = except.length > 0 ? sql`and id not in ${[...except]}` : sql``
  const { rows } = await db.execute<Choice>(sql`
    select id, name from tags where vi_fold(name) like vi_fold(${pattern}) ${others}
    order by length(name), name limit ${limit}`)
  return rows
}

/** The names of everything an article can be filed under, by id as forms have it; what is gone is shown as its id. */
export async function fieldNames(db: Db) {
  const { rows } = await db.execute<{ kind: string; id: number; name: string }>(sql`
    select 'category' as kind, id, name from categories union all select 'subcategory', id, name from subcategories
    union all select 'author', id, name from authors`)
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind}:${id}`, name]))
  const nameOf = (kind: string) => (id: string) => (id === '' ? '' : (names.get(`${kind}:${id}`) ?? `#${id}`))
  return { category: nameOf('category'), subcategory: nameOf('subcategory'), author: nameOf('author') }
}
