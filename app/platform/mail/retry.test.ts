import { expect, it } from 'vitest'
import { waitBeforeRetry } from './retry.ts'

it.each([
  ['the first failure', { attempts: 1, age: 0 }, 60],
  ['the third', { attempts: 3, age: 400 }, 900],
  ['the ninth', { attempts: 9, age: 90_000 }, 14_400],
  ['a server that says later', { attempts: 1, age: 0, responseCode: 451 }, 60],
  ['a server that refuses for good', { attempts: 1, age: 0, responseCode: 550 }, null],
  ['three days', { attempts: 20, age: 259_200 }, null],
])('after %s', (_, failure, wait) => {
  expect(waitBeforeRetry(failure)).toBe(wait)
})
