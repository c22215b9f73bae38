import { z } from 'zod'
import { namesDanger } from '#app/domain/advisor/teaching/pinned.ts'
import { previewFact } from '#app/domain/advisor/teaching/preview-change.server.ts'
import type { Preview } from '#app/domain/advisor/teaching/preview.ts'
import {
  addFact,
  changeFact,
  deleteFact,
  factById,
  taughtFact,
} from '#app/domain/advisor/teaching/taught-facts.server.ts'
import type { KeptFact } from '#app/domain/advisor/teaching/taught-facts.server.ts'
import { brandNames } from '#app/domain/catalogue/queries/brand-names.server.ts'
import { done, undoable } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { deletionDetail } from '#app/platform/audit/deletions.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { FactInput, WrittenFact } from './fact-input.ts'
import { settle } from './settle.server.ts'

/** What the log calls an editor's fact. */
export const FACT = 'taught-fact'

/** What became of the form: saved, refused, or only tried. */
export type FactOutcome = Outcome & { preview?: Preview }

const deleted = z.object({
  row: taughtFact.extend({ id: z.number(), subject: z.string(), asOf: z.iso.date(), isOn: z.boolean() }),
})

/** Carries out what an editor sent about facts, with its line in the log. @throws AppError 'not_found', 'invalid', 'conflict' */
export async function writeFact(db: Db, actorId: string, input: FactInput): Promise<FactOutcome> {
  switch (input.intent) {
    case 'preview':
      await refuseDanger(db, input)
      return { ok: true, preview: await previewFact(db, { ...factOf(input), id: input.id ?? 0 }) }
    case 'save':
      await refuseDanger(db, input)
      return db.transaction((tx) => save(tx, actorId, input))
    case 'switch':
      return db.transaction((tx) => switchFact(tx, actorId, input.id, input.to === '1'))
    case 'delete':
      return db.transaction(async (tx) => {
        const row = await deleteFact(tx, input.id)
        const detail = { row: { ...row, name: row.question } }
        const line = await recordChange(tx, {
          actorId,
          action: 'delete',
          entity: FACT,
          entityId: row.id,
          detail,
        })
        return undoable(say('Đã xóa dữ kiện', { en: 'Fact deleted' }), {
          intent: 'restore',
          line: String(line),
        })
      })
    case 'restore':
      return restore(db, actorId, input.line)
  }
}

function factOf(input: WrittenFact): Omit<KeptFact, 'id'> {
  const { subject, questions, kinds, verdict, claims, changes, sourceTitle, sourceUrl, asOf } = input
  const [question = '', ...examples] = questions
  const source = { title: sourceTitle, url: sourceUrl }
  return { subject, question, examples, kinds, verdict, claims, changes, source, asOf, isOn: true }
}

/** @throws AppError 'invalid' where a question names a danger, which is answered by the rules of safety alone */
async function refuseDanger(db: Db, { questions }: WrittenFact): Promise<void> {
  const vocabulary = { brands: await brandNames(db) }
  const dangerous = questions.find((question) => namesDanger(question, vocabulary))
  if (dangerous === undefined) return
  const why = say(`“${dangerous}” nói về một mối nguy: cố vấn luôn trả lời bằng hướng dẫn an toàn trước.`, {
    en: `“${dangerous}” is about a danger: the advisor always answers with safety instructions first.`,
  })
  throw new AppError('invalid', why, { fields: { questions: why } })
}

async function save(
  tx: Transaction,
  actorId: string,
  input: WrittenFact & { id: number | null },
): Promise<FactOutcome> {
  const fact = factOf(input)
  const note = (action: ActionOn<'taught-fact'>, entityId: number, detail: object) =>
    recordChange(tx, { actorId, action, entity: FACT, entityId, detail: { name: fact.question, ...detail } })
  if (input.id === null) await note('create', await addFact(tx, fact), { after: fact })
  else {
    const { id, ...before } = await factById(tx, input.id)
    const after = { ...fact, isOn: before.isOn }
    await changeFact(tx, { ...after, id })
    await note('update', id, { before, after })
  }
  await settle(tx, actorId, { keys: input.keys, to: 'done' })
  return done(
    say('Đã lưu dữ kiện', { en: 'Fact saved' }),
    say('Cố vấn và trang Kiến thức chọn mua dùng ngay.', {
      en: 'The advisor and the page “Kiến thức chọn mua” use it at once.',
    }),
  )
}

async function switchFact(tx: Transaction, actorId: string, id: number, to: boolean): Promise<FactOutcome> {
  const before = await factById(tx, id)
  await changeFact(tx, { ...before, isOn: to })
  await recordChange(tx, {
    actorId,
    action: 'update',
    entity: FACT,
    entityId: id,
    detail: { name: before.question, before: { isOn: before.isOn }, after: { isOn: to } },
  })
  const title = to
    ? say('Đã dùng lại dữ kiện', { en: 'Fact in use again' })
    : say('Đã rút dữ kiện', { en: 'Fact withdrawn' })
  return undoable(title, { intent: 'switch', id: String(id), to: to ? '0' : '1' })
}

async function restore(db: Db, actorId: string, line: number): Promise<FactOutcome> {
  const read = deleted.safeParse(await deletionDetail(db, { line, entity: FACT }))
  if (!read.success)
    throw new AppError(
      'not_found',
      say('Dữ kiện này đã được khôi phục rồi.', { en: 'This fact has been restored already.' }),
    )
  const { row } = read.data
  return db.transaction(async (tx) => {
    await addFact(tx, row)
    const detail = { name: row.question }
    await recordChange(tx, { actorId, action: 'restore', entity: FACT, entityId: row.id, detail })
    return done(say('Đã khôi phục dữ kiện', { en: 'Fact restored' }))
  })
}
