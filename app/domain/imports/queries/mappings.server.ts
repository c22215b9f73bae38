import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Choices, Reader } from '#app/domain/imports/import-subject.ts'
import { isReason } from '../columns.ts'
import type { Mapping } from '../columns.ts'

type Of = { userId: string; subject: string; header: readonly string[] }

/** Rows to mend come with a column more than their file had, and are matched as it was. */
const withoutReasons = <T>(header: readonly string[], cells: readonly T[]): T[] =>
  cells.filter((_, at) => !isReason(header[at] ?? ''))

/** A mapping that was kept without them, at the places of a header that has them. */
function withReasons(header: readonly string[], mapping: Mapping): Mapping {
  const left = [...mapping]
  return left.length === withoutReasons(header, header).length
    ? header.map((name) => (isReason(name) ? null : (left.shift() ?? null)))
    : mapping
}

const hashOf = (header: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(withoutReasons(header, header).map((name) => name.trim().toLowerCase())))
    .digest('hex')

/** A mapping as it is kept: '' is the name of what was last done. */
export type KeptMapping = { name: string; mapping: Mapping; choices: Choices }

/**
 * How files with the same header were matched, those used last first: a person's own, and those that anybody gave a name. Of one
 * name the last holds.
 */
export async function keptMappings(db: Reader, { userId, subject, header }: Of): Promise<KeptMapping[]> {
  const { rows } = await db.execute<KeptMapping>(sql`
    select name, mapping, choices from import_mappings
    where subject = ${subject} and header = ${hashOf(header)} and (user_id = ${userId} or name <> '')
    order by used_at desc, name desc`)
  const seen = new Set<string>()
  return rows
    .filter(({ name }) => seen.size < seen.add(name).size)
    .map((kept) => ({ ...kept, mapping: withReasons(header, kept.mapping) }))
}

/** Keeps how a person matched a file. */
export async function rememberMapping(
  db: Reader,
  { userId, subject, header }: Of,
  { name, mapping, choices }: KeptMapping,
): Promise<void> {
  await db.execute(sql`
    insert into import_mappings (user_id, subject, header, name, mapping, choices)
    values (${userId}, ${subject}, ${hashOf(header)}, ${name}, ${JSON.stringify(withoutReasons(header, mapping))}::jsonb,
      ${JSON.stringify(choices)}::jsonb)
    on conflict (user_id, subject, header, name)
      do update set mapping = excluded.mapping, choices = excluded.choices, used_at = now()`)
}
