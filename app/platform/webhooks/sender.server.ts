import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { asError } from '#db/caught.ts'
import type { Db } from '#db/client.ts'
import type { PostText } from '../outbound/post-text.server.ts'
import { createWorker, tellingFailure } from '../worker.ts'
import { pauseAfter } from './events.ts'
import { payloadOf, secretOf, signedHeaders } from './sign.ts'

/** How often the queue is looked at, in ms. */
const LOOK_EVERY_MS = 2_000
/** Longer than sending one may take, in seconds: until then nothing else is sent to the same webhook. */
const LEASE = 60
/** Webhooks that are sent to at the same moment. Each that stalls holds one place until its receiver's time is over. */
const MOST_AT_ONCE = 8

/** What a receiver says that wants to hear no more of an event. */
const GONE = 410

/** Sends deliveries from the queue in the database. */
export type WebhookSender = {
  /** Sends all that is due. */
  flush(): Promise<void>
  /** Begins to look now and then. @returns the function that stops it, once what is being sent is done */
  start(): () => Promise<void>
}

type Parts = { db: Db; post: PostText; seal: (text: string) => string; log: Logger }

type Due = {
  id: number
  webhookId: number
  eventName: string
  attempts: number
  url: string
  salt: string
  type: string
  data: unknown
  createdAt: string
}

/** A sender; several servers share one queue. One webhook that fails or stalls keeps no other waiting. */
export function createWebhookSender({ db, post, seal, log }: Parts): WebhookSender {
  let stopped = false
  const sending = new Set<Promise<void>>()
  /** Deliveries that are over: what waited for one of them may have become due while the queue was looked at. */
  let ended = 0

  async function deliver(due: Due): Promise<void> {
    const body = JSON.stringify(payloadOf(due))
    const started = performance.now()
    const at = Math.floor(Date.now() / 1000)
    const headers = signedHeaders(secretOf(seal, due.salt), { id: due.eventName, at, body })
    const answer = await post(due.url, body, headers).catch((error: unknown) => ({
      status: null,
      text: null,
      error: asError(error).message,
    }))
    const { status, text } = answer
    const isTaken = status !== null && status >= 200 && status < 300
    const error = 'error' in answer ? answer.error : isTaken ? null : refusal(status)
    const tookMs = Math.round(performance.now() - started)
    await settle(db, due, { isTaken, status, text, error, tookMs })
    if (!isTaken)
      log.warn(
        { webhook: due.webhookId, delivery: due.id, attempts: due.attempts, error },
        'webhook not taken',
      )
  }

  const hasRoom = () => !stopped && sending.size < MOST_AT_ONCE

  /** Begins to send what is due, and waits for no receiver. */
  async function begin(): Promise<void> {
    while (hasRoom()) {
      const before = ended
      const due = await takeDue(db)
      if (due) hold(due)
      else if (ended === before) return
    }
  }

  function hold(due: Due): void {
    const one = deliverNoted(due).finally(() => {
      sending.delete(one)
      ended += 1
      worker.look()
    })
    sending.add(one)
  }

  async function deliverNoted(due: Due): Promise<void> {
    try {
      await deliver(due)
    } catch (error) {
      log.error({ err: error }, 'webhook delivery not written down')
    }
  }

  async function flush(): Promise<void> {
    await worker.run()
    while (sending.size > 0) {
      await Promise.race(sending)
      await worker.run()
    }
  }

  const worker = createWorker({
    work: begin,
    everyMs: LOOK_EVERY_MS,
    onFailure: tellingFailure(log, 'webhook queue not readable'),
  })
  return {
    flush,
    start() {
      stopped = false
      const stop = worker.start()
      return async () => {
        stopped = true
        await stop()
        await Promise.all(sending)
      }
    },
  }
}

const refusal = (status: number | null): string =>
  status !== null && status >= 300 && status < 400 ? `redirect: ${status}` : `status: ${status}`

/**
 * Takes the delivery that is due longest, of a webhook that nothing is being sent to: of one object the earlier one always first, also
 * while that waits for its next try. A server that dies holding one loses it after the lease.
 */
async function takeDue(db: Db): Promise<Due | null> {
  const { rows } = await db.execute<Due>(sql`
    with taken as (
      update webhook_deliveries set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${LEASE})
      where id = (
        select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.state = 'pending' and d.next_attempt_at <= now() and w.is_on
          -- Of the row itself, not of a subquery: it is looked at again where another server was quicker.
          and (d.leased_until is null or d.leased_until <= now())
          and not exists (select from webhook_deliveries l
            where l.webhook_id = d.webhook_id and l.state = 'pending' and l.leased_until > now())
          and not exists (select from webhook_deliveries e
            where e.webhook_id = d.webhook_id and e.object = d.object and e.state = 'pending' and e.id < d.id)
        order by d.next_attempt_at, d.id limit 1 for update of d, w skip locked)
      returning *)
    select t.id, t.webhook_id as "webhookId", e.name as "eventName", t.attempts, w.url, w.salt, e.type, e.data,
      e.created_at as "createdAt"
    from taken t join webhooks w on w.id = t.webhook_id join webhook_events e on e.id = t.event_id`)
  return rows[0] ?? null
}

type Outcome = {
  isTaken: boolean
  status: number | null
  text: string | null
  error: string | null
  tookMs: number
}

async function settle(db: Db, { id, attempts }: Due, { isTaken, status, text, error, tookMs }: Outcome) {
  const pause = isTaken || status === GONE ? null : pauseAfter(attempts)
  const state = isTaken ? 'delivered' : pause === null ? 'failed' : 'pending'
  const answer = text?.replaceAll('\0', '') ?? null
  await db.execute(sql`
    update webhook_deliveries set state = ${state}, leased_until = null, last_status = ${status}, last_error = ${error},
      last_answer = ${answer}, took_ms = ${tookMs}, next_attempt_at = now() + make_interval(secs => ${pause ?? 0}),
      finished_at = ${state === 'pending' ? sql`null` : sql`now()`}
    where id = ${id}`)
}
