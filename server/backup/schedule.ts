import { spawn } from 'node:child_process'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createWorker, tellingFailure } from '#app/platform/worker.ts'
import { sayFailure } from './failure.ts'
import { backupResult } from './run-backup.ts'
import type { BackupResult } from './run-backup.ts'

/** Makes one backup until it is done or `signal` ends it. @throws with one line for the operator */
type MakeOne = (signal: AbortSignal) => Promise<BackupResult>

type Parts = {
  pool: Pick<Pool, 'query' | 'connect'>
  everyMs: number
  log: Logger
  make?: MakeOne
}

const LOOK_MS = 60_000
/** A server that is at work says so this often, and is taken to be gone after several times of silence. */
const ALIVE_MS = 30_000
const LEASE = `now() + interval '3 minutes'`
/** After a failure it is tried again this soon, in ms. */
const RETRY_MS = 3_600_000
const KEPT_ROWS = 1_000

/** Any number that all servers agree on: under it one of them takes the next backup. */
const LOCK_KEY = 20_260_102

/**
 * Where a backup is due: takes it for this server.
 * @param retryMs how long ago one must have begun that failed @returns the number of its row; null where none is due, or another server
 * is at it
 */
export async function takeDueBackup(
  pool: Pick<Pool, 'connect'>,
  everyMs: number,
  retryMs = RETRY_MS,
): Promise<number | null> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY])
    await client.query(
      `update backups set state = 'failed', finished_at = now(), problem = 'The server that made it ended.'
       where state = 'running' and lease_until < now()`,
    )
    const { rows } = await client.query<{ id: number }>(
      `insert into backups (lease_until) select ${LEASE} where not exists (
         select from (select state, created_at from backups order by id desc limit 1) last
         where state = 'running' or created_at > now() - make_interval(secs =>
           case when state = 'failed' then least($1::float8, $2::float8) else $1::float8 end / 1000))
       returning id`,
      [everyMs, retryMs],
    )
    await client.query('commit')
    return rows[0]?.id ?? null
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/**
 * Makes backups at an interval, by whichever server comes first, and notes what became of each. Stopping ends one that is being made; the
 * next server begins it anew.
 * @returns the function that stops it
 */
export function startBackups({ pool, everyMs, log, make = inOwnProcess }: Parts): () => Promise<void> {
  const stopping = new AbortController()
  // Who starts a server after a failure has mended what it was, and looks whether that helped.
  let retryMs = 0
  const work = async () => {
    const id = await takeDueBackup(pool, everyMs, retryMs)
    retryMs = RETRY_MS
    if (id === null || stopping.signal.aborted) return
    const alive = setInterval(() => {
      pool.query(`update backups set lease_until = ${LEASE} where id = $1`, [id]).catch(() => undefined)
    }, ALIVE_MS)
    try {
      note(await make(stopping.signal).then((result) => ended(pool, id, result)))
    } catch (error) {
      if (stopping.signal.aborted) {
        await pool.query('delete from backups where id = $1', [id])
        return
      }
      const problem = sayFailure(error)
      log.error({ problem }, 'backup failed')
      await pool.query(
        `update backups set state = 'failed', finished_at = now(), problem = $2 where id = $1`,
        [id, problem.slice(0, 500)],
      )
    } finally {
      clearInterval(alive)
    }
    await pool.query(
      'delete from backups where id not in (select id from backups order by id desc limit $1)',
      [KEPT_ROWS],
    )
  }
  const note = ({ name, bytes, tables, rows, problem, removed }: BackupResult) => {
    if (problem === null)
      log.info({ backup: name, bytes, tables, rows, removed: removed.length }, 'backup made and tried')
    else log.warn({ backup: name, bytes, problem }, 'backup made, not tried')
  }
  const onFailure = tellingFailure(log, 'backups cannot be looked after')
  const stop = createWorker({ work, everyMs: LOOK_MS, onFailure }).start()
  return async () => {
    stopping.abort()
    await stop()
  }
}

async function ended(pool: Pick<Pool, 'query'>, id: number, result: BackupResult): Promise<BackupResult> {
  const { name, place, bytes, tables, rows, problem } = result
  await pool.query(
    `update backups set state = $2, finished_at = now(), name = $3, place = $4, bytes = $5, tables = $6, rows = $7, problem = $8
     where id = $1`,
    [id, problem === null ? 'tried' : 'untried', name, place, bytes, tables, rows, problem],
  )
  return result
}

/** Packing and encrypting take seconds in which this process would answer nobody. */
async function inOwnProcess(signal: AbortSignal): Promise<BackupResult> {
  const child = spawn(process.execPath, ['scripts/backup.ts', '--scheduled'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err = (err + text).slice(-5_000)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(err.trim().split('\n').at(-1) || `The backup ended with ${code}.`)
  return backupResult.parse(JSON.parse(out))
}
