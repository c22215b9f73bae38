import { describe, expect, it } from 'vitest'
import { databaseMessage, isOutage } from './database-error.ts'

const refused = (code: string, message: string) =>
  new Error('Failed query: insert …', { cause: Object.assign(new Error(message), { code }) })

describe('isOutage', () => {
  it.each([
    [refused('57P01', 'terminating connection due to administrator command'), true],
    [refused('08006', 'connection failure'), true],
    [refused('53300', 'too many connections'), true],
    [refused('ECONNREFUSED', 'connect ECONNREFUSED'), true],
    [new Error('Connection terminated unexpectedly'), true],
    [refused('23505', 'duplicate key value'), false],
    [refused('22021', 'invalid byte sequence'), false],
    [new TypeError('x is not a function'), false],
    ['text', false],
  ])('%s: %s', (error, outage) => expect(isOutage(error)).toBe(outage))
})

describe('databaseMessage', () => {
  it("is the database's own, not the query", () =>
    expect(databaseMessage(refused('23505', 'duplicate key value'))).toBe('duplicate key value'))
  it.each([[undefined], [''], [new Error('')], [{}]])('%j is unknown', (error) =>
    expect(databaseMessage(error)).toBe('Unknown error during import'),
  )
})
