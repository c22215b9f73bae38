import { expect, it } from 'vitest'
import { sayStartFailure } from './start-failure.ts'

const failure = (message: string, more: object) => Object.assign(new Error(message), more)

it.each([
  [
    'ERR_MODULE_NOT_FOUND',
    "Cannot find module '/opt/chon-may/current/build/server/app.js' imported from /x.js",
  ],
  ['MODULE_NOT_FOUND', "Cannot find module 'pg'\nRequire stack:\n- /x.js"],
])('a release without a file says that, and nothing of the database (%s)', (code, message) => {
  const said = sayStartFailure(failure(message, { code }))
  expect(said).toContain(message.split('\n')[0])
  expect(said).toMatch(/^A file of the site is missing [^\n]*install the release anew[^\n]*$/)
})

it.each([
  ['ECONNREFUSED', 'connect'],
  // No socket where DATABASE_URL says that there is one.
  ['ENOENT', 'connect'],
])('a database that cannot be reached is said to be that (%s)', (code, syscall) => {
  expect(sayStartFailure(failure('x', { code, syscall }))).toMatch(/^The database cannot be reached/)
})

it('an address without the password that PostgreSQL asks for is said to be that', () => {
  const said = sayStartFailure(
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
  )
  expect(said).toBe(
    'PostgreSQL wants a password: write it into the address (postgres://user:password@host/name), or set PGPASSWORD.',
  )
})

it('a file that may not be written is said to be that, with the variable that names where it lies', () => {
  const said = sayStartFailure(
    failure("EACCES: permission denied, open '/srv/data/database.lock'", {
      code: 'EACCES',
      syscall: 'open',
      path: '/srv/data/database.lock',
    }),
  )
  expect(said).toMatch(/^No permission for \/srv\/data\/database\.lock: DATA_DIR [^\n]+$/)
})

it.each([
  // What the embedded database throws is no error.
  { name: 'ErrnoError', errno: 51 },
  failure('ENOSPC: no space left on device, mkdir', { code: 'ENOSPC', syscall: 'mkdir' }),
  failure('could not extend file "base/5/17383"', { code: '53100' }),
])('a full disk is said to be that, with the folder that lies on it (%j)', (thrown) => {
  const said = sayStartFailure(thrown)
  expect(said).toMatch(/^The disk is full: [^\n]+DATA_DIR[^\n]+$/)
  expect(said).not.toContain('[object')
})
