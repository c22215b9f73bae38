import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { BulkAction } from '#app/domain/blog/editing/bulk-change.ts'
import { tagNamed } from '#app/domain/blog/editing/replace-tags.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import { addJob, chooseForJob } from '../queries/jobs.server.ts'
import type { ImportRunner } from '../runner.server.ts'
import { changeName } from './change-name.ts'

/**
 * Begins to do one thing to many articles. What is to be changed is written down first, so that what is found later is not changed,
 * and a server that stops goes on where it was.
 * @returns the id of the job @throws AppError 'invalid' where there is nothing to change, or no such category
 */
export async function startChange(
  { db, runner, person }: { db: Db; runner: ImportRunner; person: { id: string } },
  { wanted, ids }: { wanted: BulkAction; ids: readonly number[] },
): Promise<string> {
  if (ids.length === 0)
    throw new AppError('invalid', say('Nothing was found to change', { vi: 'Không tìm thấy gì để đổi' }))
  const table = `article\n${ids.join('\n')}\n`
  const fileKey = randomUUID()
  await mkdir(runner.folder, { recursive: true, mode: 0o700 })
  const path = join(runner.folder, fileKey)
  await writeFile(path, table, { mode: 0o600 })
  try {
    const job = await db.transaction(async (tx) => {
      const { given, made } = await settled(tx, wanted)
      const mapping = ['article']
      const how = { mapping, blank: 'keep' as const, strategy: 'overwrite' as const }
      const id = await addJob(tx, {
        subject: 'article-changes',
        fileName: wanted.action,
        fileKey,
        fileHash: createHash('sha256').update(table).digest('hex'),
        strategy: how.strategy,
        total: ids.length,
        startedBy: person.id,
        idempotencyKey: null,
        options: {
          format: { encoding: 'utf-8', delimiter: ',', skip: 0 },
          header: mapping,
          mapping,
          blank: how.blank,
          bytes: table.length,
        },
      })
      if (id === null) throw new Error('The change was not kept.')
      await chooseForJob(tx, id, { ...how, given }, { start: true, made })
      const detail = { name: changeName(wanted.action), total: ids.length }
      await recordChange(tx, {
        actorId: person.id,
        action: 'start',
        entity: 'article-change',
        entityId: id,
        detail,
      })
      return id
    })
    runner.look()
    return job
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** What every row says of the change; a tag that is not there yet is made, and goes when the change is undone. */
async function settled(
  tx: Transaction,
  wanted: BulkAction,
): Promise<{ given: Record<string, string>; made: Record<string, number[]> }> {
  const { action } = wanted
  if (action === 'category') {
    const { rows } = await tx.execute(sql`select from categories where id = ${wanted.category}`)
    if (rows.length === 0) {
      const message = `Category with ID ${wanted.category} not found`
      throw new AppError('invalid', message, { fields: { category: message } })
    }
    return { given: { action, category: String(wanted.category) }, made: {} }
  }
  if (action !== 'tag') return { given: { action }, made: {} }
  const { rows } = await tx.execute(sql`select from tags where vi_fold(name) = ${foldForSearch(wanted.tag)}`)
  const tag = await tagNamed(tx, wanted.tag)
  return {
    given: { action, tag: String(tag), name: wanted.tag },
    made: rows.length > 0 ? {} : { tags: [tag] },
  }
}
