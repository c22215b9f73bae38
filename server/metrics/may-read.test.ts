import { expect, it } from 'vitest'
import { mayReadMetrics } from './may-read.ts'

const TOKEN = 'a token of the tests'
const local = { trustProxy: 0, metricsToken: undefined }
const guarded = { trustProxy: 1, metricsToken: TOKEN }
const reader = (socket: string | undefined, headers: Record<string, string> = {}) => ({
  socket,
  headers: new Headers(headers),
})

it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
  'lets the machine itself read, at %s',
  (address) => {
    expect(mayReadMetrics(reader(address), local)).toBe(true)
  },
)

it.each([
  ['another machine', reader('203.0.113.5')],
  ['an address that only begins like the machine', reader('127.0.0.1.evil.example')],
  ['nobody knows whom', reader(undefined)],
  ['whom a proxy on the machine asks for', reader('127.0.0.1', { 'X-Forwarded-For': '203.0.113.5' })],
  ['whom a proxy names by the standard header', reader('::1', { Forwarded: 'for=203.0.113.5' })],
])('refuses %s', (_, asked) => {
  expect(mayReadMetrics(asked, local)).toBe(false)
})

it('refuses the machine itself behind a proxy, which may forward without a word', () => {
  expect(mayReadMetrics(reader('127.0.0.1'), { ...local, trustProxy: 1 })).toBe(false)
})

it('lets read from anywhere who has the token', () => {
  const asked = reader('203.0.113.5', { Authorization: `Bearer ${TOKEN}` })
  expect(mayReadMetrics(asked, guarded)).toBe(true)
  expect(mayReadMetrics(asked, local)).toBe(false)
})

it.each(['Bearer a token of the testt', 'Bearer a token', `Basic ${TOKEN}`, TOKEN, 'Bearer '])(
  'refuses %j for a token',
  (authorization) => {
    expect(mayReadMetrics(reader('203.0.113.5', { Authorization: authorization }), guarded)).toBe(false)
  },
)
