import { z } from 'zod'
import { changeInBulk } from '#app/domain/catalogue/editing/product-bulk.server.ts'
import type { Writer } from '#app/domain/catalogue/editing/product-writes.server.ts'
import type { Changed } from '#app/domain/catalogue/editing/queries/trash.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { idField } from '#app/platform/row-id.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

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
type ProductBulk = z.infer<typeof schema>

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

/** Does it, and says what was done. */
export async function changeProducts(writer: Writer, bulk: ProductBulk): Promise<Outcome> {
  return sayOutcome(bulk, await changeInBulk(writer, bulk))
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
