import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import type { Mapping } from '../columns.ts'

type Of = { userId: string; subject: string; header: readonly string[] }

const hashOf = (header: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(header.map((name) => name.trim().toLowerCase())))
    .digest('hex')

/** How a person matched the columns of the same header before; null where they never did. */
export async function rememberedMapping(
  db: Reader,
  { userId, subject, header }: Of,
): Promise<Mapping | null> {
  const { rows } = await db.execute<{ mapping: Mapping }>(sql`
    select mapping from import_mappings where user_id = ${userId} and subject = ${subject} and header = ${hashOf(header)}`)
  return rows[0]?.mapping ?? null
}

/** Keeps how a person matched the columns of a header. */
export async function rememberMapping(
  db: Reader,
  { userId, subject, header }: Of,
  mapping: Mapping,
): Promise<void> {
  await db.execute(sql`
    insert into import_mappings (user_id, subject, header, mapping)
    values (${userId}, ${subject}, ${hashOf(header)}, ${JSON.stringify(mapping)}::jsonb)
    on conflict (user_id, subject, header) do update set mapping = excluded.mapping`)
}
