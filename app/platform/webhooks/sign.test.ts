import { expect, test } from 'vitest'
import { verifyWebhook } from '../../../clients/typescript/webhook.ts'
import { secretOf, signedHeaders } from './sign.ts'

const secret = secretOf((text) => Buffer.from(text.padEnd(32, '.')).toString('base64url'), 'x')
const body = JSON.stringify({ type: 'ping', timestamp: '2026-01-05T00:00:00.000Z', data: { webhook: 'Máy' } })
const sent = (at = Date.now()) =>
  new Headers(signedHeaders(secret, { id: 'evt_1', at: Math.floor(at / 1000), body }))

test('what the site signed is read', async () => {
  expect(await verifyWebhook(secret, sent(), body)).toEqual(JSON.parse(body))
})

test.each([
  ['another text', secret, sent(), `${body} `],
  ['another secret', `whsec_${btoa('another')}`, sent(), body],
  ['an old one', secret, sent(Date.now() - 6 * 60_000), body],
  ['one from ahead', secret, sent(Date.now() + 6 * 60_000), body],
  ['one without a signature', secret, new Headers(), body],
])('%s is not', async (_, key, headers, text) => {
  expect(await verifyWebhook(key, headers, text)).toBeNull()
})

test('a receiver that was given no secret is told so, rather than refusing everything', async () => {
  await expect(verifyWebhook('', sent(), body)).rejects.toThrow('Zero-length key')
})
