import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import { writeRow } from './taxonomy.server.ts'
import type { TaxonomyRow } from './taxonomy.server.ts'

const ids = z.array(z.number().int())

/** What moving did beside deleting a category: enough to take it back. */
export const movedDetail = z.object({
  into: z.number().int(),
  /** Its articles, and under which of its subcategories each stood. */
  articles: ids,
  filed: z.record(z.string(), ids),
  subcategories: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
})
type Moved = z.infer<typeof movedDetail>

/** What deleting a category would move, drafts and the trash included; null where one of both is not there. */
export async function previewMove(
  db: Db,
  { from, into }: { from: number; into: number },
): Promise<{ from: string; into: string; articles: number; subcategories: number } | null> {
  const { rows } = await db.execute<{
    from: string
    into: string
    articles: number
    subcategories: number
  }>(sql`
    select f.name as from, i.name as into,
      (select count(*)::int from articles a where a.category_id = f.id) as articles,
      (select count(*)::int from subcategories s where s.category_id = f.id) as subcategories
    from categories f, categories i where f.id = ${from} and i.id = ${into} and f.id <> i.id`)
  return rows[0] ?? null
}

/**
 * Deletes a category and its subcategories, and files its articles under another; its address leads to that one.
 * @returns what it takes to bring all of it back @throws AppError 'not_found', 'invalid'
 */
export async function moveAndDeleteCategory(
  tx: Transaction,
  { id, into }: { id: number; into: number },
): Promise<Moved & { row: TaxonomyRow; intoName: string }> {
  if (id === into)
    throw new AppError('invalid', say('Choose another category', { vi: 'Bạn chọn danh mục khác nhé' }), {
      fields: { into: say('Choose another category', { vi: 'Bạn chọn danh mục khác nhé' }) },
    })
  const target = await tx.execute<{ name: string }>(
    sql`select name from categories where id = ${into} for update`,
  )
  const [to] = target.rows
  if (!to)
    throw new AppError('invalid', say('Category not found', { vi: 'Không tìm thấy danh mục' }), {
      fields: { into: say('Category not found', { vi: 'Không tìm thấy danh mục' }) },
    })
  const { rows: filed } = await tx.execute<{ subcategory: number | null; articles: number[] }>(sql`
    select subcategory_id as subcategory, array_agg(id order by id) as articles from articles where category_id = ${id}
    group by subcategory_id`)
  await tx.execute(
    sql`update articles set category_id = ${into}, subcategory_id = null where category_id = ${id}`,
  )
  const { rows: subcategories } = await tx.execute<Moved['subcategories'][number]>(
    sql`delete from subcategories where category_id = ${id} returning *`,
  )
  const row = await writeRow('categories', async () => {
    const { rows } = await tx.execute<TaxonomyRow>(sql`delete from categories where id = ${id} returning *`)
    return rows[0]
  })
  await tx.execute(sql`
    update categories set former_slugs = former_slugs || ${row['slug']}::text
      || ${sql.param(row['former_slugs'])}::text[] where id = ${into}`)
  return {
    row,
    into,
    intoName: to.name,
    articles: filed.flatMap(({ articles }) => articles),
    filed: Object.fromEntries(
      filed.flatMap(({ subcategory, articles }) =>
        subcategory === null ? [] : [[String(subcategory), articles]],
      ),
    ),
    subcategories,
  }
}

/** Takes a move back, once the category is there again: its subcategories, and the articles that nobody has filed elsewhere since. */
export async function moveBack(tx: Pick<Db, 'execute'>, id: number, moved: Moved): Promise<void> {
  await tx.execute(sql`
    insert into subcategories (id, category_id, name, display_order, is_active)
    select id, category_id, name, display_order, is_active
    from jsonb_populate_recordset(null::subcategories, ${JSON.stringify(moved.subcategories)}::jsonb)`)
  await tx.execute(sql`
    update articles set category_id = ${id}, subcategory_id = null
    where id = any(${sql.param(moved.articles)}::int[]) and category_id = ${moved.into}`)
  const filed = Object.entries(moved.filed).flatMap(([subcategory, articles]) =>
    articles.map((article) => ({ article, subcategory: Number(subcategory) })),
  )
  await tx.execute(sql`
    update articles a set subcategory_id = x.subcategory
    from jsonb_to_recordset(${JSON.stringify(filed)}::jsonb) as x(article int, subcategory int)
    where a.id = x.article and a.category_id = ${id}`)
  await tx.execute(sql`
    update categories i set former_slugs = array(select s from unnest(i.former_slugs) s
      where s <> b.slug and s <> all(b.former_slugs))
    from categories b where i.id = ${moved.into} and b.id = ${id}`)
}
