import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { backupState } from '#app/platform/site/backup-state.server.ts'
import { describeOnDatabases } from '#tests/support/database.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { readState } from '../metrics/read-state.ts'
import type { BackupResult } from './run-backup.ts'
import { startBackups, takeDueBackup } from './schedule.ts'

const HOUR_MS = 3_600_000
const MADE: BackupResult = {
  name: 'chon-may-2026-11-25T03-00-00Z-a1b2.tar.gz',
  place: '/var/backups',
  bytes: 5_000_000_000,
  tables: 60,
  rows: 12_345,
  problem: null,
  removed: [],
}

describeOnDatabases('backups by themselves', 'schema', (database) => {
  const rows = async () =>
    (await database().pool.query('select state, name, bytes, tables, rows, problem from backups order by id'))
      .rows
  const age = (interval: string) =>
    database().pool.query(
      `update backups set created_at = created_at - $1::interval, lease_until = lease_until - $1::interval`,
      [interval],
    )
  beforeEach(() => database().pool.query('delete from backups'))

  /** Runs one backup of a server. @returns what it logged */
  async function once(
    make: () => Promise<BackupResult>,
  ): Promise<{ level: number; msg: string; problem?: string }[]> {
    const lines: { level: number; msg: string }[] = []
    const log = pino(
      {},
      { write: (line: string) => void lines.push(JSON.parse(line) as { level: number; msg: string }) },
    )
    const stop = startBackups({ pool: database().pool, everyMs: 24 * HOUR_MS, log, make })
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await stop()
    return lines
  }
  async function metrics(everyMs: number | null = 24 * HOUR_MS): Promise<string[]> {
    const { registry, gauges } = createMetrics()
    await readState(gauges, database(), {
      mailServer: { url: 'smtp://x' },
      dataDir: '/nowhere',
      backups: { everyMs },
    })
    return (await registry.metrics()).split('\n').filter((line) => line.startsWith('chon_may_backup'))
  }

  it('are known by the place where each lies, wherever the next one goes', async () => {
    await once(() => Promise.resolve(MADE))
    await age('25 hours')
    await once(() => Promise.resolve({ ...MADE, place: 's3://ban-sao/', problem: 'no createdb' }))
    expect((await backupState(database().db)).made).toEqual([
      { state: 'tried', at: expect.any(Date), place: '/var/backups' },
      { state: 'untried', at: expect.any(Date), place: 's3://ban-sao/' },
    ])
  })

  it('are taken by one of several servers, and not again before the interval is over', async () => {
    const take = () => takeDueBackup(database().pool, 24 * HOUR_MS)
    const taken = await Promise.all([take(), take(), take(), take()])
    expect(taken.filter((id) => id !== null)).toHaveLength(1)
    await database().pool.query(`update backups set state = 'tried'`)
    await age('23 hours 59 minutes')
    expect(await take()).toBeNull()
    await age('2 minutes')
    expect(await take()).not.toBeNull()
  })

  it('of a server that died are given up, and tried again', async () => {
    const first = await takeDueBackup(database().pool, 24 * HOUR_MS)
    await age('61 minutes')
    const second = await takeDueBackup(database().pool, 24 * HOUR_MS)
    expect([first, second].map((id) => id !== null)).toEqual([true, true])
    expect(await rows()).toMatchObject([
      { state: 'failed', problem: 'The server that made it ended.' },
      { state: 'running' },
    ])
  })

  it('that were tried are noted with what they bring back', async () => {
    expect(await metrics()).toEqual([])
    const lines = await once(() => Promise.resolve(MADE))
    expect(lines).toMatchObject([{ level: 30, msg: 'backup made and tried' }])
    const { name, bytes, tables } = MADE
    expect(await rows()).toEqual([{ state: 'tried', name, bytes, tables, rows: MADE.rows, problem: null }])
    expect(await metrics()).toEqual([
      expect.stringMatching(/^chon_may_backup_timestamp_seconds\{state="tried"\} 1\d{9}/),
      'chon_may_backup_last_ok 1',
    ])
  })

  it('that could not be tried are told, and count as made', async () => {
    const lines = await once(() =>
      Promise.resolve({ ...MADE, tables: null, rows: null, problem: 'no rights' }),
    )
    expect(lines).toMatchObject([{ level: 40, msg: 'backup made, not tried', problem: 'no rights' }])
    expect(await rows()).toMatchObject([{ state: 'untried', problem: 'no rights' }])
    expect((await metrics()).at(-1)).toBe('chon_may_backup_last_ok 1')
  })

  it('that fail are told at once, and tried again after an hour', async () => {
    await once(() => Promise.resolve(MADE))
    await age('25 hours')
    const lines = await once(() => Promise.reject(new Error('The disk is full')))
    expect(lines).toMatchObject([{ level: 50, msg: 'backup failed', problem: 'The disk is full' }])
    expect((await rows()).at(-1)).toMatchObject({ state: 'failed', problem: 'The disk is full' })
    expect(await metrics()).toEqual([expect.stringContaining('{state="tried"}'), 'chon_may_backup_last_ok 0'])
    // Where none is made by itself any more, it would raise an alert for ever.
    expect(await metrics(null)).toEqual([expect.stringContaining('{state="tried"}')])
    expect(await takeDueBackup(database().pool, 24 * HOUR_MS)).toBeNull()
    await age('61 minutes')
    expect(await takeDueBackup(database().pool, 24 * HOUR_MS)).not.toBeNull()
  })

  it('that failed are tried again at once by a server that starts, and by nobody while one is at it', async () => {
    await once(() => Promise.reject(new Error('The disk is full')))
    expect(await takeDueBackup(database().pool, 24 * HOUR_MS)).toBeNull()
    expect(await once(() => Promise.resolve(MADE))).toMatchObject([{ msg: 'backup made and tried' }])
    expect(await takeDueBackup(database().pool, 24 * HOUR_MS, 0)).toBeNull()
    await database().pool.query(`insert into backups (lease_until) values (now() + interval '3 minutes')`)
    expect(await takeDueBackup(database().pool, 24 * HOUR_MS, 0)).toBeNull()
  })

  it('that a stop ends are forgotten: the next server begins anew', async () => {
    let isAtWork = false
    const make = (signal: AbortSignal) =>
      new Promise<BackupResult>((_, reject) => {
        isAtWork = true
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    const stop = startBackups({
      pool: database().pool,
      everyMs: HOUR_MS,
      log: pino({ level: 'silent' }),
      make,
    })
    await expect.poll(() => isAtWork, { timeout: 20_000 }).toBe(true)
    await stop()
    expect(await rows()).toEqual([])
  })
})
