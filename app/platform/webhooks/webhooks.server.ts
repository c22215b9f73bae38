import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { changedFields } from '../audit/changed-fields.ts'
import { recordChange } from '../audit/record-change.server.ts'
import { AppError } from '../errors.ts'
import { namesPrivateNetwork, readAddress } from '../outbound/guarded-address.server.ts'
import { rangeOf } from '../paging/paging.server.ts'
import type { IdRange } from '../paging/paging.server.ts'
import { PING } from './events.ts'
import type { Delivery, Webhook, WebhookChange, WebhookInput } from './schema.ts'
import { payloadOf, secretOf } from './sign.ts'

/** Who writes. @param trusts receivers that may lie in a network of ours */
type Writer = { db: Db; actorId: string; trusts: (url: URL) => boolean }
type Seal = (text: string) => string

const iso = (time: string | Date) => new Date(time).toISOString()
const columns = sql`w.id, w.name, w.url, w.events, w.is_on, w.created_at, (select count(*)::int from webhook_deliveries d
  where d.webhook_id = w.id and d.state = 'pending') as waiting`

const asWebhook = (row: Webhook): Webhook => ({ ...row, created_at: iso(row.created_at) })

/** Every webhook by its name. */
export async function listWebhooks(db: Db): Promise<Webhook[]> {
  const { rows } = await db.execute<Webhook>(sql`select ${columns} from webhooks w order by w.name, w.id`)
  return rows.map(asWebhook)
}

/** One webhook. @throws AppError 'not_found' */
export async function webhookOf(db: Db, id: number): Promise<Webhook> {
  const { rows } = await db.execute<Webhook>(sql`select ${columns} from webhooks w where w.id = ${id}`)
  if (!rows[0])
    throw new AppError('not_found', say('Không có webhook này.', { en: 'There is no such webhook.' }))
  return asWebhook(rows[0])
}

/** The version of what may be written of a webhook; null where there is none. @param hold keeps it from other writers */
export async function webhookVersion(
  db: Db,
  id: number,
  { hold = false }: { hold?: boolean } = {},
): Promise<string | null> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select md5(row(name, url, events, is_on)::text) as version from webhooks where id = ${id} ${hold ? sql`for update` : sql``}`)
  return rows[0]?.version ?? null
}

/** Makes a webhook. @returns it with its secret, which is shown this once */
export function createWebhook(
  { db, actorId, trusts }: Writer,
  input: WebhookInput,
  seal: Seal,
): Promise<Webhook & { secret: string }> {
  return db.transaction(async (tx) => {
    const salt = randomBytes(18).toString('base64url')
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into webhooks (name, url, events, is_on, salt, created_by)
      values (${input.name}, ${checked(input.url, trusts)}, ${sql.param([...new Set(input.events)])}::text[], ${input.is_on}, ${salt}, ${actorId})
      returning id`)
    const made = await webhookOf(tx, rows[0]?.id ?? 0)
    const { name, url, events } = made
    await note(tx, actorId, { action: 'create', id: made.id, detail: { name, url, events } })
    return { ...made, secret: secretOf(seal, salt) }
  })
}

/** Changes what is given of a webhook. @throws AppError 'not_found' */
export function changeWebhook(
  { db, actorId, trusts }: Writer,
  id: number,
  change: WebhookChange,
): Promise<Webhook> {
  return db.transaction(async (tx) => {
    const before = await webhookOf(tx, id)
    if (Object.keys(change).length === 0) return before
    const { name, url, events, is_on: isOn } = { ...before, ...change }
    await tx.execute(sql`
      update webhooks set name = ${name}, url = ${url === before.url ? url : checked(url, trusts)}, events = ${sql.param([...new Set(events)])}::text[], is_on = ${isOn}
      where id = ${id}`)
    const after = await webhookOf(tx, id)
    const changes = changedFields(before, after)
    if (Object.keys(changes.after).length > 0)
      await note(tx, actorId, { action: 'update', id, detail: { name, ...changes } })
    return after
  })
}

/** Deletes a webhook with its log. @throws AppError 'not_found' */
export function deleteWebhook({ db, actorId }: Omit<Writer, 'trusts'>, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { name, url } = await webhookOf(tx, id)
    await tx.execute(sql`delete from webhooks where id = ${id}`)
    await note(tx, actorId, { action: 'delete', id, detail: { name, url } })
  })
}

/** @throws AppError 'invalid' for what is no address, and for one that says itself that it lies in a network of ours */
function checked(url: string, trusts: Writer['trusts']): string {
  const address = read(url)
  if (!address)
    throw refused(say('Địa chỉ này không gửi tới được.', { en: 'Nothing can be sent to this address.' }))
  if (namesPrivateNetwork(address) && !trusts(address))
    throw refused(
      say('Địa chỉ này nằm trong mạng nội bộ nên không gửi tới được. Bạn dùng địa chỉ công khai nhé.', {
        en: 'This address lies in a private network, where nothing can be sent. Use a public one.',
      }),
    )
  return address.href
}

function read(url: string): URL | null {
  try {
    return readAddress(url)
  } catch {
    return null
  }
}

const refused = (text: string) => new AppError('invalid', text, { fields: { url: text } })

const note = (
  tx: Parameters<typeof recordChange>[0],
  actorId: string,
  line: { action: ActionOn<'webhook'>; id: number; detail: Record<string, unknown> },
) =>
  recordChange(tx, {
    actorId,
    action: line.action,
    entity: 'webhook',
    entityId: line.id,
    detail: line.detail,
  })

/** Sends a webhook something to try it by, whatever it is told of. @throws AppError 'not_found' */
export function pingWebhook(db: Db, id: number): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const { name } = await webhookOf(tx, id)
    const { rows } = await tx.execute<{ id: number }>(sql`
      with event as (
        insert into webhook_events (type, data) values (${PING}, ${JSON.stringify({ webhook: name })}::jsonb) returning id)
      insert into webhook_deliveries (webhook_id, event_id, object) select ${id}::int, event.id, ${`webhook:${id}`} from event
      returning id`)
    return deliveryOf(tx, id, rows[0]?.id ?? 0)
  })
}

/**
 * Sends a delivery again. One that is over goes as a delivery of its own: the same event under the same name. One that waits for its next
 * try is tried now, as itself. What waits of the same object before it is tried now too, first: nothing is overtaken, and nothing sent
 * again waits for hours behind it. What was never tried has its time still before it (a scheduled article), or is due already.
 * @returns the delivery that is sent @throws AppError 'not_found'
 */
export function sendAgain(
  db: Db,
  { webhookId, id }: { webhookId: number; id: number },
): Promise<{ delivery: Delivery; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const { rows: asked } = await tx.execute<{ state: Delivery['state'] }>(sql`
      select state from webhook_deliveries where id = ${id} and webhook_id = ${webhookId} for update`)
    if (!asked[0]) throw missing()
    const isNew = asked[0].state !== 'pending'
    const sent = isNew ? await addAgain(tx, id) : id
    await tx.execute(sql`
      update webhook_deliveries d set next_attempt_at = now() from webhook_deliveries s
      where s.id = ${sent} and d.webhook_id = s.webhook_id and d.object = s.object and d.id <= s.id
        and d.state = 'pending' and d.attempts > 0 and d.next_attempt_at > now()
        -- What is being sent at this moment says by itself when it is tried next.
        and (d.leased_until is null or d.leased_until <= now())`)
    return { delivery: await deliveryOf(tx, webhookId, sent), isNew }
  })
}

async function addAgain(tx: Pick<Db, 'execute'>, id: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into webhook_deliveries (webhook_id, event_id, object)
    select webhook_id, event_id, object from webhook_deliveries where id = ${id} returning id`)
  return rows[0]?.id ?? 0
}

const missing = () =>
  new AppError('not_found', say('Không có lần gửi này.', { en: 'There is no such delivery.' }))

type DeliveryRow = Omit<Delivery, 'payload'> & {
  data: unknown
  happenedAt: string
}

const logged = sql`select d.id, e.name as event_id, e.type, d.object, d.state, d.attempts, d.next_attempt_at, d.last_status,
  d.last_error, d.last_answer, d.took_ms, d.created_at, d.finished_at, e.data, e.created_at as "happenedAt"
  from webhook_deliveries d join webhook_events e on e.id = d.event_id`

function asDelivery({ data, happenedAt, ...row }: DeliveryRow): Delivery {
  return {
    ...row,
    created_at: iso(row.created_at),
    next_attempt_at: row.state === 'pending' && row.next_attempt_at ? iso(row.next_attempt_at) : null,
    finished_at: row.finished_at && iso(row.finished_at),
    payload: payloadOf({ type: row.type, createdAt: happenedAt, data }),
  }
}

async function deliveryOf(db: Db, webhookId: number, id: number): Promise<Delivery> {
  const { rows } = await db.execute<DeliveryRow>(
    sql`${logged} where d.webhook_id = ${webhookId} and d.id = ${id}`,
  )
  if (!rows[0]) throw missing()
  return asDelivery(rows[0])
}

/** Which deliveries of a webhook. */
type Logged = { webhookId: number; state?: Delivery['state'] | undefined; type?: string | undefined }

/** Some of the log of a webhook, and how much there is of it. */
export async function deliveriesOf(
  db: Db,
  { webhookId, state, type }: Logged,
  range: IdRange,
): Promise<{ rows: Delivery[]; total: number }> {
  const which = sql`d.webhook_id = ${webhookId} ${state ? sql`and d.state = ${state}` : sql``}
    ${type ? sql`and e.type = ${type}` : sql``}`
  const [page, counted] = await Promise.all([
    db.execute<DeliveryRow>(sql`${logged} where ${which} ${rangeOf(sql`d.id`, range)}`),
    db.execute<{ n: number }>(sql`
      select count(*)::int as n from webhook_deliveries d join webhook_events e on e.id = d.event_id where ${which}`),
  ])
  return { rows: page.rows.map(asDelivery), total: counted.rows[0]?.n ?? 0 }
}
