import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { done, textsOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { idField } from '#app/platform/row-id.ts'
import { WEBHOOK_EVENT_NAMES } from '#app/platform/webhooks/events.ts'
import { webhookInput } from '#app/platform/webhooks/schema.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  pingWebhook,
  sendAgain,
} from '#app/platform/webhooks/webhooks.server.ts'
import { say } from '#app/vietnamese/say.ts'

/** An outcome that may hold a secret, which is shown this once. */
export type WebhookOutcome = Outcome & { secret?: string }

const INTENTS = ['create', 'update', 'delete', 'ping', 'again'] as const

/** Answers a form of the screen of webhooks. */
export async function answerWebhookForm(asked: {
  request: Request
  context: Readonly<RouterContextProvider>
}) {
  const { id: actorId } = await requireStaff(asked, 'webhooks')
  const { db, seal, trustsReceiver: trusts } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  const texts = textsOf(form)
  const writer = { db, actorId, trusts }
  const work = async (): Promise<WebhookOutcome> => {
    const intent = z.enum(INTENTS).parse(texts['intent'])
    if (intent === 'create') {
      const { secret } = await createWebhook(writer, readInput(texts), seal)
      return { ...done(say('Đã thêm webhook', { en: 'Webhook added' })), secret }
    }
    const id = idField.parse(texts['id'])
    switch (intent) {
      case 'update':
        await changeWebhook(writer, id, readInput(texts))
        return done(say('Đã lưu webhook', { en: 'Webhook saved' }))
      case 'delete':
        await deleteWebhook(writer, id)
        return done(say('Đã xóa webhook', { en: 'Webhook deleted' }))
      case 'ping':
        await pingWebhook(db, id)
        return done(
          say('Đang gửi thử', { en: 'Sending a test' }),
          say('Kết quả hiện trong nhật ký sau vài giây.', {
            en: 'The result shows in the log in a few seconds.',
          }),
        )
      case 'again':
        await sendAgain(db, { webhookId: id, id: idField.parse(texts['delivery']) })
        return done(
          say('Đang gửi lại', { en: 'Sending again' }),
          say('Kết quả hiện trong nhật ký sau vài giây.', {
            en: 'The result shows in the log in a few seconds.',
          }),
        )
    }
  }
  return answerForm(work, { title: say('Chưa lưu được', { en: 'Not saved' }) }, form)
}

/** A webhook as its form sends it: a box an event. */
function readInput(texts: Readonly<Record<string, string>>) {
  const events = WEBHOOK_EVENT_NAMES.filter((name) => texts[`event.${name}`] === 'on')
  const { name, url } = texts
  return webhookInput.parse({ name, url, events, is_on: texts['is_on'] === 'on' })
}
