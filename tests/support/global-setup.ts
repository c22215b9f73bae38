import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'
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

/** Makes each template once for all suites; a suite copies it instead of migrating again. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cm-tests-'))
  const dumps = { schema: join(folder, 'schema.tar'), demo: join(folder, 'demo.tar') }
  const embedded = await connect({})
  for (const template of TEMPLATES) {
    await prepareDatabase(embedded, { demo: template === 'demo' })
    writeFileSync(dumps[template], (await embedded.dump?.()) ?? '')
  }
  await embedded.close()
  project.provide('dumps', dumps)

  const server = startPostgres()
  if (!server && process.env.CI)
    process.stdout.write('PostgreSQL is not installed here: suites ran embedded only.\n')
  project.provide('postgres', server ? await makeTemplates(server) : null)
  return () => {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeTemplates(server: PostgresServer) {
  const urls = { postgres: server.url('postgres'), schema: server.url('schema'), demo: server.url('demo') }
  const admin = await connect({ url: urls.postgres })
  for (const template of TEMPLATES) {
    await admin.pool.query(`create database ${template}`)
    const connection = await connect({ url: urls[template] })
    await prepareDatabase(connection, { demo: template === 'demo' })
    await connection.close()
  }
  await admin.close()
  return urls
}
