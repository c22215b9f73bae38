import { expect, it } from 'vitest'
import { bearerKey, hashApiKey, makeApiKey } from './api-key.ts'

it('makes keys that are found again by their hash, and begin as they are listed', () => {
  const { key, prefix, hash } = makeApiKey()
  expect(hashApiKey(key)).toBe(hash)
  expect(key.startsWith(prefix)).toBe(true)
  expect(makeApiKey().key).not.toBe(key)
})

it('reads a key out of the header', () => {
  const { key } = makeApiKey()
  expect(bearerKey(`Bearer ${key}`)).toBe(key)
  expect(bearerKey(`bearer  ${key} `)).toBe(key)
})

it.each([null, '', 'Bearer', 'Bearer chonmay_short', 'Basic abc', 'Bearer a b'])(
  'finds none in %j',
  (header) => {
    expect(bearerKey(header)).toBeNull()
  },
)
