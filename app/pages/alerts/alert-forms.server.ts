import { data } from 'react-router'
import { productsByIds } from '#app/domain/catalogue/queries/products-by-ids.server.ts'
import { ALERT_CONSENT, alertInput, readWishes } from '#app/domain/contact/alerts/alert-input.ts'
import { confirmAlertsMail } from '#app/domain/contact/alerts/alert-mails.ts'
import { askAlerts, verifiedEmail } from '#app/domain/contact/alerts/alerts.server.ts'
import { makeToken } from '#app/domain/contact/links.server.ts'
import { TEXT } from '#app/domain/contact/text.ts'
import type { FormState } from '#app/domain/contact/text.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { fieldErrors } from '#app/edge/problem.ts'
import { HTTP_STATUS } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { refusalOf } from '#app/platform/refusal.ts'
import { inName } from '#app/platform/settings.ts'

/** Forms of one visitor, and mails that ask one address to confirm. */
const FORMS = { hits: 20, seconds: 60 * 60 }
const CONFIRMATIONS = { hits: 3, seconds: 24 * 60 * 60 }

const ASKED = {
  title: 'Đã ghi lại',
  open: 'Còn một bước: bạn mở thư chúng tôi vừa gửi và bấm xác nhận. Chỉ cần làm một lần cho mỗi email.',
  own: 'Giá xuống tới mức bạn chọn là có thư, mỗi sản phẩm không quá một thư mỗi ngày.',
  outbox: ' Trang mẫu này không có máy chủ thư: thư nằm trong thư mục outbox của máy chủ.',
}

/** Whether mails about these would reach anybody: the demo's own lie where they can be read. */
export const canTell = (
  { mailer }: Pick<RequestContext, 'mailer'>,
  products: readonly { isDemo: boolean }[],
) => mailer.delivers || (products.length > 0 && products.every(({ isDemo }) => isDemo))

/** Keeps the wishes of a form. @param personId of who is signed in: their own address needs no mail to confirm it */
export async function askForAlerts(form: FormData, context: RequestContext, personId: string | null) {
  const { db, mailer, siteUrl, site, visitor } = context
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  )
  const read = alertInput.safeParse(values)
  const { wishes, errors: sums } = readWishes(values)
  const errors = { ...(read.success ? {} : fieldErrors(read.error)), ...sums }
  if (!read.success || Object.keys(errors).length > 0 || wishes.length === 0)
    return refuse(values, {
      ...errors,
      ...(wishes.length === 0 && Object.keys(sums).length === 0
        ? { form: 'Bạn nhập mức giá của ít nhất một sản phẩm nhé.' }
        : {}),
    })
  if (read.data.website) return said(ASKED.open)
  const products = await productsByIds(
    db,
    wishes.map(({ id }) => id),
  )
  if (!canTell(context, products))
    return {
      ...said(TEXT.newsletterOff),
      title: TEXT.newsletterOffTitle,
      outcome: 'off',
      values,
    } satisfies FormState
  const { email } = read.data
  const isOwn = personId !== null && (await verifiedEmail(db, personId)) === email
  try {
    await countHit(db, `alerts:${visitor}`, FORMS)
    const { token, hash } = makeToken()
    const { isOpen, kept } = await askAlerts(db, {
      email,
      wishes,
      tokenHash: hash,
      isOwn,
      consent: inName(ALERT_CONSENT, site.name),
    })
    if (isOpen && kept > 0) {
      await countHit(db, `alerts-mail:${email}`, CONFIRMATIONS)
      await mailer.send(confirmAlertsMail(email, { url: `${siteUrl}/bao-gia/xac-nhan?ma=${token}`, kept }))
    }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const isTooMany = refusal.code === 'too_many'
    const text = isTooMany ? 'Bạn đã gửi nhiều lần rồi, lát nữa gửi tiếp nhé.' : refusal.message
    return data<FormState>(
      { outcome: 'failed', title: TEXT.failedTitle, text, values, errors: {} },
      HTTP_STATUS[refusal.code],
    )
  }
  // The same for every address: nobody learns here which are known.
  return said((isOwn ? ASKED.own : ASKED.open) + (mailer.delivers ? '' : ASKED.outbox))
}

const said = (text: string): FormState => ({
  outcome: 'sent',
  title: ASKED.title,
  text,
  values: {},
  errors: {},
})

const refuse = (values: FormState['values'], errors: FormState['errors']) =>
  data<FormState>(
    {
      outcome: 'incomplete',
      title: TEXT.incompleteTitle,
      text: errors['form'] ?? 'Bạn xem lại những ô được đánh dấu nhé.',
      values,
      errors,
    },
    HTTP_STATUS.invalid,
  )
