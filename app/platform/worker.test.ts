import { expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { tellingFailure } from './worker.ts'

it.each([
  [40, new Error('timeout exceeded when trying to connect')],
  [40, new Error('Failed query', { cause: Object.assign(new Error('ended'), { code: '57P01' }) })],
  [50, Object.assign(new Error('column "x" does not exist'), { code: '42703' })],
  [50, new TypeError('x is not a function')],
])('work that looks again by itself tells at level %i of %s', (level, error) => {
  const lines: string[] = []
  tellingFailure(createLog('info', { write: (line) => void lines.push(line) }), 'queue not readable')(error)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level, msg: 'queue not readable' },
  ])
})
