import { reasonToLeave, standingAfter } from '#app/domain/catalogue/editing/product-bulk.ts'
import type { ProductAction, ProductStanding } from '#app/domain/catalogue/editing/product-bulk.ts'
import {
  productStandings,
  restoreStandings,
  targetOf,
  writeStandings,
} from '#app/domain/catalogue/editing/queries/product-standings.server.ts'
import { unchangedRows } from '#app/domain/imports/queries/unchanged-rows.server.ts'
import { SavedMeanwhileError } from './change-subject.server.ts'
import type { Change } from './change-subject.server.ts'

/** One thing done to many products, by the rules that hold for the few that are ticked. */
export const productChange: Change<ProductAction, ProductAction, ProductStanding> = {
  subject: 'product-changes',
  column: 'product',
  tables: ['products'],
  fields: ['category_id', 'brand_id', 'is_hidden', 'is_trashed'],
  async settled(tx, wanted) {
    const name = await targetOf(tx, wanted)
    const texts = Object.entries(wanted).map(([key, value]) => [key, String(value)])
    return { given: Object.fromEntries([...texts, ...(name === null ? [] : [['name', name]])]), made: {} }
  },
  wantedOf(cells) {
    const intent = cells.get('intent') as ProductAction['intent']
    if (intent === 'move') return { intent, to: Number(cells.get('to')) }
    return intent === 'brand' ? { intent, brand: Number(cells.get('brand')) } : { intent }
  },
  reasonToLeave,
  after: standingAfter,
  async stored(db, keys) {
    const rows = await productStandings(db, keys.map(Number).filter(Number.isSafeInteger))
    return new Map(rows.map((row) => [String(row.id), row]))
  },
  async write(tx, { updated }) {
    const written = await writeStandings(tx, updated)
    if (written.length !== updated.length) throw new SavedMeanwhileError()
    return { rows: new Map(written.map((row) => [String(row.id), row])), made: {} }
  },
  async undo(tx, rows) {
    const { unchanged, outcomes } = await unchangedRows(tx, 'products', rows)
    await restoreStandings(
      tx,
      unchanged.map(({ id, before }) => ({ ...before, id })),
    )
    return outcomes
  },
}
