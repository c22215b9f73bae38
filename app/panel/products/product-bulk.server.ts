import { z } from 'zod'
import { changeStanding } from '#app/domain/catalogue/editing/product-bulk.server.ts'
import type { ProductStep } from '#app/domain/catalogue/editing/product-bulk.server.ts'
import { PRODUCTS_DONE } from '#app/domain/catalogue/editing/product-bulk.ts'
import type { Writer } from '#app/domain/catalogue/editing/product-writes.server.ts'
import { done, undoable } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

/** What one press does to the product that its screen is of. */
export const productStep = z.enum(['trash', 'restore', 'hide', 'show'])

/** What takes a step back, where something does. */
const TAKEN_BACK: Partial<Record<ProductStep['intent'], z.infer<typeof productStep>>> = {
  trash: 'restore',
  hide: 'show',
  show: 'hide',
}

/** Hides, shows, trashes, restores or deletes for good, and says what was done. */
export async function changeProducts(writer: Writer, step: ProductStep): Promise<Outcome> {
  const changed = await changeStanding(writer, step)
  const [first] = changed
  if (!first) return done(say('Không có gì để đổi', { en: 'Nothing to change' }))
  const what =
    changed.length === 1
      ? `“${first.title}”`
      : say(`${formatNumber(changed.length)} sản phẩm`, { en: many(changed.length, 'product') })
  const intent = TAKEN_BACK[step.intent]
  const title = PRODUCTS_DONE[step.intent]
  return { ...(intent ? undoable(title, { intent }) : {}), ...done(title, what) }
}
