import { z } from 'zod'
import { addPin, changePin, deletePin, pinById } from '#app/domain/advisor/teaching/pinned-answers.server.ts'
import type { KeptPin } from '#app/domain/advisor/teaching/pinned-answers.server.ts'
import { namesDanger } from '#app/domain/advisor/teaching/pinned.ts'
import { previewPin } from '#app/domain/advisor/teaching/preview-change.server.ts'
import type { Preview } from '#app/domain/advisor/teaching/preview.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { brandNames } from '#app/domain/catalogue/queries/brand-names.server.ts'
import { findCandidates } from '#app/domain/catalogue/queries/find-candidates.server.ts'
import { done, undoable } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { deletionDetail } from '#app/platform/audit/deletions.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { PinInput, WrittenPin } from './pin-input.ts'
import { settle } from './settle.server.ts'

/** What the log calls a pinned answer. */
export const PIN = 'pinned-answer'

/** What became of the form: saved, refused, or only tried. */
export type PinOutcome = Outcome & { preview?: Preview }

const stored = z.object({
  id: z.number(),
  questions: z.array(z.string()),
  answer: z.string(),
  source: z.object({ title: z.string(), url: z.string() }),
  productIds: z.array(z.number()),
  isOn: z.boolean(),
  answeredOn: z.iso.date(),
})
const deleted = z.object({ row: stored })

/** Carries out what an editor sent about pinned answers, with its line in the log. @throws AppError 'not_found', 'invalid', 'conflict' */
export async function writePin(db: Db, actorId: string, input: PinInput): Promise<PinOutcome> {
  switch (input.intent) {
    case 'preview': {
      await refuseUnfit(db, input)
      return { ok: true, preview: await previewPin(db, input.id, { ...pinOf(input), id: input.id ?? 0 }) }
    }
    case 'save':
      await refuseUnfit(db, input)
      return db.transaction((tx) => save(tx, actorId, input))
    case 'switch':
      return db.transaction((tx) => switchPin(tx, actorId, input.id, input.to === '1'))
    case 'delete':
      return db.transaction(async (tx) => {
        const row = await deletePin(tx, input.id)
        const detail = { row: { ...row, name: nameOf(row) } }
        const line = await recordChange(tx, {
          actorId,
          action: 'delete',
          entity: PIN,
          entityId: row.id,
          detail,
        })
        return undoable(say('Đã xóa câu trả lời đã ghim', { en: 'Pinned answer deleted' }), {
          intent: 'restore',
          line: String(line),
        })
      })
    case 'restore':
      return restore(db, actorId, input.line)
  }
}

const nameOf = ({ questions }: Pick<KeptPin, 'questions'>): string => questions[0] ?? ''

const pinOf = ({ questions, answer, sourceTitle, sourceUrl, products }: WrittenPin): Omit<KeptPin, 'id'> => ({
  questions,
  answer,
  source: { title: sourceTitle, url: sourceUrl },
  productIds: products,
  isOn: true,
  answeredOn: vietnamDay(Date.now()),
})

/** @throws AppError 'invalid' where a question names a danger, or a product is not there */
async function refuseUnfit(db: Db, { questions, products }: WrittenPin): Promise<void> {
  const vocabulary = { brands: await brandNames(db) }
  const dangerous = questions.find((question) => namesDanger(question, vocabulary))
  if (dangerous !== undefined) {
    const why = say(
      `“${dangerous}” nói về một mối nguy: cố vấn luôn trả lời bằng hướng dẫn an toàn trước, nên không ghim được.`,
      {
        en: `“${dangerous}” is about a danger: the advisor always answers with safety instructions first, so it cannot be pinned.`,
      },
    )
    throw new AppError('invalid', why, { fields: { questions: why } })
  }
  const found = products.length > 0 ? await findCandidates(db, { ids: products, limit: products.length }) : []
  const missing = products.find((id) => !found.some((product) => product.id === id))
  if (missing !== undefined) {
    const why = say(`Không có sản phẩm nào mang mã ${missing}.`, {
      en: `There is no product with the id ${missing}.`,
    })
    throw new AppError('invalid', why, { fields: { products: why } })
  }
}

async function save(tx: Transaction, actorId: string, input: WrittenPin & { id: number | null }) {
  const pin = pinOf(input)
  const detail = { name: nameOf(pin), after: pin }
  const note = (action: ActionOn<'pinned-answer'>, entityId: number, more: object = {}) =>
    recordChange(tx, { actorId, action, entity: PIN, entityId, detail: { ...detail, ...more } })
  if (input.id === null) await note('create', await addPin(tx, pin))
  else {
    const { id, ...before } = await pinById(tx, input.id)
    await changePin(tx, { ...pin, id, isOn: before.isOn })
    await note('update', id, { before, after: { ...pin, isOn: before.isOn } })
  }
  await settle(tx, actorId, { keys: input.keys, to: 'done' })
  return done(
    say('Đã ghim câu trả lời', { en: 'Answer pinned' }),
    say('Khách hỏi câu này, hay gần như vậy, nhận được ngay.', {
      en: 'Visitors who ask this, or nearly this, get it at once.',
    }),
  )
}

async function switchPin(tx: Transaction, actorId: string, id: number, to: boolean): Promise<PinOutcome> {
  const before = await pinById(tx, id)
  await changePin(tx, { ...before, isOn: to })
  await recordChange(tx, {
    actorId,
    action: 'update',
    entity: PIN,
    entityId: id,
    detail: { name: nameOf(before), before: { isOn: before.isOn }, after: { isOn: to } },
  })
  const title = to
    ? say('Đã bật câu trả lời', { en: 'Answer turned on' })
    : say('Đã tắt: cố vấn lại tự trả lời', { en: 'Turned off: the advisor answers by itself again' })
  return undoable(title, { intent: 'switch', id: String(id), to: to ? '0' : '1' })
}

async function restore(db: Db, actorId: string, line: number): Promise<PinOutcome> {
  const read = deleted.safeParse(await deletionDetail(db, { line, entity: PIN }))
  if (!read.success)
    throw new AppError(
      'not_found',
      say('Câu trả lời này đã được khôi phục rồi.', { en: 'This answer has been restored already.' }),
    )
  const { row } = read.data
  return db.transaction(async (tx) => {
    await addPin(tx, row)
    const detail = { name: nameOf(row) }
    await recordChange(tx, { actorId, action: 'restore', entity: PIN, entityId: row.id, detail })
    return done(say('Đã khôi phục câu trả lời', { en: 'Answer restored' }))
  })
}
