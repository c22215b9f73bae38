import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { createWebhookSender } from './sender.server.ts'
import { sendAgain } from './webhooks.server.ts'

describeOnDatabases('sending a delivery again', 'schema', (database) => {
  let webhookId = 0
  /** What the receiver answers, and the names of the events it got. */
  let status = 503
  let heard: string[] = []

  beforeEach(async () => {
    status = 503
    heard = []
    const { rows } = await database().pool.query<{ id: number }>(
      `insert into webhooks (name, url, events, salt) values ('Máy thử', 'https://hooks.example/', '{}', 's') returning id`,
    )
    webhookId = rows[0]?.id ?? 0
  })
  afterEach(() => database().pool.query('delete from webhook_events; delete from webhooks'))

  const aDelivery = async (event: string, { object = 'article:1', inHours = 0 } = {}): Promise<number> => {
    const { rows } = await database().pool.query<{ id: number }>(
      `with event as (insert into webhook_events (name, type, data) values ($2, 'article.changed', '{}') returning id)
      insert into webhook_deliveries (webhook_id, event_id, object, next_attempt_at)
      select $1, id, $3, now() + make_interval(hours => $4) from event returning id`,
      [webhookId, event, object, inHours],
    )
    return rows[0]?.id ?? 0
  }
  const deliver = () =>
    createWebhookSender({
      db: database().db,
      post: (_url, _body, headers) => {
        heard.push(headers['webhook-id'] ?? '')
        return Promise.resolve({ status, text: '' })
      },
      seal: (text) => text,
      log: pino({ level: 'silent' }),
    }).flush()
  const again = (id: number) => sendAgain(database().db, { webhookId, id })

  it('tries one that waits at once, as itself; its tries go on', async () => {
    const id = await aDelivery('một')
    await deliver()
    status = 200
    expect(await again(id)).toMatchObject({ isNew: false, delivery: { id, state: 'pending', attempts: 1 } })
    await deliver()
    await deliver()
    expect(heard).toEqual(['một', 'một'])
    const { rows } = await database().pool.query('select id, state, attempts from webhook_deliveries')
    expect(rows).toEqual([{ id, state: 'delivered', attempts: 2 }])
  })

  it('sends what waits before it first, and overtakes nothing', async () => {
    await aDelivery('một')
    await deliver()
    const later = await aDelivery('hai')
    await again(later)
    await deliver()
    expect(heard).toEqual(['một', 'một'])
    status = 200
    await again(later)
    await deliver()
    expect(heard).toEqual(['một', 'một', 'một', 'hai'])
  })

  it('sends one that is over as a new one, behind what waits of its object', async () => {
    status = 200
    const over = await aDelivery('một')
    await deliver()
    status = 503
    await aDelivery('hai')
    const other = await aDelivery('ba', { object: 'article:2' })
    await deliver()
    status = 200
    const { isNew, delivery } = await again(over)
    expect([isNew, delivery.state, delivery.id > other]).toEqual([true, 'pending', true])
    await deliver()
    expect(heard).toEqual(['một', 'hai', 'ba', 'hai', 'một'])
  })

  it('leaves what has its time before it, and refuses what is not there', async () => {
    const scheduled = await aDelivery('một', { inHours: 5 })
    expect(await again(scheduled)).toMatchObject({ isNew: false, delivery: { id: scheduled, attempts: 0 } })
    await deliver()
    expect(heard).toEqual([])
    await expect(again(0)).rejects.toMatchObject({ code: 'not_found' })
  })
})
