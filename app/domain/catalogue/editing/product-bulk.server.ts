import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import type { Db } from '#db/client.ts'
import type { Writer } from './product-writes.server.ts'
import {
  eraseProducts,
  hideProducts,
  moveProducts,
  restoreProducts,
  showProducts,
  trashProducts,
} from './queries/trash.server.ts'
import type { Changed } from './queries/trash.server.ts'

/** What is to be done with which products. */
export type ProductBulk = { ids: number[] } & (
  | { intent: 'trash' | 'restore' | 'erase' | 'hide' | 'show' }
  | { intent: 'move'; to: number }
)

const ACTIONS = {
  trash: 'trash',
  restore: 'restore',
  erase: 'delete-forever',
  move: 'update',
  hide: 'hide',
  show: 'show',
} as const satisfies Record<ProductBulk['intent'], ActionOn<'product'>>

/** Does it in one transaction, with a line in the log a product. @returns those that were changed */
export async function changeInBulk({ db, actorId, via }: Writer, bulk: ProductBulk): Promise<Changed[]> {
  return db.transaction(async (tx) => {
    const rows = await perform(tx, bulk)
    const action = ACTIONS[bulk.intent]
    for (const { id, title, ...moved } of rows) {
      const detail = {
        title,
        ...('to' in moved ? { before: { category: moved.from }, after: { category: moved.to } } : {}),
        ...(via ? { via } : {}),
      }
      await recordChange(tx, { actorId, action, entity: 'product', entityId: id, detail })
    }
    return rows
  })
}

function perform(
  db: Pick<Db, 'execute'>,
  bulk: ProductBulk,
): Promise<(Changed & Partial<Record<'from' | 'to', string>>)[]> {
  if (bulk.intent === 'move') return moveProducts(db, { ids: bulk.ids, categoryId: bulk.to })
  const work = {
    trash: trashProducts,
    restore: restoreProducts,
    erase: eraseProducts,
    hide: hideProducts,
    show: showProducts,
  }[bulk.intent]
  return work(db, bulk.ids)
}
