import { z } from 'zod'
import { PRODUCT_PARTS } from '#app/domain/catalogue/editing/editing.ts'
import type { ProductPart } from '#app/domain/catalogue/editing/editing.ts'
import { changeOffers } from '#app/domain/catalogue/editing/offer-writes.server.ts'
import { savePart } from '#app/domain/catalogue/editing/product-writes.server.ts'
import type { Writer } from '#app/domain/catalogue/editing/product-writes.server.ts'
import { answerPart } from '#app/panel/parts/answer-part.server.ts'
import { readFormValues } from '#app/panel/parts/form-values.ts'
import { say } from '#app/vietnamese/say.ts'
import { OFFERS } from './offer-form.ts'
import { changeProducts, readProductBulk } from './product-bulk.server.ts'

const parts = Object.keys(PRODUCT_PARTS) as ProductPart[]
const change = z.object({
  part: z.enum(parts),
  seen: z.string().max(100).default(''),
  force: z.literal('1').optional(),
})

/** Answers any form of a product's screen: a part of it, its shops and prices, whether it is shown, the trash. */
export function answerProductForm(writer: Writer, id: number, form: FormData) {
  const values = readFormValues(form)
  const intent = values.fields['intent']
  if (intent === undefined) return answerPartForm(writer, id, form)
  if (['trash', 'restore', 'hide', 'show'].includes(intent))
    return answerPart('trang-thai', values, () => {
      form.set('ids', String(id))
      return changeProducts(writer, readProductBulk(form))
    })
  return answerPart(OFFERS, values, async () => {
    const { toast } = await changeOffers(writer, id, Object.fromEntries(form))
    return { ok: true, toast: { title: toast } }
  })
}

function answerPartForm(writer: Writer, id: number, form: FormData) {
  const values = readFormValues(form)
  return answerPart(values.fields['part'] ?? '', values, async () => {
    const { part, seen, force } = change.parse(values.fields)
    await savePart(writer, { id, part, values, seen, force: force === '1' })
    return { ok: true, toast: { title: say('Đã lưu', { en: 'Saved' }), description: PRODUCT_PARTS[part] } }
  })
}
