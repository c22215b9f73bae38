import { z } from 'zod'
import { chooseShown } from '#app/domain/advisor/queries/shown-questions.server.ts'
import {
  addSuggested,
  changeSuggested,
  deleteSuggested,
} from '#app/domain/advisor/queries/suggested-questions.server.ts'
import { done, undoable } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { deletionDetail } from '#app/platform/audit/deletions.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { QuestionInput } from './question-input.ts'

/** What the log calls a suggested question. */
export const SUGGESTED = 'suggested-question'

const deleted = z.object({ row: z.object({ id: z.number(), name: z.string(), isDemo: z.boolean() }) })

/** Carries out what an editor sent about questions, with its line in the log. @throws AppError 'not_found', 'conflict' */
export async function writeQuestion(db: Db, actorId: string, input: QuestionInput): Promise<Outcome> {
  switch (input.intent) {
    case 'create':
      return db.transaction((tx) => suggest(tx, actorId, input.question))
    case 'update':
      return db.transaction(async (tx) => {
        const before = await changeSuggested(tx, { id: input.id, text: input.question })
        await recordChange(tx, {
          actorId,
          action: 'update',
          entity: SUGGESTED,
          entityId: input.id,
          detail: { name: input.question, before: { question: before }, after: { question: input.question } },
        })
        return done(say('Đã sửa câu hỏi gợi ý', { en: 'Suggested question saved' }))
      })
    case 'delete':
      return db.transaction(async (tx) => {
        const { id, text, isDemo } = await deleteSuggested(tx, input.id)
        const detail = { row: { id, name: text, isDemo } }
        const line = await recordChange(tx, {
          actorId,
          action: 'delete',
          entity: SUGGESTED,
          entityId: id,
          detail,
        })
        return undoable(say('Đã xóa câu hỏi gợi ý', { en: 'Suggested question deleted' }), {
          intent: 'restore',
          line: String(line),
        })
      })
    case 'restore':
      return restore(db, actorId, input.line)
    case 'show':
      return db.transaction((tx) => show(tx, actorId, input.id, input.to === '1'))
  }
}

async function suggest(tx: Transaction, actorId: string, question: string): Promise<Outcome> {
  const id = await addSuggested(tx, { text: question })
  await recordChange(tx, {
    actorId,
    action: 'create',
    entity: SUGGESTED,
    entityId: id,
    detail: { name: question },
  })
  return done(
    say('Đã thêm câu hỏi gợi ý', { en: 'Suggested question added' }),
    say('Khách thấy ngay ở trang chủ và màn hình chat.', {
      en: 'Visitors see it at once on the home page and in the chat.',
    }),
  )
}

async function restore(db: Db, actorId: string, line: number): Promise<Outcome> {
  const read = deleted.safeParse(await deletionDetail(db, { line, entity: SUGGESTED }))
  if (!read.success)
    throw new AppError(
      'not_found',
      say('Câu này đã được khôi phục rồi.', { en: 'This question has been restored already.' }),
    )
  const { id, name, isDemo } = read.data.row
  return db.transaction(async (tx) => {
    await addSuggested(tx, { id, text: name, isDemo })
    await recordChange(tx, { actorId, action: 'restore', entity: SUGGESTED, entityId: id, detail: { name } })
    return done(say('Đã khôi phục câu hỏi gợi ý', { en: 'Suggested question restored' }))
  })
}

async function show(tx: Transaction, actorId: string, id: number, to: boolean): Promise<Outcome> {
  const { text, before } = await chooseShown(tx, { id, to })
  await recordChange(tx, {
    actorId,
    action: 'update',
    entity: 'asked-question',
    entityId: id,
    detail: { name: text, before: { isShown: before }, after: { isShown: to } },
  })
  const title = to
    ? say('Khách sẽ thấy câu hỏi này', { en: 'Visitors will see this question' })
    : say('Đã ẩn câu hỏi với khách', { en: 'Question hidden from visitors' })
  return undoable(title, { intent: 'show', id: String(id), to: to ? '0' : '1' })
}
