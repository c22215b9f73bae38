import { z } from 'zod'
import { changeInBulk } from '#app/domain/catalogue/editing/product-bulk.server.ts'
import { productAction } from '#app/domain/catalogue/editing/product-bulk.ts'
import type { Writer } from '#app/domain/catalogue/editing/product-writes.server.ts'
import type { Changed } from '#app/domain/catalogue/editing/queries/product-standings.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { idField } from '#app/platform/row-id.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

/** Products of one step at most. */
const MOST = 200

const ids = z
  .array(idField, {
    error: () => say('Bạn chọn ít nhất một sản phẩm nhé.', { en: 'Select at least one product.' }),
  })
  .min(1, { error: () => say('Bạn chọn ít nhất một sản phẩm nhé.', { en: 'Select at least one product.' }) })
  .max(MOST)
const schema = z
  .discriminatedUnion('intent', [...productAction.options, z.object({ intent: z.literal('erase') })])
  .and(z.object({ ids }))

/** What is to be done with which products. */
type ProductBulk = z.infer<typeof schema>

/** Reads a form: `ids` several times, or once with commas. @throws ZodError */
export function readProductBulk(form: FormData): ProductBulk {
  const listed = form.getAll('ids').flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  return schema.parse({ ...Object.fromEntries(form), ids: listed })
}

const DONE = {
  get trash() {
    return say('Đã chuyển vào thùng rác', { en: 'Moved to the trash' })
  },
  get restore() {
    return say('Đã khôi phục', { en: 'Restored' })
  },
  get erase() {
    return say('Đã xóa hẳn', { en: 'Deleted forever' })
  },
  get hide() {
    return say('Đã ẩn khỏi trang', { en: 'Hidden from the site' })
  },
  get show() {
    return say('Đã hiện trên trang', { en: 'Shown on the site' })
  },
  get brand() {
    return say('Đã đổi thương hiệu', { en: 'Brand changed' })
  },
  get move() {
    return say('Đã đổi loại sản phẩm', { en: 'Product type changed' })
  },
}

/** Does it, and says what was done. */
export async function changeProducts(writer: Writer, bulk: ProductBulk): Promise<Outcome> {
  return sayOutcome(bulk, await changeInBulk(writer, bulk))
}

/** What takes a step back, where something does. */
const TAKEN_BACK: Partial<Record<ProductBulk['intent'], ProductBulk['intent']>> = {
  trash: 'restore',
  hide: 'show',
  show: 'hide',
}

function sayOutcome({ intent }: ProductBulk, changed: readonly Changed[]): Outcome {
  const [first] = changed
  if (!first) return { ok: true, toast: { title: say('Không có gì để đổi', { en: 'Nothing to change' }) } }
  const what =
    changed.length === 1
      ? `“${first.title}”`
      : say(`${formatNumber(changed.length)} sản phẩm`, { en: many(changed.length, 'product') })
  const toast = { title: DONE[intent], description: what }
  const back = TAKEN_BACK[intent]
  if (!back) return { ok: true, toast }
  return {
    ok: true,
    toast,
    undo: {
      label: say('Hoàn tác', { en: 'Undo' }),
      fields: { intent: back, ids: changed.map(({ id }) => id).join(',') },
    },
  }
}
