import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#app/platform/errors.ts'
import { rowId } from '#app/platform/row-id.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { readListState } from './list-schema.ts'
import { listPath } from './list-state.ts'

/** What somebody narrows the list by again and again; `path` is its address. */
export type SavedFilter = { id: number; name: string; path: string }

/** Kept by one person at most. */
const MOST = 20

/** What the forms of saved filters send. */
export const filterForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('keep-filter'),
    name: z
      .string()
      .transform((name) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
      .pipe(
        z
          .string()
          .min(1, { error: () => say('Name the view first', { vi: 'Bạn đặt tên cho cách xem trước nhé' }) })
          .max(40, {
            error: () => say('A name has at most 40 characters', { vi: 'Tên có nhiều nhất 40 ký tự' }),
          }),
      ),
    query: z.string().max(2000),
  }),
  z.object({ intent: z.literal('drop-filter'), id: rowId }),
])

/** A person's own filters, in the order they were made. */
export async function savedFilters(db: Db, userId: string): Promise<SavedFilter[]> {
  const { rows } = await db.execute<{ id: number; name: string; query: string }>(
    sql`select id, name, query from saved_filters where user_id = ${userId} order by id`,
  )
  // Read anew: what an earlier release could be narrowed by is left out.
  return rows.map(({ id, name, query }) => ({ id, name, path: pathOf(query) }))
}

const pathOf = (query: string) => listPath(readListState(new URLSearchParams(query)))

/** Keeps a filter under a name; one of this name becomes it. @throws AppError 'conflict' where there are too many */
export async function keepFilter(
  db: Db,
  { userId, name, query }: { userId: string; name: string; query: string },
): Promise<void> {
  const kept = pathOf(query).split('?')[1] ?? ''
  await db.transaction(async (tx) => {
    // Two windows of one person wait for each other, so that the limit is one.
    await tx.execute(sql`select from users where id = ${userId} for update`)
    await tx.execute(sql`
      insert into saved_filters (user_id, name, query) values (${userId}, ${name}, ${kept})
      on conflict (user_id, name) do update set query = excluded.query`)
    const { rows } = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from saved_filters where user_id = ${userId}`,
    )
    if ((rows[0]?.n ?? 0) > MOST)
      throw new AppError(
        'conflict',
        say(`You have ${MOST} views already. Delete one first.`, {
          vi: `Bạn đã có ${MOST} cách xem. Bạn xóa bớt một cách nhé.`,
        }),
      )
  })
}

/** Forgets one of a person's own filters. @returns what it was called and narrowed by @throws AppError 'not_found' */
export async function dropFilter(
  db: Db,
  { userId, id }: { userId: string; id: number },
): Promise<{ name: string; query: string }> {
  const { rows } = await db.execute<{ name: string; query: string }>(
    sql`delete from saved_filters where id = ${id} and user_id = ${userId} returning name, query`,
  )
  const [row] = rows
  if (!row)
    throw new AppError('not_found', say('This view is gone already', { vi: 'Cách xem này không còn nữa' }))
  return row
}
