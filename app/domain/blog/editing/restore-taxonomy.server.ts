import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { writeRow } from './taxonomy.server.ts'
import type { Taxonomy, TaxonomyRow } from './taxonomy.server.ts'

const COLUMNS: Record<Taxonomy, readonly string[]> = {
  categories: [
    'id',
    'name',
    'slug',
    'former_slugs',
    'description',
    'icon',
    'display_order',
    'is_active',
    'created_at',
  ],
  subcategories: ['id', 'category_id', 'name', 'display_order', 'is_active'],
  authors: [
    'id',
    'name',
    'slug',
    'former_slugs',
    'email',
    'bio',
    'avatar_url',
    'is_active',
    'is_demo',
    'created_at',
  ],
  tags: ['id', 'name', 'slug', 'former_slugs', 'description', 'color', 'image_url', 'created_at'],
}

const ids = z.array(z.number().int()).default([])
const removed = z.object({
  row: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
  articles: ids,
  into: z.number().int().optional(),
  gained: ids,
})

/**
 * Brings a deleted row back as it was, under the same id; a tag with its articles, as far as they are still there. A tag
 * that was merged is parted again.
 * @param detail what was written down of the deletion
 * @throws AppError 'conflict' for a name or slug that another row has by now; ZodError for a detail that is none
 */
export function restoreTaxonomy(db: Db, table: Taxonomy, detail: unknown): Promise<TaxonomyRow> {
  const { row, articles, into, gained } = removed.parse(detail)
  const columns = COLUMNS[table].filter((column) => row[column] !== undefined)
  const list = (items: readonly number[]) => sql`any(${`{${items.join(',')}}`}::int[])`
  return writeRow(table, () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<TaxonomyRow>(sql`
        insert into ${sql.identifier(table)} (${sql.join(
          columns.map((column) => sql.identifier(column)),
          sql`, `,
        )})
        values (${sql.join(
          columns.map((column) => sql`${sql.param(row[column])}`),
          sql`, `,
        )}) returning *`)
      const [back] = rows
      if (table !== 'tags' || !back) return back
      await tx.execute(sql`
        insert into article_tags (article_id, tag_id) select id, ${back.id}::int from articles where id = ${list(articles)}
        on conflict do nothing`)
      if (into !== undefined) {
        await tx.execute(
          sql`delete from article_tags where tag_id = ${into} and article_id = ${list(gained)}`,
        )
        await tx.execute(sql`
          update tags i set former_slugs = array(select s from unnest(i.former_slugs) s
            where s <> b.slug and s <> all(b.former_slugs))
          from tags b where i.id = ${into} and b.id = ${back.id}`)
      }
      return back
    }),
  )
}
