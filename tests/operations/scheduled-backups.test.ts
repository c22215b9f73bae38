import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Connection } from '#db/client.ts'
import { connect } from '#db/client.ts'
import { backupResult } from '#server/backup/run-backup.ts'
import type { Template } from '#tests/support/global-setup.ts'
import { isLong, testInLongRun } from '#tests/support/long.ts'
import { runScript } from '#tests/support/run-script.ts'
import { runServer } from '#tests/support/running-server.ts'
import { openS3 } from '#tests/support/s3-server.ts'
import { checksums, prepared, siteData } from '#tests/support/site-data.ts'
import type { SiteData } from '#tests/support/site-data.ts'

const postgres = inject('postgres')
// What differs between the databases is tried by the trial and the running server below; the long run tries all of it on both.
const kinds = (['embedded', 'PostgreSQL'] as const).filter((kind) =>
  kind === 'PostgreSQL' ? postgres !== null : isLong || postgres === null,
)
const KEY = { BACKUP_PASSPHRASE: 'bốn từ dễ nhớ lắm' }
const MB = 2 ** 20

/** Puts a disk of its own at a folder. @returns what takes it away; null where this user or machine may not */
function mounted(folder: string, options: string): (() => void) | null {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  return process.getuid?.() === 0 && status === 0 ? () => void spawnSync('umount', [folder]) : null
}

const mayMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'cm-mount-'))
  const unmount = mounted(folder, 'size=64k')
  unmount?.()
  rmSync(folder, { recursive: true })
  return unmount !== null
})()

const onServer = async <T extends object>(url: string, query: string): Promise<T[]> => {
  const connection = await connect({ url })
  const { rows } = await connection.pool.query<T>(query)
  await connection.close()
  return rows
}
const scratchDatabases = () =>
  onServer<{ datname: string }>(
    postgres?.postgres ?? '',
    `select datname from pg_database where datname like 'chon_may_try_%'`,
  )

describe.each(kinds)('a backup that the site makes by itself (%s)', { timeout: 300_000 }, (kind) => {
  let site: SiteData
  let running: Connection
  let sums: Record<string, string>
  const others: SiteData[] = []
  /** The tests of a part are of a site of its own, as large as they need it. */
  const ofSite = (template: Template) => {
    beforeAll(async () => {
      site = await siteData(kind, template)
      running = await site.open()
      sums = await checksums(running)
    })
    afterAll(async () => {
      await running.close()
      for (const data of [site, ...others.splice(0)]) await data.remove()
    })
  }

  const folder = (name: string) => join(site.dataDir, name)
  const scheduled = (variables: Record<string, string>) =>
    runScript('backup.ts', ['--scheduled'], { ...site.variables, ...variables })
  const leftBehind = () =>
    readdirSync(site.dataDir).filter((name) => /^\.(?:backup|making|trying|snapshot)/.test(name))
  async function made(variables: Record<string, string>) {
    const { code, out, err } = await scheduled(variables)
    expect([code, err]).toEqual([0, ''])
    return backupResult.parse(JSON.parse(out))
  }
  async function restored(file: string, variables: Record<string, string>) {
    const target = await siteData(kind, null)
    others.push(target)
    const ended = await runScript('restore.ts', [file], { ...target.variables, ...variables })
    return { target, ...ended }
  }

  describe('of a whole catalogue', () => {
    ofSite('demo')

    it('is encrypted, put where it is kept, and restored on trial; restoring takes the same key', async () => {
      const { name, place, tables, rows, problem } = await made({ BACKUP_TO: folder('kept'), ...KEY })
      expect([name.endsWith('.tar.gz.age'), place, problem]).toEqual([true, folder('kept'), null])
      expect(readdirSync(folder('kept'))).toEqual([name])
      const counts = Object.values(sums).map((sum) => Number(sum.split(' ')[0]))
      expect([tables, rows]).toEqual([counts.length, counts.reduce((sum, count) => sum + count, 0)])
      expect(leftBehind()).toEqual([])

      const { target, code, err } = await restored(join(folder('kept'), name), KEY)
      expect([code, err]).toEqual([0, ''])
      const back = await target.open()
      expect(await checksums(back)).toEqual(sums)
      await back.close()
    })

    testInLongRun(
      'is not restored with another key, with none, or where it is cut off: nothing is touched',
      async () => {
        const [name = ''] = readdirSync(folder('kept'))
        const file = join(folder('kept'), name)
        const cut = folder('cut.tar.gz.age')
        writeFileSync(cut, readFileSync(file).subarray(0, -100_000))
        const cases = [
          [
            file,
            { BACKUP_PASSPHRASE: 'bốn từ khác hẳn rồi' },
            'The backup was encrypted with another key.\n',
          ],
          [
            file,
            {},
            expect.stringMatching(
              /^The backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_KEY_FILE[^\n]*\n$/,
            ),
          ],
          [cut, KEY, expect.stringMatching(/^The backup is damaged: [^\n]*\n$/)],
        ] as const
        for (const [from, variables, said] of cases) {
          const { target, code, err } = await restored(from, variables)
          expect([code, err]).toEqual([1, said])
          expect(readdirSync(target.dataDir)).toEqual([])
        }
      },
    )
  })

  describe('of any site', () => {
    ofSite('schema')

    testInLongRun('does not stand in what it brings back as one that is being made', async () => {
      await running.pool.query(`insert into backups (state, lease_until) values ('tried', now())`)
      await running.pool.query('insert into backups (lease_until) values (now())')
      const { name } = await made({ BACKUP_TO: folder('own') })
      await running.pool.query('delete from backups')
      const { target } = await restored(join(folder('own'), name), {})
      const back = await target.open()
      const { rows } = await back.pool.query('select state from backups')
      await back.close()
      expect(rows).toEqual([{ state: 'tried' }])
    })

    testInLongRun('takes away those that the rule no longer keeps, and nothing else', async () => {
      const to = folder('ruled')
      mkdirSync(to)
      const old = ['2026-01-01', '2026-01-02', '2026-02-01'].map(
        (day) => `chon-may-${day}T03-00-00Z-a1b2.tar.gz`,
      )
      for (const name of [...old, 'ghi-chu.txt']) writeFileSync(join(to, name), '')
      const { name, removed } = await made({ BACKUP_TO: to, BACKUP_KEEP: '1d 0w 2m' })
      expect(removed.sort()).toEqual(old.slice(0, 2))
      expect(new Set(readdirSync(to))).toEqual(new Set([old[2], name, 'ghi-chu.txt']))
    })

    it('goes to a bucket, is fetched from there for its trial, and taken away where that fails', async () => {
      const s3 = await openS3()
      const variables = {
        BACKUP_TO: 's3://saoluu/trang',
        S3_ENDPOINT: s3.endpoint,
        S3_BUCKET: 'anh',
        S3_ACCESS_KEY_ID: 'KEY',
        S3_SECRET_ACCESS_KEY: 'SECRET',
      }
      const { name, place, problem } = await made(variables)
      expect([place, problem, [...s3.files.keys()]]).toEqual([
        's3://saoluu/trang/',
        null,
        [`/saoluu/trang/${name}`],
      ])
      s3.spoil = (bytes) => Buffer.concat([bytes.subarray(0, -2_000), Buffer.alloc(2_000)])
      const { code, err } = await scheduled(variables)
      await s3.close()
      expect([code, err]).toEqual([1, expect.stringMatching(/^The backup is damaged: [^\n]*\n$/)])
      expect([...s3.files.keys()]).toEqual([`/saoluu/trang/${name}`])
      expect(leftBehind()).toEqual([])
    })

    it.runIf(isLong && mayMount).each([
      ['full', 'size=8k', /^The disk is full/],
      ['closed for writing', 'ro', /is on a disk that this process may not write to/],
    ])('says in one line that its folder is %s, and leaves nothing behind', async (what, options, said) => {
      const to = folder(what.replaceAll(' ', '-'))
      const unmount = mounted(to, options)
      const { code, err } = await scheduled({ BACKUP_TO: to })
      const left = readdirSync(to)
      unmount?.()
      expect([code, err.split('\n').length, left, leftBehind()]).toEqual([1, 2, [], []])
      expect(err).toMatch(said)
    })

    testInLongRun('says that its folder is none, or its key file is missing', async () => {
      expect(
        await scheduled({ BACKUP_TO: join(site.dataDir, 'uploads', 'tu-lanh-640x480.webp', 'x') }),
      ).toMatchObject({
        code: 1,
        err: expect.stringMatching(/is a file, or lies in one: BACKUP_TO names a folder\.\n$/),
      })
      expect(await scheduled({ BACKUP_KEY_FILE: '/nowhere/key' })).toMatchObject({
        code: 1,
        err: 'The key of backups cannot be read: /nowhere/key.\n',
      })
    })
  })
})

describe.runIf(postgres)('the trial of a backup on PostgreSQL', () => {
  let site: SiteData
  beforeAll(async () => {
    site = await siteData('PostgreSQL', 'schema')
  })
  afterAll(() => site.remove())
  const scheduled = async (variables: Record<string, string>) => {
    const ended = await runScript('backup.ts', ['--scheduled'], {
      ...site.variables,
      BACKUP_TO: join(site.dataDir, 'kept'),
      ...variables,
    })
    expect([ended.code, ended.err]).toEqual([0, ''])
    return backupResult.parse(JSON.parse(ended.out))
  }

  it('leaves no scratch database, and drops what one left that was killed', async () => {
    await onServer(postgres?.postgres ?? '', 'create database chon_may_try_killed')
    expect((await scheduled({})).problem).toBeNull()
    expect(await scratchDatabases()).toEqual([])
  })

  testInLongRun(
    'is good where somebody whom it may not send away is in its database, which goes with the next',
    async () => {
      const role = `creates_${process.pid}`
      const admin = postgres?.postgres ?? ''
      const url = site.variables.DATABASE_URL ?? ''
      await onServer(admin, `create role ${role} login createdb`)
      await onServer(url, `grant pg_read_all_data to ${role}`)
      const asRole = { DATABASE_URL: url.replace('postgres://postgres@', `postgres://${role}@`) }
      // As autovacuum may be, of which only a superuser may rid a database.
      const guest = async (): Promise<Connection> => {
        const [made] = await scratchDatabases()
        if (!made) return wait(20).then(guest)
        const connection = await connect({ url: admin.replace('/postgres?', `/${made.datname}?`) })
        await connection.pool.query('select 1')
        return connection
      }
      const [tried, inside] = await Promise.all([scheduled(asRole), guest()])
      await inside.close()
      expect([tried.problem, tried.rows]).toEqual([null, expect.any(Number)])
      expect((await scheduled(asRole)).problem).toBeNull()
      expect(await scratchDatabases()).toEqual([])
      await onServer(url, `drop owned by ${role}`)
      await onServer(admin, `drop role ${role}`)
    },
  )

  testInLongRun('without the right to make one says so, and takes one that is given', async () => {
    const role = `backup_${process.pid}`
    const admin = postgres?.postgres ?? ''
    await onServer(admin, `create role ${role} login`)
    const url = site.variables.DATABASE_URL ?? ''
    await onServer(url, `grant pg_read_all_data to ${role}`)
    await onServer(admin, `create database ${role} owner ${role}`)
    const as = (address: string) => address.replace('postgres://postgres@', `postgres://${role}@`)
    const given = as(admin).replace('/postgres?', `/${role}?`)
    const asRole = { DATABASE_URL: as(url) }
    const refused = await scheduled(asRole)
    expect([refused.tables, refused.problem]).toEqual([
      null,
      expect.stringContaining('may not make a scratch database: alter role'),
    ])
    for (const _ of ['empty', 'with what the last trial left']) {
      const tried = await scheduled({ ...asRole, BACKUP_TRY_URL: given })
      expect([tried.problem, tried.rows]).toEqual([null, expect.any(Number)])
    }
    const other = await siteData('PostgreSQL', 'schema')
    const mistaken = await scheduled({ BACKUP_TRY_URL: other.variables.DATABASE_URL ?? '' })
    expect(mistaken.problem).toContain('holds tables that no trial made')
    await other.remove()
    await onServer(admin, `drop database ${role} with (force)`)
    const away = await scheduled({ BACKUP_TRY_URL: given })
    expect([away.name, away.problem]).toEqual([
      expect.any(String),
      'The database of BACKUP_TRY_URL cannot be reached.',
    ])
    await onServer(url, `drop owned by ${role}`)
    await onServer(admin, `drop owned by ${role}`)
    await onServer(admin, `drop role ${role}`)
  })
})

it('a running server makes one, and tells of it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cm-scheduled-'))
  const server = await runServer({
    DATA_DIR: prepared(dataDir, 'schema'),
    BACKUP_EVERY: '15m',
    LOG_LEVEL: 'info',
    ...KEY,
  })
  await expect.poll(() => server.said(), { timeout: 90_000 }).toContain('backup made and tried')
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toMatch(/^chon_may_backup_last_ok 1$/m)
  expect(await server.stop('SIGTERM')).toBe(0)
  const [name = ''] = readdirSync(join(dataDir, 'backups'))
  expect(name).toMatch(/\.tar\.gz\.age$/)
  expect(readFileSync(join(dataDir, 'backups', name)).length).toBeLessThan(100 * MB)
  rmSync(dataDir, { recursive: true, force: true })
})
