import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { BackupError } from './failure.ts'

/** Where a tool connects; the password goes by its environment, for every user of a machine sees the arguments of a process. */
function target(databaseUrl: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return {
    args: [`--dbname=${url.href}`],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  }
}

/**
 * Writes a database into `file` in the custom format. Others go on reading and writing it meanwhile.
 * @param snapshot the moment that is copied, as `pg_export_snapshot` names it
 */
export async function dumpTo(file: string, databaseUrl: string, snapshot: string): Promise<void> {
  const { args, env } = target(databaseUrl)
  const format = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges']
  const dump = [...format, `--snapshot=${snapshot}`, `--file=${file}`]
  await ended(spawn('pg_dump', [...dump, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] }), 'pg_dump')
}

/** Whether `file` is a dump that can be read. @throws BackupError where it is not */
export async function checkDump(file: string): Promise<void> {
  await ended(spawn('pg_restore', ['--list', file], { stdio: ['ignore', 'ignore', 'pipe'] }), 'pg_restore')
}

const EMPTY = `set client_min_messages = warning;
drop schema if exists drizzle cascade; drop schema public cascade; create schema public;
`

/**
 * Puts a dump into a database in one transaction: all of it, or nothing is changed.
 * @param replacing removes what is there, in the same transaction
 */
export async function restoreFrom(
  file: string,
  databaseUrl: string,
  { replacing }: { replacing: boolean },
): Promise<void> {
  const { args, env } = target(databaseUrl)
  const script = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const quiet = ['--quiet', '--no-psqlrc', '--output=/dev/null']
  const strict = ['--set=ON_ERROR_STOP=1', '--single-transaction', '--file=-']
  const psql = spawn('psql', [...quiet, ...strict, ...args], { env, stdio: ['pipe', 'ignore', 'pipe'] })
  // psql may leave before it read everything; its own words say why.
  psql.stdin.on('error', () => script.kill())
  if (replacing) psql.stdin.write(EMPTY)
  script.stdout.on('error', () => undefined)
  script.stdout.pipe(psql.stdin, { end: false })
  const written = ended(script, 'pg_restore').then(
    () => void psql.stdin.end(),
    (error: unknown) => {
      psql.kill()
      throw error
    },
  )
  const [done, read] = await Promise.allSettled([ended(psql, 'psql'), written])
  if (done.status === 'rejected' && !(read.status === 'rejected' && isKilled(done.reason))) throw done.reason
  if (read.status === 'rejected') throw read.reason
}

class Killed extends BackupError {}
const isKilled = (error: unknown) => error instanceof Killed

/** Resolves when a tool ended well. @throws BackupError with its own words */
function ended(tool: ChildProcess, name: string): Promise<void> {
  let said = ''
  tool.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < 10_000) said += text
  })
  return new Promise((resolve, reject) => {
    tool.once('error', (error: NodeJS.ErrnoException) => {
      const missing = `${name} is not installed: install PostgreSQL's client programs (Debian: postgresql-client), of the server's version or a newer one.`
      reject(error.code === 'ENOENT' ? new BackupError(missing, { cause: error }) : error)
    })
    tool.once('close', (code, signal) => {
      if (code === 0) return resolve()
      const line = said.split('\n').find((text) => /error|fatal/i.test(text)) ?? said.split('\n')[0] ?? ''
      if (signal) reject(new Killed(`${name} was ended by ${signal}.`))
      else
        reject(
          new BackupError(
            /no space left/i.test(said) ? `The disk is full: ${line}` : line || `${name} failed.`,
          ),
        )
    })
  })
}
