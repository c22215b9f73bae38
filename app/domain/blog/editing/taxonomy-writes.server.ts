import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { changedFields } from '#app/platform/audit/changed-fields.ts'
import { deletionDetail, deletionOf } from '#app/platform/audit/deletions.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn, Audited } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import { mergeTags } from './merge-tags.server.ts'
import { moveAndDeleteCategory, movedDetail, moveBack } from './move-category.server.ts'
import { createTaxonomy, deleteTaxonomy, taxonomyRow, updateTaxonomy, writeRow } from './taxonomy.server.ts'
import type { Taxonomy, TaxonomyRow, Values } from './taxonomy.server.ts'

/** What the log calls a row of each table. */
export const ENTITY = {
  categories: 'category',
  subcategories: 'subcategory',
  authors: 'author',
  tags: 'tag',
} as const satisfies Record<Taxonomy, Audited>

/** Who writes, and whether they may change the pages of other authors too. */
type Actor = { id: string; allAuthors: boolean }

/** Writes of the blog's order with their lines in the log, whoever they come by: a form or the API. */
export function taxonomyWrites(db: Db, actor: Actor) {
  const actorId = actor.id
  const note = (
    tx: Transaction,
    table: Taxonomy,
    line: { action: ActionOn<(typeof ENTITY)[Taxonomy]>; entityId: number; detail: object },
  ) => recordChange(tx, { actorId, entity: ENTITY[table], ...line, detail: { ...line.detail } })
  /** Brings back what a line of the log says was deleted. @throws AppError 'not_found', 'conflict' */
  const restore = (table: Taxonomy, line: number | null): Promise<TaxonomyRow> =>
    db.transaction(async (tx) => {
      const detail = line === null ? null : await deletionDetail(tx, { line, entity: ENTITY[table] })
      if (!detail)
        throw new AppError('not_found', say('Nothing to restore', { vi: 'Không có gì để khôi phục' }))
      mayTouch(actor, table, removed.parse(detail).row)
      const row = await restoreTaxonomy(tx, table, detail)
      await note(tx, table, { action: 'restore', entityId: row.id, detail: { name: row.name } })
      return row
    })
  return {
    restore,
    /** The same of the last time that the row of an id was deleted. */
    restoreRow: async (table: Taxonomy, id: number): Promise<TaxonomyRow> =>
      restore(table, await deletionOf(db, { entity: ENTITY[table], entityId: id })),
    /** @throws AppError as `createTaxonomy`, 'forbidden' for an author's page that is made somebody else's */
    create: (table: Taxonomy, values: Values): Promise<TaxonomyRow> =>
      db.transaction(async (tx) => {
        mayHand(actor, table, values, null)
        const row = await createTaxonomy(tx, table, values)
        await note(tx, table, { action: 'create', entityId: row.id, detail: { name: row.name } })
        return row
      }),
    /** @throws AppError as `updateTaxonomy`, 'forbidden' for the page of another author */
    update: (table: Taxonomy, id: number, values: Values): Promise<TaxonomyRow> =>
      db.transaction(async (tx) => {
        const before = await taxonomyRow(tx, table, id)
        mayTouch(actor, table, before)
        mayHand(actor, table, values, before)
        if (before && Object.keys(values).length === 0) return before
        const row = await updateTaxonomy(tx, table, { id, values })
        const changes = changedFields(before ?? {}, row)
        const detail = { name: row.name, ...changes }
        if (Object.keys(changes.after).length > 0)
          await note(tx, table, { action: 'update', entityId: id, detail })
        return row
      }),
    /** @returns the line by which the row can be brought back @throws AppError as `deleteTaxonomy` */
    remove: (table: Taxonomy, id: number): Promise<number> =>
      db.transaction(async (tx) => {
        mayTouch(actor, table, table === 'authors' ? await taxonomyRow(tx, table, id) : null)
        const detail = await deleteTaxonomy(tx, table, id)
        return note(tx, table, { action: 'delete', entityId: id, detail })
      }),
    /** @returns the line by which the category, its subcategories and its articles come back @throws AppError as `moveAndDeleteCategory` */
    removeInto: (id: number, into: number): Promise<number> =>
      db.transaction(async (tx) => {
        const detail = await moveAndDeleteCategory(tx, { id, into })
        return note(tx, 'categories', { action: 'delete', entityId: id, detail })
      }),
    /** @returns the line by which the tags can be parted again @throws AppError as `mergeTags` */
    merge: (from: number, into: number): Promise<number> =>
      db.transaction(async (tx) => {
        const detail = await mergeTags(tx, { from, into })
        return recordChange(tx, {
          actorId,
          action: 'merge',
          entity: 'tag',
          entityId: from,
          detail: { ...detail },
        })
      }),
  }
}

/** An author's page is changed by whose it is, all of them by whoever may change those of others. @throws AppError 'forbidden' */
function mayTouch(actor: Actor, table: Taxonomy, row: Readonly<Record<string, unknown>> | null): void {
  if (table !== 'authors' || row === null || actor.allAuthors) return
  if (row['user_id'] !== actor.id) throw new AppError('forbidden', NOT_YOURS())
}

/** A page is one's own only to oneself, and only when it is made. @throws AppError 'forbidden' */
function mayHand(
  { id, allAuthors }: Actor,
  table: Taxonomy,
  values: Values,
  before: TaxonomyRow | null,
): void {
  const to = values['user_id']
  if (table !== 'authors' || to === undefined || allAuthors) return
  if (before === null ? to !== null && to !== id : to !== before['user_id'])
    throw new AppError('forbidden', NOT_HANDED(), { fields: { user_id: NOT_HANDED() } })
}

const NOT_YOURS = () =>
  say('Only whose page it is, or an administrator, can do this. Ask one of them.', {
    vi: 'Chỉ người có trang này hoặc quản trị viên mới làm được. Bạn nhờ họ nhé.',
  })
const NOT_HANDED = () =>
  say('Only an administrator says whose page it is.', {
    vi: 'Chỉ quản trị viên quyết định trang này là của ai.',
  })

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
    'links',
    'user_id',
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

/** A column as it was; whose page it was only as long as the account is there. */
const valueOf = (column: string, value: unknown) =>
  column === 'user_id' ? sql`(select id from users where id = ${value})` : sql`${sql.param(value)}`

/**
 * Brings a deleted row back as it was, under the same id; a tag with its articles, as far as they are still there. A tag
 * that was merged is parted again.
 * @param detail what was written down of the deletion
 * @throws AppError 'conflict' for a name or slug that another row has by now; ZodError for a detail that is none
 */
function restoreTaxonomy(db: Db, table: Taxonomy, detail: unknown): Promise<TaxonomyRow> {
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
          columns.map((column) => valueOf(column, row[column])),
          sql`, `,
        )}) returning *`)
      const [back] = rows
      const moved = table === 'categories' ? movedDetail.safeParse(detail) : null
      if (back && moved?.success) await moveBack(tx, back.id, moved.data)
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
