import { AppError } from '#app/platform/errors.ts'
import { changedFields } from '#app/platform/audit/changed-fields.ts'
import { deletionDetail } from '#app/platform/audit/deletions.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { mergeTags } from './merge-tags.server.ts'
import { restoreTaxonomy } from './restore-taxonomy.server.ts'
import { createTaxonomy, deleteTaxonomy, taxonomyRow, updateTaxonomy } from './taxonomy.server.ts'
import type { Taxonomy, TaxonomyRow, Values } from './taxonomy.server.ts'
import type { Db, Transaction } from '#db/client.ts'

/** What the log calls a row of each table. */
export const ENTITY: Record<Taxonomy, string> = {
  categories: 'category',
  subcategories: 'subcategory',
  authors: 'author',
  tags: 'tag',
}

/** Writes of the blog's order with their lines in the log, whoever they come by: a form or the API. */
export function taxonomyWrites(db: Db, actorId: string) {
  const note = (
    tx: Transaction,
    table: Taxonomy,
    line: { action: string; entityId: number; detail: object },
  ) => recordChange(tx, { actorId, entity: ENTITY[table], ...line, detail: { ...line.detail } })
  return {
    /** @throws AppError as `createTaxonomy` */
    create: (table: Taxonomy, values: Values): Promise<TaxonomyRow> =>
      db.transaction(async (tx) => {
        const row = await createTaxonomy(tx, table, values)
        await note(tx, table, { action: 'create', entityId: row.id, detail: { name: row.name } })
        return row
      }),
    /** @throws AppError as `updateTaxonomy` */
    update: (table: Taxonomy, id: number, values: Values): Promise<TaxonomyRow> =>
      db.transaction(async (tx) => {
        const before = await taxonomyRow(tx, table, id)
        const row = await updateTaxonomy(tx, table, { id, values })
        const detail = { name: row.name, ...changedFields(before ?? {}, row) }
        await note(tx, table, { action: 'update', entityId: id, detail })
        return row
      }),
    /** @returns the line by which the row can be brought back @throws AppError as `deleteTaxonomy` */
    remove: (table: Taxonomy, id: number): Promise<number> =>
      db.transaction(async (tx) => {
        const detail = await deleteTaxonomy(tx, table, id)
        return note(tx, table, { action: 'delete', entityId: id, detail })
      }),
    /** @returns the line by which the tags can be parted again @throws AppError as `mergeTags` */
    merge: (from: number, into: number): Promise<number> =>
      db.transaction(async (tx) => {
        const detail = await mergeTags(tx, { from, into })
        return note(tx, 'tags', { action: 'merge', entityId: from, detail })
      }),
    /** Brings back what a line of the log says was deleted. @throws AppError 'not_found', 'conflict' */
    restore: (table: Taxonomy, line: number): Promise<TaxonomyRow> =>
      db.transaction(async (tx) => {
        const detail = await deletionDetail(tx, { line, entity: ENTITY[table] })
        if (!detail) throw new AppError('not_found', 'Nothing to restore')
        const row = await restoreTaxonomy(tx, table, detail)
        await note(tx, table, { action: 'restore', entityId: row.id, detail: { name: row.name } })
        return row
      }),
  }
}
