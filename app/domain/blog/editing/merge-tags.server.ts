import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { articlesOfTag } from './taxonomy.server.ts'
import type { RemovedRow, TaxonomyRow } from './taxonomy.server.ts'

/** A tag that went into another; `gained` are the articles that had not had the other before. */
export type MergedTag = RemovedRow & { into: number; gained: number[] }

/** What merging would do: articles that get the other tag, and those that have both. */
export type MergePreview = { from: string; into: string; moving: number; having: number }

/** @returns null unless both tags are there and are two */
export async function previewMerge(
  db: Db,
  { from, into }: { from: number; into: number },
): Promise<MergePreview | null> {
  const { rows } = await db.execute<MergePreview>(sql`
    select f.name as from, i.name as into, counted.moving, counted.having
    from tags f join tags i on i.id = ${into} and i.id <> f.id
    cross join lateral (
      select (count(*) filter (where not has))::int as moving, (count(*) filter (where has))::int as having
      from (select exists (select from article_tags y where y.article_id = x.article_id and y.tag_id = i.id) as has
        from article_tags x where x.tag_id = f.id) each) counted
    where f.id = ${from}`)
  return rows[0] ?? null
}

/**
 * Gives all articles of one tag another, whose address the first one's lead to from now on, and deletes it; an article that
 * has both keeps one.
 * @returns what it takes to part them again @throws AppError 'not_found' unless both tags are there and are two
 */
export function mergeTags(db: Db, { from, into }: { from: number; into: number }): Promise<MergedTag> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<TaxonomyRow>(
      sql`select * from tags where id in (${from}, ${into}) order by id for update`,
    )
    const row = rows.find(({ id }) => id === from)
    if (!row || rows.length !== 2)
      throw new AppError('not_found', say('Tag not found', { vi: 'Không tìm thấy thẻ' }))
    const articles = await articlesOfTag(tx, from)
    const added = await tx.execute<{ id: number }>(sql`
      insert into article_tags (article_id, tag_id) select article_id, ${into}::int from article_tags where tag_id = ${from}
      on conflict do nothing returning article_id as id`)
    await tx.execute(sql`
      update tags i set former_slugs = i.former_slugs || f.former_slugs || f.slug
      from tags f where i.id = ${into} and f.id = ${from}`)
    await tx.execute(sql`delete from tags where id = ${from}`)
    return { row, articles, into, gained: added.rows.map(({ id }) => id) }
  })
}
