import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

/** An address that a webhook may have. */
const PUBLIC = 'https://hooks.example/nghe'
const HOOK = { name: 'x', url: PUBLIC, events: ['price.changed'] }

describeOnDatabase('what a webhook may be', 'schema', (database) => {
  let site: TestSite
  let admin: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database())
    admin = (await aPersonWithKey(database(), 'admin')).headers
  })
  const send = (method: string, path: string, body?: unknown, headers = admin) =>
    site.request(`/api/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const made = async () =>
    (await (await send('POST', 'webhooks', HOOK)).json()) as { id: number; secret: string }

  it('the secret is shown once and stands nowhere in the database', async () => {
    const { id, secret } = await made()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(await (await send('GET', `webhooks/${id}`)).text()).not.toContain(secret)
    const { rows } = await database().pool.query('select * from webhooks')
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20))
  })

  it('a delivery that waits is tried at once when it is asked for again (200, no second one), one that is over is a new one (201)', async () => {
    const { id } = await made()
    const ping = (await (await send('POST', `webhooks/${id}/ping`)).json()) as { id: number }
    await database().pool.query(
      `update webhook_deliveries set attempts = 1, next_attempt_at = now() + interval '1 hour'`,
    )
    const again = () => send('POST', `webhooks/${id}/deliveries/${ping.id}/redeliver`)
    const waiting = await again()
    expect([waiting.status, waiting.headers.get('location')]).toEqual([200, null])
    const delivery = (await waiting.json()) as { next_attempt_at: string }
    expect(delivery).toMatchObject({ id: ping.id, state: 'pending', attempts: 1 })
    expect(Date.parse(delivery.next_attempt_at)).toBeLessThan(Date.now() + 60_000)
    await database().pool.query(`update webhook_deliveries set state = 'delivered', finished_at = now()`)
    const over = await again()
    expect([over.status, over.headers.get('location')]).toEqual([201, `/api/v1/webhooks/${id}/deliveries`])
    const { rows } = await database().pool.query('select state from webhook_deliveries order by id')
    expect(rows).toEqual([{ state: 'delivered' }, { state: 'pending' }])
  })

  it('may lie on this machine where the server is told so, and only there', async () => {
    const hook = { name: 'Máy tôi', url: 'http://127.0.0.1:1/x', events: ['article.published'] }
    expect((await send('POST', 'webhooks', hook)).status).toBe(422)
    const own = await openSite(database(), { WEBHOOK_LOOPBACK: 'on' })
    expect((await own.post('/api/v1/webhooks', hook, admin)).status).toBe(201)
    const elsewhere = { ...hook, url: 'http://10.0.0.1/x' }
    expect((await own.post('/api/v1/webhooks', elsewhere, admin)).status).toBe(422)
  })

  it('an event has a name that no other database gives', async () => {
    const { id } = await made()
    const ping = async () =>
      ((await (await send('POST', `webhooks/${id}/ping`)).json()) as { event_id: string }).event_id
    const names = [await ping(), await ping()]
    expect(names).toEqual(
      [/^evt_[0-9a-f]{32}$/, /^evt_[0-9a-f]{32}$/].map((shape) => expect.stringMatching(shape) as string),
    )
    expect(new Set(names).size).toBe(2)
  })

  it('one whose address was taken before it was refused can still be switched off', async () => {
    const { id } = await made()
    await database().pool.query(`update webhooks set url = 'http://127.0.0.1/x' where id = $1`, [id])
    expect((await send('PATCH', `webhooks/${id}`, { is_on: false })).status).toBe(200)
    expect((await send('PATCH', `webhooks/${id}`, { url: 'http://10.0.0.5/x' })).status).toBe(422)
  })

  it.each([
    [{ url: 'ftp://x.vn' }, 'url'],
    [{ url: 'https://u:p@x.vn/' }, 'url'],
    [{ url: 'http://127.0.0.1:9000/x' }, 'url'],
    [{ url: 'http://0x7f.1/x' }, 'url'],
    [{ url: 'https://localhost/x' }, 'url'],
    [{ url: 'https://a.localhost/x' }, 'url'],
    [{ url: 'https://10.0.0.5/x' }, 'url'],
    [{ url: 'http://[::1]/x' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['no.such'] }, 'events.0'],
    [{ name: '' }, 'name'],
  ])('%j is a 422 about %s', async (fields, field) => {
    const response = await send('POST', 'webhooks', {
      name: 'x',
      url: PUBLIC,
      events: ['price.changed'],
      ...fields,
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) as string } })
  })

  it('is an administrator’s alone', async () => {
    const { headers } = await aPersonWithKey(database(), 'editor')
    expect((await send('GET', 'webhooks', undefined, headers)).status).toBe(403)
    expect((await send('GET', 'webhooks', undefined, {})).status).toBe(401)
  })
})
