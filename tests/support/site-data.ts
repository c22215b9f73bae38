import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { offerSnapshots } from '#server/backup/live.ts'
import { unpackDatabase } from './archive.ts'
import type { Template } from './global-setup.ts'

/** The data of a site, on either kind of database, and the environment a command finds it by. */
export type SiteData = {
  dataDir: string
  variables: Record<string, string>
  /** Opens the database as a running server has it open. */
  open(): Promise<Connection>
  /** Takes it all away. */
  remove(): Promise<void>
}

/**
 * Puts an embedded database into a data folder that has none, so that a server starts there as on any other day: making one takes it ten
 * seconds. What a first start does, first-start.test.ts and others try.
 * @returns the folder
 */
export function prepared(dataDir: string, template: Template): string {
  unpackDatabase(inject('dumps')[template], dataDir)
  return dataDir
}

let made = 0

/** @param template what is in it; null for nothing at all */
export async function siteData(
  kind: 'embedded' | 'PostgreSQL',
  template: Template | null,
  withPictures = template !== null,
): Promise<SiteData> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cm-data-'))
  if (withPictures) {
    mkdirSync(join(dataDir, 'uploads'))
    writeFileSync(join(dataDir, 'uploads', 'tu-lanh-640x480.webp'), Buffer.alloc(50_000, 'ảnh'))
  }
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (kind === 'embedded') {
    if (template) {
      writeFileSync(join(dataDir, 'secret'), 'a secret of the tests, long enough', { mode: 0o600 })
      prepared(dataDir, template)
    }
    return {
      dataDir,
      variables: { DATA_DIR: dataDir },
      async open() {
        const connection = await connect({ dataDir })
        const stop = await offerSnapshots(connection, dataDir, pino({ level: 'silent' }))
        return { ...connection, close: () => stop().then(() => connection.close()) }
      },
      remove: async () => removeFolder(),
    }
  }
  const postgres = inject('postgres')
  if (!postgres) throw new Error('No PostgreSQL runs here.')
  const name = `site_${process.pid}_${++made}`
  const admin = await connect({ url: postgres.postgres })
  await admin.pool.query(`create database ${name} template ${template ?? 'template0'}`)
  const url = postgres.postgres.replace('/postgres?', `/${name}?`)
  return {
    dataDir,
    variables: { DATA_DIR: dataDir, DATABASE_URL: url, AUTH_SECRET: 'a secret of the tests, long enough' },
    open: () => connect({ url }),
    async remove() {
      await admin.pool.query(`drop database ${name} with (force)`)
      await admin.close()
      removeFolder()
    },
  }
}

/** Rows and a checksum of every table. */
export async function checksums({ pool }: Connection): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'drizzle') order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from ${name} t`,
    )
    sums[name] = rows[0]?.sum ?? ''
  }
  return sums
}
