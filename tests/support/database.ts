import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import type { Template } from './global-setup.ts'
import { isLong } from './long.ts'

type DatabaseKind = 'embedded' | 'PostgreSQL'

let copies = 0

/** The embedded database's program: as long as this process holds it, V8 gives every further database what is compiled of it. */
let program: WebAssembly.Module | null = null

function holdProgram(): void {
  const folder = join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '..')
  program ??= new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm')))
}

/** A database of its own for a suite, copied from a template; closing it also drops it. */
export async function openDatabase(kind: DatabaseKind, template: Template): Promise<Connection> {
  if (kind === 'embedded') {
    holdProgram()
    return connect({ dump: inject('dumps')[template] })
  }
  const postgres = inject('postgres')
  if (!postgres) throw new Error('No PostgreSQL runs here.')
  const name = `copy_${process.pid}_${++copies}`
  const admin = await connect({ url: postgres.postgres })
  await admin.pool.query(`create database ${name} template ${template}`)
  const connection = await connect({ url: postgres[template].replace(`/${template}?`, `/${name}?`) })
  return {
    ...connection,
    async close() {
      await connection.close()
      await admin.pool.query(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

type Suite = (database: () => Connection, kind: string) => void

/** A database of its own on the PostgreSQL that runs here, else an embedded one. */
export const openAnyDatabase = (template: Template) => openDatabase(anyKind(), template)

const anyKind = (): DatabaseKind => (inject('postgres') ? 'PostgreSQL' : 'embedded')

/**
 * Runs a suite on the embedded database and, where one runs, on PostgreSQL: for what hangs on how they are reached, kept, locked or
 * sorted. `database()` is open during tests.
 */
export function describeOnDatabases(title: string, template: Template, suite: Suite): void {
  describeOn(inject('postgres') ? ['embedded', 'PostgreSQL'] : ['embedded'], title, template, suite)
}

/** Runs a suite on the database that is there: PostgreSQL, else the embedded one; the long run tries both. */
export function describeOnDatabase(title: string, template: Template, suite: Suite): void {
  if (isLong) describeOnDatabases(title, template, suite)
  else describeOn([anyKind()], title, template, suite)
}

function describeOn(kinds: readonly DatabaseKind[], title: string, template: Template, suite: Suite): void {
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    let connection: Connection
    beforeAll(async () => {
      connection = await openDatabase(kind, template)
    })
    afterAll(() => connection.close())
    suite(() => connection, kind)
  })
}
