import { z } from 'zod'
import { PRODUCT_PARTS } from '#app/domain/catalogue/editing/editing.ts'
import type { ProductPart } from '#app/domain/catalogue/editing/editing.ts'
import { changeOffers } from '#app/domain/catalogue/editing/offer-writes.server.ts'
import { saveParts } from '#app/domain/catalogue/editing/product-writes.server.ts'
import type { Writer } from '#app/domain/catalogue/editing/product-writes.server.ts'
import { answerPart } from '#app/panel/parts/answer-part.server.ts'
import { readFormValues } from '#app/panel/parts/form-values.ts'
import { say } from '#app/vietnamese/say.ts'
import { OFFERS } from './offer-form.ts'
import { changeProducts, productStep } from './product-bulk.server.ts'

const parts = Object.keys(PRODUCT_PARTS) as ProductPart[]
const change = z.object({
  part: z.array(z.enum(parts)).min(1),
  seen: z.array(z.string().max(100)),
  only: z.enum(parts).optional(),
  force: z.literal('1').optional(),
})

/** Answers any form of a product's screen: parts of it, its shops and prices, whether it is shown, the trash. */
export function answerProductForm(writer: Writer, id: number, form: FormData) {
  const values = readFormValues(form)
  const intent = values.fields['intent']
  if (intent === undefined) return answerParts(writer, id, form)
  const step = productStep.safeParse(intent)
  if (step.success)
    return answerPart('trang-thai', values, () => changeProducts(writer, { intent: step.data, ids: [id] }))
  return answerPart(OFFERS, values, async () => {
    const { toast } = await changeOffers(writer, id, Object.fromEntries(form))
    return { ok: true, toast: { title: toast } }
  })
}

/** Saves the parts that a form names, each with the state that was opened; without scripts a button says which one alone. */
function answerParts(writer: Writer, id: number, form: FormData) {
  const values = readFormValues(form)
  return answerPart(values.fields['part'] ?? '', values, async () => {
    const { part, seen, only, force } = change.parse({
      ...Object.fromEntries(form),
      part: form.getAll('part'),
      seen: form.getAll('seen'),
    })
    const named = part.map((name, at) => ({ name, seen: seen[at] ?? '' }))
    const chosen = only === undefined ? named : named.filter(({ name }) => name === only)
    const changed = await saveParts(writer, { id, parts: chosen, values, force: force === '1' })
    const what = changed.map((name) => PRODUCT_PARTS[name]).join(', ')
    return {
      ok: true,
      toast: { title: say('Đã lưu', { en: 'Saved' }), ...(what ? { description: what } : {}) },
    }
  })
}
