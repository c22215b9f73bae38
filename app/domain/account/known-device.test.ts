import { expect, it } from 'vitest'
import { accountHash, DEVICE_SECONDS, nameDevice, readDevice } from './known-device.ts'

const secret = 'a secret of the tests'
const an = accountHash('an@example.vn', secret)

it('knows the browser again, for the account it signed in to alone', () => {
  const name = nameDevice(an, secret)
  expect(readDevice(name, an, secret)).toBe(name.split('.')[0])
  expect(readDevice(name, accountHash('binh@example.vn', secret), secret)).toBeNull()
})

it('does not believe a name it did not give', () => {
  const name = nameDevice(an, secret)
  for (const forged of [null, '', 'a.b.c', `x${name}`, name.slice(0, -1), nameDevice(an, 'another secret')])
    expect(readDevice(forged, an, secret)).toBeNull()
})

it('forgets after half a year', () => {
  const now = Date.now()
  const name = nameDevice(an, secret, now)
  expect(readDevice(name, an, secret, now + DEVICE_SECONDS * 1000 - 2000)).not.toBeNull()
  expect(readDevice(name, an, secret, now + DEVICE_SECONDS * 1000)).toBeNull()
})

it('hashes an address alike however it is written', () => {
  expect(accountHash(' An@Example.vn ', secret)).toBe(an)
})
