import { expect, it } from 'vitest'
import { isUnreadable, outageOf } from './outage.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that shuts down', withCode('57P01')],
  ['a lost connection', withCode('08006')],
  ['a server without room for one more', withCode('53300')],
  ['a statement that took longer than it may', withCode('57014')],
  ['a server that says nothing', new Error('Query read timeout')],
  ['a name that cannot be looked up now', withCode('EAI_AGAIN')],
  ['a pool that waits in vain', new Error('timeout exceeded when trying to connect')],
  [
    'a connection that is asked after it was lost',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['one wrapped by the query builder', new Error('Failed query', { cause: withCode('ECONNRESET') })],
])('%s is an outage', (_, error) => {
  expect(outageOf(error)).toBe('away')
})

it.each([
  ['a syntax error', withCode('42601')],
  ['a broken rule', withCode('23505')],
  ['a defect of ours', new TypeError('x is not a function')],
  ['what is no error', 'ECONNREFUSED'],
])('%s is none', (_, error) => {
  expect(outageOf(error)).toBeNull()
})

it.each([
  ['bytes that are no text', withCode('22021'), true],
  ['a NUL in JSON', new Error('Failed query', { cause: withCode('22P05') }), true],
  ['a body that is no form', new TypeError('Failed to parse body as FormData.'), true],
  ['a number too large', withCode('22003'), false],
])('%s: whoever sent it is at fault: %s', (_, error, is) => {
  expect(isUnreadable(error)).toBe(is)
})

it.each([
  ['a standby, which only reads', '25006'],
  ['a server whose disk is full', '53100'],
])('%s takes no writes, and what is asked of it may be asked again', (_, code) => {
  expect(outageOf(new Error('Failed query', { cause: withCode(code) }))).toBe('read-only')
})
