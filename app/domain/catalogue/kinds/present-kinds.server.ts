import { sql } from 'drizzle-orm'
import { isShipped, setEditedKinds } from '#app/kinds/kind.ts'
import type { EditedKind } from '#app/kinds/kind.ts'
import { keptFresh } from '#app/platform/kept-fresh.server.ts'
import type { KeptFresh } from '#app/platform/kept-fresh.server.ts'
import { kindFile } from '#content/shapes.ts'
import type { KindRecord } from '#content/shapes.ts'
import type { Db } from '#db/client.ts'

/** What may be kept of a shipped kind: any of its parts. */
export const kindParts = kindFile.partial()

/** What stands over a kind in a row; null for one that no release could have written. */
export function readRecord(key: string, record: unknown): Partial<KindRecord> | null {
  return (isShipped(key) ? kindParts : kindFile).safeParse(record).data ?? null
}

/** A kind that has a category and was never described: it is called as that is. */
export function recordByName(name: string, group: string): KindRecord {
  const known = kindFile.shape.group.safeParse(group)
  const words = { synonyms: name.toLocaleLowerCase('vi'), others: [] }
  return { name, group: known.data ?? 'gia-dung', words }
}

/** What editors say of kinds, in the order of their keys. */
export async function editedKinds(db: Pick<Db, 'execute'>): Promise<EditedKind[]> {
  const { rows } = await db.execute<{
    kind: string
    name: string | null
    group: string | null
    record: unknown
  }>(sql`
    select distinct on (1) coalesce(k.key, c.kind) as kind, c.name, c.group_key as "group", k.record
    from product_categories c full join product_kinds k on k.key = c.kind order by 1, c.display_order`)
  return rows.flatMap(({ kind: key, name, group, record }) => {
    // What nothing is filed under any more is no kind.
    if (name === null && !isShipped(key)) return []
    const written = record === null ? null : readRecord(key, record)
    if (written) return [{ key, record: written }]
    return isShipped(key) ? [] : [{ key, record: recordByName(name ?? key, group ?? '') }]
  })
}

/**
 * Keeps the kinds of this process as editors have them: read for the first request after a change. `read` never fails.
 * @param onFailure told where the database is away
 */
export function keepKinds(db: Db, onFailure: (error: unknown) => void): KeptFresh<void> {
  return keptFresh(undefined, async () => setEditedKinds(await editedKinds(db)), { onFailure })
}
