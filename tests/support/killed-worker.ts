import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { isLong } from './long.ts'
import { prepared } from './site-data.ts'

/**
 * The databases a worker is killed over: PostgreSQL, else the embedded one, and in the long run both. Starting the embedded one again
 * and again takes its time; that it keeps what it acknowledged is held by durability.test.ts.
 */
export function killedOver(): ('embedded' | 'PostgreSQL')[] {
  if (!inject('postgres')) return ['embedded']
  return isLong ? ['embedded', 'PostgreSQL'] : ['PostgreSQL']
}

/** A database of a test's own, for servers and workers that are killed. */
export type WorkersDatabase = {
  /** The folder of the embedded database and of files. */
  dataDir: string
  /** Null for the embedded one. */
  url: string | null
  /** Starts a script that writes something once it works. @returns what ends it at once, and its exit code once it has ended */
  start: (
    script: string,
    ...more: string[]
  ) => Promise<{ ended: Promise<number | null>; kill: () => Promise<number | null> }>
  /** Works in the database while no worker is there. */
  within: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>
}

/** Opens a database that goes with the test. @param name of the database, distinct among the tests */
export async function databaseOfWorkers(
  kind: 'embedded' | 'PostgreSQL',
  name: string,
): Promise<WorkersDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cm-killed-'))
  const postgres = inject('postgres')
  if (kind === 'embedded') prepared(dataDir, 'schema')
  const own = `${name}_${process.pid}`
  const url = kind === 'PostgreSQL' && postgres ? postgres.schema.replace('/schema?', `/${own}?`) : null
  const admin = url && postgres ? await connect({ url: postgres.postgres }) : null
  await admin?.pool.query(`create database ${own} template schema`)
  onTestFinished(async () => {
    await admin?.pool.query(`drop database if exists ${own} with (force)`)
    await admin?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    dataDir,
    url,
    async start(script, ...more) {
      const args = ['--import', './content/register.ts', script, dataDir, url ?? '', ...more]
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
      await new Promise<void>((resolve, reject) => {
        child.stdout.once('data', () => resolve())
        child.once('exit', () => reject(new Error('the worker did not start')))
      })
      const kill = () => {
        child.kill('SIGKILL')
        return ended
      }
      return { ended, kill }
    },
    async within(work) {
      const connection = await connect(url ? { url } : { dataDir })
      try {
        return await work(connection)
      } finally {
        await connection.close()
      }
    },
  }
}
