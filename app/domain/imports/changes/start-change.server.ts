import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChangeName } from '#app/platform/audit/change-words.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { addJob, chooseForJob } from '../queries/jobs.server.ts'
import type { ImportRunner } from '../runner.server.ts'
import { changedEntity } from './change-name.ts'
import type { Change } from './change-subject.server.ts'

/**
 * Begins to do one thing to many articles or products. What is to be changed is written down first, so that what is found later is not changed,
 * and a server that stops goes on where it was.
 * @param wanted.now whether it is done before this returns, which is for a few
 * @returns the id of the job @throws AppError 'invalid' where there is nothing to change, or no place to put it
 */
export async function startChange<Asked, Wanted, State extends { title: string }>(
  { db, runner, person }: { db: Db; runner: ImportRunner; person: { id: string } },
  { subject, column, settled }: Change<Asked, Wanted, State>,
  {
    action,
    asked,
    ids,
    now = false,
  }: { action: ChangeName; asked: Asked; ids: readonly number[]; now?: boolean },
): Promise<string> {
  if (ids.length === 0)
    throw new AppError('invalid', say('Nothing was found to change', { vi: 'Không tìm thấy gì để đổi' }))
  const table = `${column}\n${ids.join('\n')}\n`
  const fileKey = randomUUID()
  await mkdir(runner.folder, { recursive: true, mode: 0o700 })
  const path = join(runner.folder, fileKey)
  await writeFile(path, table, { mode: 0o600 })
  const job = await db
    .transaction(async (tx) => {
      const { given, made } = await settled(tx, asked)
      const mapping = [column]
      const how = { mapping, blank: 'keep' as const, strategy: 'overwrite' as const }
      const id = await addJob(tx, {
        subject,
        fileName: action,
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
      const detail = { name: action, total: ids.length }
      const entity = changedEntity(subject)
      await recordChange(tx, { actorId: person.id, action: 'start', entity, entityId: id, detail })
      return id
    })
    .catch(async (error: unknown) => {
      await rm(path, { force: true })
      throw error
    })
  await begin(runner, job, now)
  return job
}

/** Lets a job that waits be worked on: before this returns, or as servers come to it. */
export async function begin(runner: ImportRunner, job: string, now: boolean): Promise<void> {
  if (now) await runner.run(job)
  else runner.look()
}
