import pg from 'pg'
import type { PoolClient } from 'pg'

const { escapeIdentifier: quoted } = pg

/** A table as it is copied: its own columns, without those that PostgreSQL works out by itself. */
export type Table = {
  /** With its schema, quoted where it has to be. */
  name: string
  columns: readonly { name: string; type: string }[]
}

/** What is compared of a table: how many rows it has, and a number that every one of them changes. */
export type Sum = { rows: number; sum: string }

const SCHEMAS = `('public', 'drizzle')`

/** Makes every value be written as text in one way, whichever server writes it. For the transaction that is open. */
export async function speakPlainly(client: PoolClient): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
  ])
    await client.query(`set local ${setting}`)
}

/** Every table of the site, by name; columns by name, for two databases may have them in another order. */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<{ schema: string; table: string; name: string; type: string }>(
    `select n.nspname as schema, c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname in ${SCHEMAS} order by 1, 2, 3`,
  )
  const tables = new Map<string, { name: string; type: string }[]>()
  for (const { schema, table, name, type } of rows) {
    const full = `${quoted(schema)}.${quoted(table)}`
    tables.set(full, [...(tables.get(full) ?? []), { name, type }])
  }
  return [...tables].map(([name, columns]) => ({ name, columns }))
}

/** Rows of a table and a sum that does not depend on their order. */
export async function sumOf(client: PoolClient, { name, columns }: Table): Promise<Sum> {
  const row = `row(${columns.map((column) => quoted(column.name)).join(', ')})::text`
  const { rows } = await client.query<{ rows: number; sum: string }>(
    `select count(*) as rows, coalesce(sum(('x' || substr(md5(${row}), 1, 12))::bit(48)::bigint), 0)::text as sum from ${name}`,
  )
  return { rows: rows[0]?.rows ?? 0, sum: rows[0]?.sum ?? '0' }
}

/** Takes away what would act on rows that are only copied. @returns what puts it back, and holds it against the rows */
export async function withoutRules(
  client: PoolClient,
  tables: readonly Table[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
     pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname in ${SCHEMAS} order by 1, 2`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  return async () => {
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** Sets every counter of the target to where the source's stands. @throws where the target lacks one */
export async function copySequences(from: PoolClient, to: PoolClient): Promise<void> {
  const { rows } = await from.query<{ name: string; at: string; called: boolean }>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as at,
     last_value is not null as called from pg_sequences where schemaname in ${SCHEMAS}`,
  )
  for (const { name, at, called } of rows)
    await to.query('select setval($1::regclass, $2::bigint, $3)', [name, at, called])
}
