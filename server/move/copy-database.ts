import pg from 'pg'
import type { PoolClient } from 'pg'
import type { Connection } from '#db/client.ts'
import { migrateWithin, schemaState } from '#db/migrate.ts'
import { BackupError } from '../backup/failure.ts'
import { copySequences, speakPlainly, sumOf, tablesOf, withoutRules } from './tables.ts'
import type { Table } from './tables.ts'

const { escapeIdentifier: quoted } = pg

/** Text that is sent at once, in characters: rows of 30 bytes and articles of 1 MB both go in few calls and little memory. */
const BATCH_CHARACTERS = 2_000_000
const MOST_ROWS = 2_000

/** Told of each table once its rows are there and were found to be the same. */
export type Copied = { table: string; rows: number; at: number; of: number }

/**
 * Copies every table and counter of a site's database into one that is empty, in one transaction: all of it, or nothing. The source
 * is read as it stands at one moment, and not written. Each table is compared by its rows and a sum of them before it counts.
 * @throws BackupError where the source is not of this version, or a table would not be the same
 */
export async function copyDatabase(
  source: Connection,
  target: Connection,
  told: (copied: Copied) => void,
): Promise<{ tables: number; rows: number }> {
  const from = await source.pool.connect()
  const to = await target.pool.connect().catch((error: unknown) => {
    // Closing the source would wait for it for ever.
    from.release()
    throw error
  })
  try {
    await from.query('begin isolation level repeatable read read only')
    await to.query('begin')
    await refuseOtherSchema(from)
    await speakPlainly(from)
    await migrateWithin(to)
    await speakPlainly(to)
    const tables = await tablesOf(from)
    refuseOtherTables(tables, await tablesOf(to))
    const putBack = await withoutRules(to, tables)
    await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    let rows = 0
    for (const [index, table] of tables.entries()) {
      await copyRows(from, to, table)
      const [was, is] = [await sumOf(from, table), await sumOf(to, table)]
      if (was.rows !== is.rows || was.sum !== is.sum)
        throw new BackupError(
          `${table.name} would not be the same: ${was.rows} rows with the sum ${was.sum}, and ${is.rows} with ${is.sum}.`,
        )
      rows += is.rows
      told({ table: table.name.replaceAll('"', ''), rows: is.rows, at: index + 1, of: tables.length })
    }
    await copySequences(from, to)
    await putBack()
    await to.query('commit')
    await to.query('vacuum analyze')
    return { tables: tables.length, rows }
  } finally {
    for (const client of [from, to]) {
      await client.query('rollback').catch(() => {})
      client.release()
    }
  }
}

async function refuseOtherSchema(client: PoolClient): Promise<void> {
  const state = await schemaState(client)
  if (state === 'older')
    throw new BackupError(
      'The database is of an older version: npm run db:migrate first, or start the site once.',
    )
  if (state === 'newer')
    throw new BackupError('The database is of a newer version of the site: move it with that one.')
}

function refuseOtherTables(source: readonly Table[], target: readonly Table[]): void {
  const told = (tables: readonly Table[]) =>
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name} ${column.type}`))
  const [has, wants] = [new Set(told(source)), new Set(told(target))]
  const other = [...has].find((column) => !wants.has(column)) ?? [...wants].find((column) => !has.has(column))
  if (other) throw new BackupError(`The two databases differ in ${other.replaceAll('"', '')}.`)
}

/** Copies the rows of a table as PostgreSQL writes and reads its own values, a batch at a time. */
async function copyRows(from: PoolClient, to: PoolClient, { name, columns }: Table): Promise<void> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await from.query(`declare rows_to_copy no scroll cursor for select ${texts} from ${name}`)
  const given = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const cast = columns.map(({ type }, at) => `c${at}::${type}`).join(', ')
  const insert = `insert into ${name} (${columns.map((column) => quoted(column.name)).join(', ')}) overriding system value
    select ${cast} from unnest(${given}) as u(${columns.map((_, at) => `c${at}`).join(', ')})`
  for (let most = 50; ;) {
    const { rows } = await from.query<(string | null)[]>({
      text: `fetch ${most} from rows_to_copy`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    await to.query(
      insert,
      columns.map((_, at) => rows.map((row) => row[at] ?? null)),
    )
    const characters = rows.reduce(
      (sum, row) => sum + row.reduce((all, text) => all + (text?.length ?? 0), 1),
      0,
    )
    most = Math.min(MOST_ROWS, Math.max(1, Math.floor(BATCH_CHARACTERS / (characters / rows.length))))
  }
  await from.query('close rows_to_copy')
}
