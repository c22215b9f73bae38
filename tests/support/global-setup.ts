import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { withoutFiles } from './archive.ts'
import { startPostgres } from './postgres.ts'
import type { PostgresServer } from './postgres.ts'

/** What a suite may start from: the schema alone, or the whole demo catalogue. */
export const TEMPLATES = ['schema', 'demo'] as const
export type Template = (typeof TEMPLATES)[number]

declare module 'vitest' {
  export interface ProvidedContext {
    /** Files of migrated embedded databases. */
    dumps: Record<Template, string>
    /** Addresses of PostgreSQL databases to copy from; null where no PostgreSQL runs here. */
    postgres: Record<Template | 'postgres', string> | null
  }
}

type Made = Pick<ProvidedContext, 'dumps' | 'postgres'> & { remove: () => void }

/** What is made is shared: every suite with a database has a copy of this module of its own in the one process. */
const held = globalThis as { templates?: { made: Promise<Made>; users: number } }

/** Makes each template once for all suites of a run; a suite copies it instead of migrating again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (held.templates ??= { made: make(), users: 0 })
  shared.users += 1
  const { dumps, postgres, remove } = await shared.made
  project.provide('dumps', dumps)
  project.provide('postgres', postgres)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    delete held.templates
    remove()
  }
}

async function make(): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'cm-tests-'))
  const dumps = await makeDumps(folder)
  const server = startPostgres()
  if (!server && process.env.CI)
    process.stdout.write('PostgreSQL is not installed here: suites ran embedded only.\n')
  return {
    dumps,
    postgres: server ? await makeTemplates(server) : null,
    remove: () => {
      server?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The dumps of the embedded database: those that an earlier run of the same command left, else new ones, made in `folder`. */
export async function makeDumps(folder: string): Promise<ProvidedContext['dumps']> {
  const left = process.env.TEST_DUMPS ?? folder
  const dumps = { schema: join(left, 'schema.tar'), demo: join(left, 'demo.tar') }
  if (TEMPLATES.every((template) => existsSync(dumps[template]))) return dumps
  const embedded = await connect({})
  for (const template of TEMPLATES) {
    await prepareDatabase(embedded, { demo: template === 'demo' })
    const dump = await dumpOf(embedded)
    // A run that is ended while it writes leaves no half of one.
    writeFileSync(`${dumps[template]}.part`, dump)
    renameSync(`${dumps[template]}.part`, dumps[template])
  }
  await embedded.close()
  return dumps
}

/** A dump with no more of the log than a start reads: the rest is half of it, and every suite unpacks it. */
async function dumpOf({ pool, dump }: Connection): Promise<Uint8Array> {
  await pool.query('checkpoint')
  const { rows } = await pool.query<{ name: string }>(
    'select pg_walfile_name(redo_lsn) as name from pg_control_checkpoint()',
  )
  const first = rows[0]?.name ?? ''
  const last = (await pool.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name'))
    .rows[0]?.name
  const read = new Set([first, last])
  return withoutFiles((await dump?.()) ?? new Uint8Array(), (path) => {
    const segment = /\/pg_wal\/([0-9A-F]{24})$/.exec(path)?.[1]
    return segment !== undefined && !read.has(segment)
  })
}

async function makeTemplates(server: PostgresServer) {
  const urls = { postgres: server.url('postgres'), schema: server.url('schema'), demo: server.url('demo') }
  const admin = await connect({ url: urls.postgres })
  for (const template of TEMPLATES) {
    await admin.pool.query(`create database ${template}`)
    const connection = await connect({ url: urls[template] })
    await prepareDatabase(connection, { demo: template === 'demo' })
    // Without what loading left behind it is copied for each file in a third of the time.
    await connection.pool.query('vacuum (full, freeze)')
    await connection.close()
  }
  await admin.close()
  return urls
}
