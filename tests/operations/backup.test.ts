import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Connection } from '#db/client.ts'
import { eachNth, isLong } from '#tests/support/long.ts'
import { runScript } from '#tests/support/run-script.ts'
import { checksums, siteData } from '#tests/support/site-data.ts'
import type { SiteData } from '#tests/support/site-data.ts'

// Of PostgreSQL scheduled-backups.test.ts makes and restores them; the long run tries all of it on both.
const kinds = isLong && inject('postgres') ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const)
const PICTURE = join('uploads', 'tu-lanh-640x480.webp')

/** Writes numbered rows, one after the other, until it is stopped. @returns how many were acknowledged by then */
function writeRows({ pool }: Connection) {
  let written = 0
  const over = new AbortController()
  const work = (async () => {
    while (!over.signal.aborted) {
      await pool.query('insert into settings (key, value) values ($1, $2)', [`row ${written}`, written])
      written += 1
    }
  })()
  return {
    acknowledged: () => written,
    stop: async () => {
      over.abort()
      await work
      return written
    },
  }
}

describe.each(kinds)('db:backup and db:restore (%s)', (kind) => {
  let site: SiteData
  let running: Connection
  let file: string
  let sums: Record<string, string>
  let acknowledged: { before: number; after: number }
  const emptied: SiteData[] = []
  const empty = async () => {
    const data = await siteData(kind, null)
    emptied.push(data)
    return data
  }
  const restore = (to: SiteData, ...args: string[]) => runScript('restore.ts', args, to.variables)

  beforeAll(async () => {
    site = await siteData(kind, 'demo')
    running = await site.open()
    sums = await checksums(running)
    const rows = writeRows(running)
    while (rows.acknowledged() < 20) await new Promise((resolve) => setTimeout(resolve, 5))
    const before = rows.acknowledged()
    const { code, out, err } = await runScript('backup.ts', [], site.variables)
    acknowledged = { before, after: await rows.stop() }
    expect([code, err]).toEqual([0, ''])
    expect(acknowledged.after).toBeGreaterThan(before)
    file = out.trim()
  })
  afterAll(async () => {
    await running.close()
    for (const data of [site, ...emptied]) await data.remove()
  })

  it('writes one file that its owner alone reads, and leaves nothing else', () => {
    expect(file).toMatch(/chon-may-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-\w{4}\.tar\.gz$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(site.dataDir, 'backups'))).toHaveLength(1)
    expect(readdirSync(site.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('brings every row, picture and secret back, and every write that was acknowledged before', async () => {
    const target = await empty()
    const { code, out, err } = await restore(target, file)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('with 1 pictures')
    const restored = await target.open()
    const { rows } = await restored.pool.query<{ n: number; rows: number }>(
      `select coalesce(max(value::text::int), -1) + 1 as n, count(*) as rows from settings where key like 'row %'`,
    )
    const [row] = rows
    expect(row?.rows).toBe(row?.n)
    expect(row?.n).toBeGreaterThanOrEqual(acknowledged.before)
    expect(row?.n).toBeLessThanOrEqual(acknowledged.after)
    await restored.pool.query(`delete from settings where key like 'row %'`)
    expect(await checksums(restored)).toEqual(sums)
    await restored.close()
    for (const name of kind === 'embedded' ? [PICTURE, 'secret'] : [PICTURE])
      expect(readFileSync(join(target.dataDir, name))).toEqual(readFileSync(join(site.dataDir, name)))
    expect(readdirSync(target.dataDir).filter((name) => /^\.|restore/.test(name))).toEqual([])
  })

  it('does not restore under a running server', async () => {
    const { code, err } = await restore(site, file, '--force')
    expect(code).toBe(1)
    expect(err).toMatch(kind === 'embedded' ? /in use by process \d+/ : /A server is using the database/)
    expect((await running.pool.query('select 1 from products limit 1')).rowCount).toBe(1)
  })

  it('does not restore over anything without --force, and keeps aside what --force replaces', async () => {
    const target = await siteData(kind, 'schema')
    emptied.push(target)
    const before = await target.open()
    await before.pool.query(`insert into settings (key, value) values ('only here', '1')`)
    await before.close()
    const refused = await restore(target, file)
    expect([refused.code, refused.err]).toEqual([
      1,
      'There is something already (a database, uploaded pictures): --force replaces it and keeps it aside.\n',
    ])
    const variables = { ...target.variables, BACKUP_PASSPHRASE: 'bốn từ dễ nhớ' }
    const forced = await runScript('restore.ts', [file, '--force'], variables)
    expect([forced.code, forced.err]).toEqual([0, ''])
    const aside = /is in (\S+):/.exec(forced.out)?.[1] ?? ''
    expect(existsSync(join(aside, PICTURE))).toBe(true)
    const after = await target.open()
    const only = await after.pool.query(`select 1 from settings where key = 'only here'`)
    expect(only.rowCount).toBe(0)
    await after.close()
    const kept = readdirSync(aside)
    // A backup of the old database is encrypted as any other; files that only change their place stay as they were.
    const ofDatabase = kept.filter((name) => !['uploads', 'secret'].includes(name))
    expect(ofDatabase).toHaveLength(1)
    expect(ofDatabase[0]).toMatch(kind === 'embedded' ? /^database$/ : /\.tar\.gz\.age$/)
  })

  it.each(
    eachNth<[string, (bytes: Buffer) => Buffer]>(3, [
      ['cut off', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.9))],
      [
        'changed in one byte',
        (bytes: Buffer) => {
          const changed = Buffer.from(bytes)
          const middle = Math.floor(bytes.length / 2)
          changed[middle] = (changed[middle] ?? 0) ^ 0xff
          return changed
        },
      ],
      ['no archive', () => Buffer.from('xin chào')],
    ]),
  )('refuses a file that is %s before anything is touched', async (what, spoil) => {
    const target = await empty()
    const spoilt = join(target.dataDir, 'spoilt.tar.gz')
    writeFileSync(spoilt, spoil(readFileSync(file)))
    const { code, err } = await restore(target, spoilt)
    expect(code).toBe(1)
    expect(err).toMatch(
      what === 'no archive'
        ? /^The file is no backup of a site[^\n]*\n$/
        : /^The backup is damaged: [^\n]*\n$/,
    )
    expect(readdirSync(target.dataDir)).toEqual(['spoilt.tar.gz'])
  })

  it('says in one line that a file or a database is missing', async () => {
    const target = await empty()
    const gone = await restore(target, '/nowhere/backup.tar.gz')
    expect([gone.code, gone.err]).toEqual([1, 'There is no file /nowhere/backup.tar.gz.\n'])
    const nothing = await runScript('backup.ts', [], {
      ...target.variables,
      ...(kind === 'PostgreSQL' ? { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' } : {}),
    })
    expect(nothing.code).toBe(1)
    expect(nothing.err).toMatch(/^[^\n]+\n$/)
    expect(nothing.err).toMatch(
      kind === 'PostgreSQL' ? /^The database cannot be reached/ : /^There is no database/,
    )
    expect(readdirSync(join(target.dataDir, 'backups'))).toEqual([])
  })
})

it('gives no copy of its database to who has not the token', async () => {
  const site = await siteData('embedded', 'schema')
  const running = await site.open()
  const { port } = JSON.parse(readFileSync(join(site.dataDir, 'snapshots.json'), 'utf8')) as { port: number }
  for (const token of ['', 'Bearer of another']) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { Authorization: token },
    })
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  }
  await running.close()
  expect(existsSync(join(site.dataDir, 'snapshots.json'))).toBe(false)
  await site.remove()
})

it('backs up a site that does not run, into a folder of choice', async () => {
  const site = await siteData('embedded', 'schema')
  const folder = mkdtempSync(join(tmpdir(), 'cm-backups-'))
  const { code, out } = await runScript('backup.ts', ['--to', folder], site.variables)
  expect(code).toBe(0)
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([out.trim()])
  rmSync(folder, { recursive: true })
  await site.remove()
})

it.runIf(inject('postgres'))('says what to install where the tools of PostgreSQL are missing', async () => {
  const site = await siteData('PostgreSQL', null)
  const { code, err } = await runScript('backup.ts', [], { ...site.variables, PATH: '/nowhere' })
  expect(code).toBe(1)
  expect(err).toMatch(/^pg_dump is not installed: install [^\n]*\n$/)
  await site.remove()
})
