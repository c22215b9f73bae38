import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import { SYNONYM_GROUPS } from '#app/vietnamese/synonyms.ts'
import type { Db } from '#db/client.ts'
import { groupKey, listedGroups, phraseInTwoGroups } from '../synonyms/groups.ts'
import type { EditedGroup, ListedGroup } from '../synonyms/groups.ts'
import type { GroupInput } from '../synonyms/synonym-schema.ts'
import { editedGroups } from './synonyms.server.ts'

type Tx = Pick<Db, 'select' | 'execute'>

/** A group that was written: its row's id, and what stood there before; null where the project's group, or nothing, did. */
export type SavedGroup = { id: number; head: string; before: EditedGroup | null }

/** Keeps others from writing synonyms until the transaction ends, so that no phrase gets into two groups. */
const alone = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('synonyms'))`)

/** Every group in force as the transaction sees it; nobody else writes one until it ends. */
export async function groupsToEdit(tx: Tx): Promise<ListedGroup[]> {
  await alone(tx)
  return listedGroups(SYNONYM_GROUPS, await editedGroups(tx))
}

/**
 * Writes a group. A shipped one keeps its first form: the row stands in its place.
 * @param key the group that is changed; null for a new one @throws AppError 'not_found', 'conflict'
 */
export async function saveGroup(tx: Tx, group: GroupInput, key: string | null): Promise<SavedGroup> {
  const groups = await groupsToEdit(tx)
  const known = key === null ? null : groups.find((other) => other.key === key)
  if (known === undefined)
    throw new AppError('not_found', say('Nhóm từ này không còn nữa.', { en: 'This group no longer exists.' }))
  const head = group.forms[0] ?? ''
  if (known && known.origin !== 'own' && groupKey(group) !== known.key)
    throw refused(
      say(`Nhóm có sẵn giữ “${known.forms[0]}” ở dòng đầu; các dòng khác bạn sửa tùy ý.`, {
        en: `A built-in group keeps “${known.forms[0]}” in its first line; edit the other lines as you like.`,
      }),
    )
  const double = phraseInTwoGroups(group, key, groups)
  if (double)
    throw refused(
      say(`“${double.phrase}” đã có trong nhóm “${double.head}”.`, {
        en: `“${double.phrase}” is already in the group “${double.head}”.`,
      }),
    )
  const values = sql`${JSON.stringify(group.forms)}::jsonb, ${JSON.stringify(group.narrower)}::jsonb,
    ${JSON.stringify(group.except)}::jsonb, ${group.note}`
  const { rows } = known?.id
    ? await tx.execute<{ id: number }>(sql`
        update synonyms set (forms, narrower, "except", note, updated_at) = (${values}, now())
        where id = ${known.id} returning id`)
    : await tx.execute<{ id: number }>(sql`
        insert into synonyms (forms, narrower, "except", note) values (${values}) returning id`)
  return { id: rows[0]?.id ?? 0, head, before: known?.id ? rowOf(known, known.id) : null }
}

const refused = (message: string) => new AppError('conflict', message, { fields: { forms: message } })

const rowOf = ({ forms, narrower, except, note }: ListedGroup, id: number): EditedGroup => ({
  id,
  forms,
  narrower,
  except,
  note,
})

/** Takes an editor's group away; the project's own of that name is in force again. @throws AppError 'not_found' */
export async function deleteGroup(tx: Tx, key: string): Promise<EditedGroup> {
  const group = (await groupsToEdit(tx)).find((other) => other.key === key)
  if (!group?.id)
    throw new AppError('not_found', say('Nhóm từ này không còn nữa.', { en: 'This group no longer exists.' }))
  await tx.execute(sql`delete from synonyms where id = ${group.id}`)
  return rowOf(group, group.id)
}
