import { expect, it } from 'vitest'
import { AppError } from './errors.ts'
import { refusalOf } from './refusal.ts'

it('a database that only reads is a refusal that says so, and when to come back', () => {
  const cause = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
    code: '25006',
  })
  const refusal = refusalOf(new Error('Failed query', { cause }))
  expect(refusal).toMatchObject({ code: 'unavailable', retryAfter: 5 })
  expect(refusal?.message).toMatch(/^Trang tạm thời chỉ đọc được/)
})

it('an expected failure is its own refusal, and a defect is none', () => {
  const expected = new AppError('conflict', 'x')
  expect(refusalOf(expected)).toBe(expected)
  expect(refusalOf(new Error('x'))).toBeNull()
})
