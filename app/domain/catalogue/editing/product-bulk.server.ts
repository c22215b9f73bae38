import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import type { Transaction } from '#db/client.ts'
import { reasonToLeave, standingAfter } from './product-bulk.ts'
import type { ProductAction } from './product-bulk.ts'
import type { Writer } from './product-writes.server.ts'
import { eraseProducts, heldStandings, targetOf, writeStandings } from './queries/product-standings.server.ts'
import type { Changed } from './queries/product-standings.server.ts'

/** What is to be done with which products. */
export type ProductBulk = { ids: number[] } & (ProductAction | { intent: 'erase' })

const ACTIONS = {
  trash: 'trash',
  restore: 'restore',
  erase: 'delete-forever',
  move: 'update',
  brand: 'update',
  hide: 'hide',
  show: 'show',
} as const satisfies Record<ProductBulk['intent'], ActionOn<'product'>>

type Told = Changed & { before?: Record<string, unknown>; after?: Record<string, unknown> }

/**
 * Does it in one transaction, with a line in the log a product. @returns those that were changed
 * @throws AppError 'invalid' for a category or a brand that is not there
 */
export async function changeInBulk({ db, actorId, via }: Writer, bulk: ProductBulk): Promise<Changed[]> {
  return db.transaction(async (tx) => {
    const { ids } = bulk
    const rows = bulk.intent === 'erase' ? await eraseProducts(tx, ids) : await change(tx, ids, bulk)
    const action = ACTIONS[bulk.intent]
    for (const { id, ...told } of rows) {
      const detail = { ...told, ...(via ? { via } : {}) }
      await recordChange(tx, { actorId, action, entity: 'product', entityId: id, detail })
    }
    return rows
  })
}

async function change(tx: Transaction, ids: readonly number[], wanted: ProductAction): Promise<Told[]> {
  const target = await targetOf(tx, wanted)
  const rows = await heldStandings(tx, ids)
  const changed = rows.filter(({ state }) => reasonToLeave(state, wanted) === null)
  await writeStandings(
    tx,
    changed.map((row) => ({ ...row, state: standingAfter(row.state, wanted) })),
  )
  const place = wanted.intent === 'move' ? 'category' : 'brand'
  return changed.map(({ id, state: { title }, ...row }) => ({
    id,
    title,
    ...(target === null ? {} : { before: { [place]: row[place] }, after: { [place]: target } }),
  }))
}
