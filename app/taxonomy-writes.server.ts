import { AppError } from './errors.ts'
import { changedFields } from './features/audit/changed-fields.ts'
import { deletionDetail } from './features/audit/queries/deletions.server.ts'
import { recordChange } from './features/audit/queries/record-change.server.ts'
import { mergeTags } from './features/blog/editing/merge-tags.server.ts'
import { restoreTaxonomy } from './features/blog/editing/restore-taxonomy.server.ts'
import {
  createTaxonomy,
  deleteTaxonomy,
  taxonomyRow,
  updateTaxonomy,
} from './features/blog/editing/taxonomy.server.ts'
import type { Taxonomy, TaxonomyRow, Values } from './features/blog/editing/taxonomy.server.ts'
import type { Db } from '#db/client.ts'

/** What the log calls a row of each table. */
export const ENTITY: Record<Taxonomy, string> = {
  categories: 'category',
  subcategories: 'subcategory',
  authors: 'author',
  tags: 'tag',
}

/** Writes of the blog's order with their lines in the log, whoever they come by: a form or the API. */
export function taxonomyWrites(db: Db, actorId: string) {
  const note = (table: Taxonomy, action: string, entityId: number, detail: Record<string, unknown>) =>
    recordChange(db, { actorId, action, entity: ENTITY[table], entityId, detail })
  return {
    /** @throws AppError as `createTaxonomy` */
    async create(table: Taxonomy, values: Values): Promise<TaxonomyRow> {
      const row = await createTaxonomy(db, table, values)
      await note(table, 'create', row.id, { name: row.name })
      return row
    },
    /** @throws AppError as `updateTaxonomy` */
    async update(table: Taxonomy, id: number, values: Values): Promise<TaxonomyRow> {
      const before = await taxonomyRow(db, table, id)
      const row = await updateTaxonomy(db, table, { id, values })
      await note(table, 'update', id, { name: row.name, ...changedFields(before ?? {}, row) })
      return row
    },
    /** @returns the line by which the row can be brought back @throws AppError as `deleteTaxonomy` */
    async remove(table: Taxonomy, id: number): Promise<number> {
      const removed = await deleteTaxonomy(db, table, id)
      return note(table, 'delete', id, removed)
    },
    /** @returns the line by which the tags can be parted again @throws AppError as `mergeTags` */
    async merge(from: number, into: number): Promise<number> {
      return note('tags', 'merge', from, await mergeTags(db, { from, into }))
    },
    /** Brings back what a line of the log says was deleted. @throws AppError 'not_found', 'conflict' */
    async restore(table: Taxonomy, line: number): Promise<TaxonomyRow> {
      const detail = await deletionDetail(db, { line, entity: ENTITY[table] })
      if (!detail) throw new AppError('not_found', 'Nothing to restore')
      const row = await restoreTaxonomy(db, table, detail)
      await note(table, 'restore', row.id, { name: row.name })
      return row
    },
  }
}
