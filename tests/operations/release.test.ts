import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect } from '#db/client.ts'
import { openBalancer } from '#tests/support/balancer.ts'
import { isLong } from '#tests/support/long.ts'
import { machine, packAgain, packSite } from '#tests/support/releases.ts'
import type { Machine } from '#tests/support/releases.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { traffic } from '#tests/support/traffic.ts'

const postgres = inject('postgres')
const AUTH_SECRET = 'a secret of the tests, long enough'
const SQL = 'alter table "brands" add column "said_by_tests" text;'

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** Gives a release one migration more, and a hashed file of its own. */
function withMore(folder: string): void {
  const file = join(folder, 'db/migrations/meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const last = journal.entries.at(-1)
  if (!last) throw new Error('There are no migrations.')
  const next = { ...last, idx: last.idx + 1, when: last.when + 1_000, tag: '9999_said_by_tests' }
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }))
  writeFileSync(join(folder, `db/migrations/${next.tag}.sql`), SQL)
  writeFileSync(join(folder, 'build/client/assets/new-Abc123.js'), 'export {}')
  writeFileSync(
    join(folder, 'assets.list'),
    `${readFileSync(join(folder, 'assets.list'), 'utf8')}new-Abc123.js\n`,
  )
}

/** A server that never listens. @param except arguments with which it does all the same */
const neverReady = (except: string) => (folder: string) => {
  const main = join(folder, 'build/server/main.js')
  const never = `if (!process.argv.includes('${except}')) { setInterval(() => {}, 1_000); await new Promise(() => {}) }\n`
  writeFileSync(main, never + readFileSync(main, 'utf8'))
}

// Packing takes a quarter of a minute, and each upgrade unpacks and starts several servers.
describe.runIf(isLong && postgres)('a packed release, on PostgreSQL', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'cm-releases-'))
  let first: string
  let second: string
  let databases = 0
  let url: string
  const made: Machine[] = []

  beforeAll(async () => {
    first = await packSite('1.0.0', folder)
    second = packAgain(first, '1.1.0', withMore)
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  afterEach(() => made.splice(0).forEach((each) => each.remove()))

  const onServer = async <T extends object>(address: string, query: string): Promise<T[]> => {
    const connection = await connect({ url: address })
    const { rows } = await connection.pool.query<T>(query)
    await connection.close()
    return rows
  }

  /** A machine whose servers run the first release on a database of their own. */
  async function running(
    servers: number,
    variables: Record<string, string> = {},
    holdsSocket = false,
  ): Promise<Machine> {
    const name = `release_${process.pid}_${++databases}`
    await onServer(postgres?.postgres ?? '', `create database ${name} template demo`)
    url = (postgres?.postgres ?? '').replace('/postgres?', `/${name}?`)
    const site = await machine(servers, { DATABASE_URL: url, AUTH_SECRET, ...variables }, holdsSocket)
    made.push(site)
    expect(await site.upgrade(first)).toMatchObject({ code: 0, err: '' })
    await site.start()
    return site
  }
  const current = ({ home }: Machine) => readlinkSync(join(home, 'current'))
  const hasColumn = async () =>
    (await onServer(url, `select 1 from information_schema.columns where column_name = 'said_by_tests'`))
      .length === 1

  /** Files that a page of the running release asks for. */
  async function files(origin: string): Promise<string[]> {
    const html = await (await fetch(origin)).text()
    return [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))].slice(0, 3)
  }

  it('holds what runs and nothing that builds', () => {
    const names = spawnSync('tar', ['-tzf', first], { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout.split(
      '\n',
    )
    const inside = (path: string) => names.some((name) => name.startsWith(`chon-may-1.0.0/${path}`))
    for (const path of [
      'build/server/main.js',
      'db/migrations/0000',
      'deploy/upgrade.sh',
      'scripts/backup.ts',
      'clients/typescript/api.d.ts',
      'clients/typescript/README.md',
      'node_modules/sharp/',
      'node_modules/.bin/node',
    ])
      expect(inside(path), path).toBe(true)
    for (const path of [
      'node_modules/vite/',
      'node_modules/typescript/',
      'tests/',
      '.git',
      'data/',
      'node_modules/.cache',
    ])
      expect(inside(path), path).toBe(false)
    expect(names.filter((name) => /\.test\.tsx?$/.test(name))).toEqual([])
    expect(readdirSync(folder).sort()).toEqual(
      ['1.0.0', '1.1.0'].flatMap((version) => [
        `chon-may-${version}.tar.gz`,
        `chon-may-${version}.tar.gz.sha256`,
      ]),
    )
  })

  it('of two servers behind a balancer, upgraded and taken back: no request fails, and tables change once', async (context) => {
    const site = await running(2, { TRUST_PROXY: '1', SHUTDOWN_DELAY: '1' })
    const servers = site.ports.map((port) => `http://127.0.0.1:${port}`)
    const balancer = await openBalancer(servers, 100)
    const visitors = traffic(balancer.url, [
      '/',
      '/products',
      '/products/1',
      '/functions/v1/product-stats',
      ...(await files(balancer.url)),
    ])
    const up = await site.upgrade(second)
    expect([up.code, up.err, current(site), await hasColumn()]).toEqual([0, '', 'releases/1.1.0', true])
    expect(up.out).toMatch(
      /^Trying 1\.1\.0\.\nmigrations: 1 \(9999_said_by_tests\), tried and taken back in \d+ ms\nready: after/,
    )
    // What a page of the new release asks for is had from a server of either.
    expect((await fetch(`${balancer.url}/assets/new-Abc123.js`)).status).toBe(200)
    const back = await site.upgrade('--rollback')
    expect([back.code, back.err, current(site)]).toEqual([0, '', 'releases/1.0.0'])
    const seen = await visitors.stop()
    await balancer.close()
    expect(seen.failed).toEqual([])
    expect(seen.asked).toBeGreaterThan(200)
    noteSeen(context, `${seen.asked} requests, 0 failed`)
  })

  it('of one server, upgraded: refused only while it restarts', async (context) => {
    const site = await running(1)
    const origin = `http://127.0.0.1:${site.ports[0]}`
    const visitors = traffic(origin, ['/', '/products', ...(await files(origin))])
    const { code } = await site.upgrade(second)
    const seen = await visitors.stop()
    expect([code, current(site)]).toEqual([0, 'releases/1.1.0'])
    // As long as a start takes, which on a busy machine is several times as long: nothing is asserted about time.
    expect(seen.failed.filter((failure) => !/^ECONN(?:REFUSED|RESET)$/.test(failure))).toEqual([])
    noteSeen(context, `${seen.asked} requests, ${seen.failed.length} refused within ${seen.awayMs} ms`)
  })

  it('of one server whose socket systemd holds: visitors wait, and none is refused', async (context) => {
    const site = await running(1, {}, true)
    const origin = `http://127.0.0.1:${site.ports[0]}`
    const visitors = traffic(origin, [
      '/',
      '/products',
      '/functions/v1/product-stats',
      ...(await files(origin)),
    ])
    expect(await site.upgrade(second)).toMatchObject({ code: 0, err: '' })
    expect(await site.upgrade('--rollback')).toMatchObject({ code: 0, err: '' })
    const seen = await visitors.stop()
    expect([current(site), seen.failed]).toEqual(['releases/1.0.0', []])
    noteSeen(context, `${seen.asked} requests, 0 refused, the longest took ${seen.longestMs} ms`)
  })

  it('that never gets ready on another port is not switched to, and nobody notices', async (context) => {
    const site = await running(1)
    const origin = `http://127.0.0.1:${site.ports[0]}`
    const visitors = traffic(origin, ['/', '/products'])
    const broken = packAgain(first, '1.2.0', (inside) => {
      withMore(inside)
      neverReady('--never')(inside)
    })
    const { code, err } = await site.upgrade(broken, { CHON_MAY_TRIAL_SECONDS: '4' })
    const seen = await visitors.stop()
    expect([code, err]).toEqual([
      1,
      'The server of the release was not ready after 4 s: it does not listen.\n1.2.0 was not switched to; nothing was changed.\n',
    ])
    expect([current(site), await hasColumn(), seen.failed]).toEqual(['releases/1.0.0', false, []])
    noteSeen(context, `${seen.asked} requests, 0 failed; the table is as it was`)
  })

  it('that gets ready on another port and never in its place goes back by itself', async (context) => {
    const site = await running(2, { TRUST_PROXY: '1', SHUTDOWN_DELAY: '1' })
    const balancer = await openBalancer(
      site.ports.map((port) => `http://127.0.0.1:${port}`),
      100,
    )
    const visitors = traffic(balancer.url, ['/', '/products'])
    const { code, out } = await site.upgrade(packAgain(first, '1.3.0', neverReady('--trial')), {
      CHON_MAY_READY_SECONDS: '6',
    })
    const seen = await visitors.stop()
    await balancer.close()
    expect([code, current(site)]).toEqual([1, 'releases/1.0.0'])
    expect(out).toContain('Going back to 1.0.0.\nThe old release runs again.\n')
    expect(seen.failed).toEqual([])
    for (const port of site.ports) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    noteSeen(context, `${seen.asked} requests, 0 failed; the old release runs`)
  })

  it('whose migration does not fit the rows is not switched to', async () => {
    const site = await running(1)
    const broken = packAgain(first, '1.4.0', (inside) => {
      withMore(inside)
      writeFileSync(
        join(inside, 'db/migrations/9999_said_by_tests.sql'),
        'alter table "brands" add constraint "long" check (length("name") > 1000);',
      )
    })
    const { code, err } = await site.upgrade(broken)
    expect([code, err.includes('is violated by some row')]).toEqual([1, true])
    expect((await fetch(`http://127.0.0.1:${site.ports[0]}/readyz`)).status).toBe(200)
  })

  it('makes a backup before its migration, and says where', async () => {
    const site = await running(1)
    const { out } = await site.upgrade(second)
    const backup = /^\/\S+\.tar\.gz$/m.exec(out)?.[0] ?? ''
    expect(existsSync(backup)).toBe(true)
  })
})
