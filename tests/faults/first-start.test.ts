import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { connect } from '#db/client.ts'
import { runServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'

const folder = mkdtempSync(join(tmpdir(), 'cm-first-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a start that fails says, without its exit code. */
async function whyNot(variables: Record<string, string>): Promise<string> {
  const failed = await runServer(variables).then(
    () => 'it started',
    (error: unknown) => String(error),
  )
  return failed.replace(/^ServerStartError: exit 1: /, '')
}

it('a first start on a taken port says so in one line, and the next one tells the password', async (context) => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const port = String((other.address() as AddressInfo).port)
  const variables = { DATA_DIR: folder, DEMO: 'on', PORT: port }
  expect(await whyNot(variables)).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program: end it, or set PORT to another one.\n`,
  )
  expect(existsSync(join(folder, 'database.lock'))).toBe(false)
  await new Promise((resolve) => other.close(resolve))
  const server = await runServer(variables)
  await expect.poll(() => server.said()).toMatch(/mật khẩu: \S{20,}/)
  expect(await server.stop('SIGTERM')).toBe(0)
  noteSeen(context, 'one line; the password is told by the start that succeeds')
})

const postgres = inject('postgres')
const AUTH_SECRET = 'a secret of the tests, long enough'

it.runIf(postgres)('a first start on a database without rights says which are missing', async (context) => {
  const name = `rights_${process.pid}`
  const admin = await connect({ url: postgres?.postgres ?? '' })
  await admin.pool.query(`create database ${name}`)
  await admin.pool.query(`create role ${name} login`)
  const url = (postgres?.postgres ?? '')
    .replace('postgres://postgres@', `postgres://${name}@`)
    .replace('/postgres?', `/${name}?`)
  const said = await whyNot({ DATABASE_URL: url, AUTH_SECRET, DATA_DIR: folder })
  expect(said).toMatch(
    /^The user of DATABASE_URL may not do what the site needs \(permission denied for .+\n$/,
  )
  await admin.pool.query(`drop database ${name}`)
  await admin.pool.query(`drop role ${name}`)
  await admin.close()
  noteSeen(context, said.trim())
})

it.each([
  [
    'a database that is not there',
    'postgres://postgres@127.0.0.1:1/a',
    /^The database cannot be reached \(.*ECONNREFUSED/,
  ],
  [
    'a host that is not there',
    'postgres://postgres@database.invalid/a',
    /^The database cannot be reached \(/,
  ],
])('a first start with %s says that it cannot be reached', async (_, url, expected) => {
  const said = await whyNot({ DATABASE_URL: url, AUTH_SECRET, DATA_DIR: folder })
  expect(said).toMatch(expected)
  expect(said.trim().split('\n')).toHaveLength(1)
})
