import { sql } from 'drizzle-orm'
import { fold } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'

/** `articles` counts what is not in the trash, `trashed` the rest. */
type Filed = { articles: number; trashed: number }

export type SubcategoryRow = Filed & {
  id: number
  categoryId: number
  name: string
  displayOrder: number
  isActive: boolean
}

export type CategoryRow = Filed & {
  id: number
  name: string
  slug: string
  description: string | null
  icon: string | null
  displayOrder: number
  isActive: boolean
  subcategories: SubcategoryRow[]
}

export type AuthorRow = Filed & {
  id: number
  name: string
  slug: string
  email: string | null
  bio: string | null
  avatarUrl: string | null
  links: string[]
  /** Whose page it is. */
  userId: string | null
  userName: string | null
  isActive: boolean
  isDemo: boolean
}

export type TagRow = Filed & {
  id: number
  name: string
  slug: string
  description: string | null
  color: string
  imageUrl: string | null
}

/** Words of a name, and which of how many rows to show. */
export type RowsAsked = { text: string; page: number; size: number }

/** `total` are the rows found, `all` those there are. */
export type RowsFound<Row> = { rows: Row[]; total: number; all: number }

const counted = sql`(count(*) filter (where deleted_at is null))::int as articles,
  (count(*) filter (where deleted_at is not null))::int as trashed`

/** Every category in its order, with its subcategories in theirs. */
export async function categoryRows(db: Db): Promise<CategoryRow[]> {
  const { rows } = await db.execute<Omit<CategoryRow, 'subcategories'>>(sql`
    select c.id, c.name, c.slug, c.description, c.icon, c.display_order as "displayOrder", c.is_active as "isActive",
      coalesce(n.articles, 0) as articles, coalesce(n.trashed, 0) as trashed
    from categories c left join (select category_id, ${counted} from articles group by 1) n on n.category_id = c.id
    order by c.display_order, c.id`)
  const below = await db.execute<SubcategoryRow>(sql`
    select s.id, s.category_id as "categoryId", s.name, s.display_order as "displayOrder", s.is_active as "isActive",
      coalesce(n.articles, 0) as articles, coalesce(n.trashed, 0) as trashed
    from subcategories s left join (select subcategory_id, ${counted} from articles group by 1) n on n.subcategory_id = s.id
    order by s.display_order, s.id`)
  return rows.map((row) => ({
    ...row,
    subcategories: below.rows.filter(({ categoryId }) => categoryId === row.id),
  }))
}

const nameLike = (text: string) =>
  text === ''
    ? sql`true`
    : sql`vi_fold(r.name) like ${`%${fold(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

const window = ({ page, size }: RowsAsked) => sql`limit ${size} offset ${(page - 1) * size}`

async function totals(
  db: Db,
  table: 'authors' | 'tags',
  text: string,
): Promise<{ total: number; all: number }> {
  const { rows } = await db.execute<{ total: number; all: number }>(sql`
    select (count(*) filter (where ${nameLike(text)}))::int as total, count(*)::int as all
    from ${sql.identifier(table)} r`)
  return rows[0] ?? { total: 0, all: 0 }
}

/** A page of the authors: whoever asks first, then the newest. */
export async function authorRows(db: Db, asked: RowsAsked & { own: string }): Promise<RowsFound<AuthorRow>> {
  const order = sql`(r.user_id is not distinct from ${asked.own}) desc, r.created_at desc, r.id desc`
  const { rows } = await db.execute<AuthorRow>(sql`
    select r.id, r.name, r.slug, r.email, r.bio, r.avatar_url as "avatarUrl", r.links, r.user_id as "userId",
      u.name as "userName", r.is_active as "isActive", r.is_demo as "isDemo", n.articles, n.trashed
    from (select * from authors r where ${nameLike(asked.text)} order by ${order} ${window(asked)}) r
    left join users u on u.id = r.user_id
    cross join lateral (select ${counted} from articles where author_id = r.id) n
    order by ${order}`)
  return { rows, ...(await totals(db, 'authors', asked.text)) }
}

/** Whether an account has an author's page. */
export async function hasAuthorPage(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from authors where user_id = ${userId}`)
  return rows.length > 0
}

/** The author that an account writes as; null where it has no page of its own, or none that is in use. */
export async function ownAuthor(db: Db, userId: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from authors where user_id = ${userId} and is_active order by id limit 1`,
  )
  return rows[0]?.id ?? null
}

/** A page of the tags by name. */
export async function tagRows(db: Db, asked: RowsAsked): Promise<RowsFound<TagRow>> {
  const { rows } = await db.execute<TagRow>(sql`
    select r.id, r.name, r.slug, r.description, r.color, r.image_url as "imageUrl", n.articles, n.trashed
    from (select * from tags r where ${nameLike(asked.text)} order by name ${window(asked)}) r
    cross join lateral (
      select ${counted} from article_tags x join articles on articles.id = x.article_id where x.tag_id = r.id) n
    order by r.name`)
  return { rows, ...(await totals(db, 'tags', asked.text)) }
}

/** Every tag's name, to choose among. */
export async function tagNames(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from tags order by name`,
  )
  return rows
}
