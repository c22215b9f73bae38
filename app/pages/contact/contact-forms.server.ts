import { data } from 'react-router'
import { addMessage, markMailed } from '#app/domain/contact/contact-messages.server.ts'
import { makeToken } from '#app/domain/contact/links.server.ts'
import { confirmMail, messageMail } from '#app/domain/contact/mails.ts'
import { contactInput, newsletterInput } from '#app/domain/contact/schema.ts'
import { askSubscription } from '#app/domain/contact/subscriptions.server.ts'
import { NEWSLETTER_CONSENT, TEXT } from '#app/domain/contact/text.ts'
import type { FormState } from '#app/domain/contact/text.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { fieldErrors } from '#app/edge/problem.ts'
import { HTTP_STATUS } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { refusalOf } from '#app/platform/refusal.ts'
import { inName } from '#app/platform/settings.ts'

/** Messages and subscriptions a visitor may send, and confirmation mails one address may be sent. */
const MESSAGES = { hits: 5, seconds: 60 * 60 }
const SUBSCRIPTIONS = { hits: 5, seconds: 60 * 60 }
const CONFIRMATIONS = { hits: 3, seconds: 24 * 60 * 60 }

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

const sent = (title: string, text: string): FormState => ({
  outcome: 'sent',
  title,
  text,
  values: {},
  errors: {},
})

/** Keeps a message of the contact page, and mails it to the site where there is a mail server. */
export async function sendMessage(form: FormData, context: RequestContext) {
  const values = textsOf(form)
  const read = contactInput.safeParse(values)
  if (!read.success) {
    const errors = fieldErrors(read.error)
    return refuse(values, errors, TEXT.incompleteTitle, TEXT.contactIncomplete)
  }
  const { website, ...input } = read.data
  if (website) return sent(TEXT.contactSentTitle, TEXT.contactSent)
  return unlessRefused(values, async () => {
    await countHit(context.db, `contact:${context.visitor}`, MESSAGES)
    const id = await addMessage(context.db, input)
    await mailToSite(context, id, input)
    return sent(TEXT.contactSentTitle, TEXT.contactSent)
  })
}

/** The message is kept by now: that it could not be mailed is the log's business, not the visitor's. */
async function mailToSite(
  { db, mailer, site, siteUrl, log }: RequestContext,
  id: number,
  input: Parameters<typeof messageMail>[1],
): Promise<void> {
  const to = site.contact.email
  if (!to || !mailer.delivers) return
  try {
    await mailer.send(messageMail(to, input, `${siteUrl}/admin/inbox`))
    await markMailed(db, id)
  } catch (error) {
    log.error({ err: error, message: id }, 'contact message not mailed')
  }
}

/** Asks for a subscription to the newsletter; without a mail server it says that there is none yet (ruling 5). */
export async function subscribe(form: FormData, { db, visitor, mailer, siteUrl, site }: RequestContext) {
  const values = textsOf(form)
  const read = newsletterInput.safeParse(values)
  if (!read.success) {
    return refuse(values, fieldErrors(read.error), TEXT.incompleteTitle, TEXT.newsletterIncomplete)
  }
  const asked = sent(TEXT.newsletterAskedTitle, TEXT.newsletterAsked)
  if (!mailer.delivers)
    return { ...sent(TEXT.newsletterOffTitle, TEXT.newsletterOff), outcome: 'off' } satisfies FormState
  if (read.data.website) return asked
  const { email } = read.data
  return unlessRefused(values, async () => {
    await countHit(db, `newsletter:${visitor}`, SUBSCRIPTIONS)
    await countHit(db, `newsletter-mail:${email.toLowerCase()}`, CONFIRMATIONS)
    const { token, hash } = makeToken()
    const wanted = await askSubscription(db, {
      email,
      tokenHash: hash,
      consent: inName(NEWSLETTER_CONSENT, site.name),
    })
    if (wanted) await mailer.send(confirmMail(email, `${siteUrl}/ban-tin/xac-nhan?ma=${token}`))
    return asked
  })
}

/** Nothing typed is lost. */
const refuse = (values: FormState['values'], errors: FormState['errors'], title: string, text: string) =>
  data<FormState>({ outcome: 'incomplete', title, text, values, errors }, HTTP_STATUS.invalid)

async function unlessRefused(values: FormState['values'], work: () => Promise<FormState>) {
  try {
    return await work()
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const state: FormState = {
      outcome: 'failed',
      title: TEXT.failedTitle,
      text:
        refusal.code === 'too_many' ? 'Bạn đã gửi nhiều lần rồi, một giờ nữa gửi tiếp nhé.' : refusal.message,
      values,
      errors: {},
    }
    return data(state, HTTP_STATUS[refusal.code])
  }
}
