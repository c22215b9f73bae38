import { afterAll, beforeAll, describe, inject } from 'vitest'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import type { Template } from './global-setup.ts'

let copies = 0

/** A database of its own for a suite, copied from a template; closing it also drops it. */
export async function openDatabase(kind: 'embedded' | 'PostgreSQL', template: Template): Promise<Connection> {
  if (kind === 'embedded') return connect({ dump: inject('dumps')[template] })
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

/** Runs a suite on the embedded database and, where one runs, on PostgreSQL. `database()` is open during tests. */
export function describeOnDatabases(
  title: string,
  template: Template,
  suite: (database: () => Connection, kind: string) => void,
): void {
  const kinds = inject('postgres') ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const)
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    let connection: Connection
    beforeAll(async () => {
      connection = await openDatabase(kind, template)
    })
    afterAll(() => connection.close())
    suite(() => connection, kind)
  })
}
