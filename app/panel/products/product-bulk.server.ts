import { z } from 'zod'
import {
  eraseProducts,
  moveProducts,
  restoreProducts,
  trashProducts,
} from '#app/domain/catalogue/editing/queries/trash.server.ts'
import type { Changed } from '#app/domain/catalogue/editing/queries/trash.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { idField } from '#app/platform/row-id.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Db } from '#db/client.ts'

/** Products of one step at most. */
const MOST = 200

const ids = z
  .array(idField, 'Bạn chọn ít nhất một sản phẩm nhé.')
  .min(1, 'Bạn chọn ít nhất một sản phẩm nhé.')
  .max(MOST)
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['trash', 'restore', 'erase']), ids }),
  z.object({
    intent: z.literal('move'),
    ids,
    to: z.coerce.number('Bạn chọn danh mục nhé.').int().min(1, 'Bạn chọn danh mục nhé.').max(2_147_483_647),
  }),
])

/** What is to be done with which products. */
export type ProductBulk = z.infer<typeof schema>

/** Reads a form: `ids` several times, or once with commas. @throws ZodError */
export function readProductBulk(form: FormData): ProductBulk {
  const listed = form.getAll('ids').flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  return schema.parse({ ...Object.fromEntries(form), ids: listed })
}

const DONE = {
  trash: 'vào thùng rác',
  restore: 'Đã khôi phục',
  erase: 'Đã xóa hẳn',
} as const

/** Does it in one transaction, with a line in the log a product. */
export async function changeProducts(
  { db, actorId }: { db: Db; actorId: string },
  bulk: ProductBulk,
): Promise<Outcome> {
  const changed = await db.transaction(async (tx) => {
    const rows = await perform(tx, bulk)
    const action = { trash: 'trash', restore: 'restore', erase: 'delete-forever', move: 'update' }[
      bulk.intent
    ]
    for (const { id, title, ...moved } of rows) {
      const detail =
        'to' in moved ? { title, before: { category: moved.from }, after: { category: moved.to } } : { title }
      await recordChange(tx, { actorId, action, entity: 'product', entityId: id, detail })
    }
    return rows
  })
  return sayOutcome(bulk, changed)
}

function perform(
  db: Pick<Db, 'execute'>,
  bulk: ProductBulk,
): Promise<(Changed & Partial<Record<'from' | 'to', string>>)[]> {
  if (bulk.intent === 'move') return moveProducts(db, { ids: bulk.ids, categoryId: bulk.to })
  const work = { trash: trashProducts, restore: restoreProducts, erase: eraseProducts }[bulk.intent]
  return work(db, bulk.ids)
}

function sayOutcome({ intent }: ProductBulk, changed: readonly Changed[]): Outcome {
  const [first] = changed
  if (!first) return { ok: true, toast: { title: 'Không có gì để đổi' } }
  const what = changed.length === 1 ? `“${first.title}”` : `${formatNumber(changed.length)} sản phẩm`
  if (intent === 'move') return { ok: true, toast: { title: 'Đã đổi danh mục', description: what } }
  if (intent !== 'trash') return { ok: true, toast: { title: DONE[intent], description: what } }
  return {
    ok: true,
    toast: { title: `Đã chuyển ${DONE.trash}`, description: what },
    undo: { label: 'Hoàn tác', fields: { intent: 'restore', ids: changed.map(({ id }) => id).join(',') } },
  }
}
