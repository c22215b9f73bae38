import { expect, test } from 'vitest'
import { AppError, HTTP_STATUS } from '#app/platform/errors.ts'
import type { ErrorCode } from '#app/platform/errors.ts'
import { answerApi, problem } from './problem.ts'

const codes = Object.entries(HTTP_STATUS) as [ErrorCode, number][]

test.each(codes)('the failure %s is named for programs, with its status', async (code, status) => {
  const answer = await answerApi(() => {
    throw new AppError(code, 'x')
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code, status })
})

test('what has no failure of its own is named by its status, unless it is named more exactly', async () => {
  expect(await problem(405, 'x').json()).toMatchObject({ code: 'method_not_allowed' })
  expect(await problem(400, 'x', { code: 'INVALID_EMAIL' }).json()).toMatchObject({ code: 'INVALID_EMAIL' })
})

test('a 401 says by what one is let in; nothing else does', () => {
  expect(problem(401, 'x').headers.get('www-authenticate')).toBe('Bearer')
  expect(problem(403, 'x').headers.get('www-authenticate')).toBeNull()
})
