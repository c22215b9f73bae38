import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/client.ts'
import { migrate, tryMigrations } from '#db/migrate.ts'
import type { TriedMigrations } from '#db/migrate.ts'
import { copyEmbedded, hasEmbedded } from '../backup/copy-embedded.ts'
import type { Env } from '../env.ts'

/** What a release came to on the site's own data. */
export type Checked = TriedMigrations & {
  /** How long the server took until it was ready, in ms. */
  readyMs: number
}

/** A release that must not be switched to; the message is one line for the operator. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

type Where = Pick<Env, 'databaseUrl' | 'dataDir'>

/** Pages that a ready site answers with 200. */
const PAGES = ['/', '/products', '/manifest.webmanifest']
const POLL_MS = 100
/** How long an answer may take: the first page of a server on a busy machine takes seconds. */
const ANSWER_MS = 30_000

/**
 * Tries the release in the working folder on the data of a site, which goes on meanwhile: its migrations are carried out and taken
 * back, its server is started on a free port of this machine and asked for pages. On PostgreSQL it reads the site's own database and
 * writes nothing; the embedded database has one owner, so that a copy of it is tried, and migrated for good.
 * @param server how the server is started: a program and its arguments @param readyMs how long it may take to be ready
 * @throws ReleaseError with one line for the operator, and what PostgreSQL says of a migration that fails
 */
export async function checkRelease(
  { databaseUrl, dataDir }: Where,
  server: readonly string[],
  readyMs: number,
): Promise<Checked> {
  const copy = databaseUrl ? null : join(dataDir, `.trial-${randomUUID()}`)
  try {
    if (copy) {
      await mkdir(copy, { recursive: true, mode: 0o700 })
      if (hasEmbedded(dataDir)) await copyEmbedded(dataDir, join(copy, 'database'))
    }
    const connection = await connect({ url: databaseUrl, dataDir: copy ?? dataDir })
    const tried = await tryMigrations(connection)
      .then(async (found) => {
        if (copy) await migrate(connection)
        return found
      })
      .finally(() => connection.close())
    // With the schema of the release before, the database is there and pages may not be.
    const isComplete = copy !== null || tried.pending.length === 0
    const paths = isComplete ? ['/readyz', ...PAGES] : [tried.isEmpty ? '/healthz' : '/readyz']
    const ready = await startOnce(server, copy ? { DATA_DIR: copy } : {}, paths, readyMs)
    return { ...tried, readyMs: ready }
  } finally {
    if (copy) await rm(copy, { recursive: true, force: true })
  }
}

/** Starts the server, asks it for `paths`, and ends it. @returns how long it took until all of them were answered with 200, in ms */
async function startOnce(
  [program = '', ...args]: readonly string[],
  variables: Record<string, string>,
  paths: readonly string[],
  readyMs: number,
): Promise<number> {
  const started = performance.now()
  const child = spawn(program, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      SHUTDOWN_DELAY: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-20_000)))
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    const ended = () => {
      isGone = true
      resolve()
    }
    child.once('error', (error) => {
      said += error.message
      ended()
    })
    child.once('exit', ended)
  })
  try {
    let missing = paths
    let last = 'it does not listen'
    while (performance.now() - started < readyMs) {
      if (isGone) throw new ReleaseError(`The server of the release ended by itself: ${lastLine(said)}`)
      const url = /^Chọn Máy: (http:\/\/\S+)/m.exec(said)?.[1]
      if (url) {
        const answers = await Promise.all(missing.map((path) => statusOf(url + path)))
        const failed = answers.findIndex((status) => status !== 200)
        if (failed >= 0) last = `${missing[failed]} is answered with ${answers[failed]}`
        missing = missing.filter((_, at) => answers[at] !== 200)
        if (missing.length === 0) return Math.round(performance.now() - started)
      }
      await wait(POLL_MS)
    }
    throw new ReleaseError(`The server of the release was not ready after ${readyMs / 1000} s: ${last}.`)
  } finally {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await gone
    clearTimeout(timer)
  }
}

async function statusOf(url: string): Promise<number | string> {
  try {
    // Whole, and the last on its line: a server waits at its end for those that still read.
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: { Connection: 'close' },
    })
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    return error instanceof Error ? error.name : 'nothing'
  }
}

/** The last words of a program that ended: what it wrote as its reason, not a line of its stack. */
const lastLine = (said: string): string =>
  said
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .at(-1)
    ?.slice(0, 500) ?? 'it said nothing'
