import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import type { Transaction } from '#db/client.ts'
import { reasonToLeave, standingAfter } from './product-bulk.ts'
import type { ProductAction } from './product-bulk.ts'
import type { Writer } from './product-writes.server.ts'
import { eraseProducts, heldStandings, writeStandings } from './queries/product-standings.server.ts'
import type { Changed } from './queries/product-standings.server.ts'

/** What is to be done with which products. */
export type ProductStep = { ids: number[]; intent: 'hide' | 'show' | 'trash' | 'restore' | 'erase' }

const ACTIONS = {
  trash: 'trash',
  restore: 'restore',
  erase: 'delete-forever',
  hide: 'hide',
  show: 'show',
} as const satisfies Record<ProductStep['intent'], ActionOn<'product'>>

/** Does it in one transaction, with a line in the log a product. @returns those that were changed */
export async function changeStanding(
  { db, actorId, via }: Writer,
  { ids, intent }: ProductStep,
): Promise<Changed[]> {
  return db.transaction(async (tx) => {
    const rows = intent === 'erase' ? await eraseProducts(tx, ids) : await change(tx, ids, { intent })
    for (const { id, title } of rows) {
      const detail = { title, ...(via ? { via } : {}) }
      await recordChange(tx, { actorId, action: ACTIONS[intent], entity: 'product', entityId: id, detail })
    }
    return rows
  })
}

async function change(tx: Transaction, ids: readonly number[], wanted: ProductAction): Promise<Changed[]> {
  const rows = await heldStandings(tx, ids)
  const changed = rows.filter(({ state }) => reasonToLeave(state, wanted) === null)
  await writeStandings(
    tx,
    changed.map((row) => ({ ...row, state: standingAfter(row.state, wanted) })),
  )
  return changed.map(({ id, state: { title } }) => ({ id, title }))
}
