import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { licenceProblems, lockProblems } from './packages.ts'
import type { Lock } from './packages.ts'

const own = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const locked = (fields: Lock['packages'][string]): Lock => ({
  packages: {
    '': {},
    'node_modules/x': { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT', ...fields },
  },
})

describe('the lock file', () => {
  it('of this project names a hash for every package, and no address', () =>
    expect(lockProblems(own)).toEqual([]))

  test.each([
    [{ integrity: undefined }, /no sha512/],
    [{ integrity: 'sha1-abc' }, /no sha512/],
    [{ resolved: 'git+ssh://git@example.com/x.git#abc' }, /comes from git/],
    [{ resolved: 'http://example.com/x.tgz' }, /comes from http/],
    [{ link: true, integrity: undefined }, /no sha512/],
    [{ version: 'file:../x' }, /version/],
  ])('is refused for %j', (fields, words) =>
    expect(lockProblems(locked(fields as object)).join()).toMatch(words),
  )
})

describe('licences of production', () => {
  it('of this project are all on the list', () => expect(licenceProblems(own)).toEqual([]))

  test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE.md', undefined])(
    '%s is refused',
    (license) => expect(licenceProblems(locked({ license }))).toHaveLength(1),
  )
  test.each(['MIT', '(AFL-2.1 OR BSD-3-Clause)', 'MIT AND ISC'])('%s is taken', (license) =>
    expect(licenceProblems(locked({ license }))).toEqual([]),
  )
  it('what only builds or tests may have any', () =>
    expect(licenceProblems(locked({ license: 'GPL-3.0', dev: true }))).toEqual([]))
})
