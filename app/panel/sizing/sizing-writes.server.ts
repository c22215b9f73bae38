import { z } from 'zod'
import { resetSizingRule, saveSizingRule } from '#app/domain/advisor/queries/sizing-rules.server.ts'
import { readRuleForm } from '#app/domain/advisor/sizing/read-rule-form.ts'
import { definitionSchema, ruleSourceSchema } from '#app/domain/advisor/sizing/rule-schema.ts'
import { isRuleKey } from '#app/domain/advisor/sizing/rules.ts'
import type { RuleKey } from '#app/domain/advisor/sizing/rules.ts'
import { readTariffForm } from '#app/domain/catalogue/energy/read-tariff-form.ts'
import { tariffInput } from '#app/domain/catalogue/energy/tariff-schema.ts'
import { deleteTariff, saveTariff } from '#app/domain/catalogue/queries/edit-tariffs.server.ts'
import { done } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { changeDetails } from '#app/platform/audit/change-details.server.ts'
import { deletionDetail } from '#app/platform/audit/deletions.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { idField } from '#app/platform/row-id.ts'
import { formatDate } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'

/** What the log calls them. */
const RULE = 'sizing-rule'
export const TARIFF = 'tariff'

const key = z
  .string()
  .refine(isRuleKey, { error: () => say('Không có quy tắc này.', { en: 'There is no such rule.' }) })
const sent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save-rule'), key }),
  z.object({ intent: z.literal('reset-rule'), key }),
  z.object({ intent: z.literal('undo-rule'), line: idField }),
  z.object({ intent: z.literal('save-tariff'), id: z.union([z.literal('').transform(() => null), idField]) }),
  z.object({ intent: z.literal('delete-tariff'), id: idField }),
  z.object({ intent: z.literal('restore'), line: idField }),
])

const stored = z.object({ definition: z.unknown(), source: z.string(), asOf: z.string() })
const ruleChange = z.object({ before: stored.nullable() })
const deletedTariff = z.object({
  row: z.object({
    effectiveFrom: z.string(),
    tiers: z.array(z.object({ fromKwh: z.number(), vndPerKwh: z.number() })),
    vatRate: z.number(),
    source: z.string(),
  }),
})

type Asked = { actorId: string; form: FormData; today: string }

/** Carries out what a form about rules and tariffs says, with its line in the log. @throws ZodError, AppError as the writes do */
export async function writeSizing(db: Db, { actorId, form, today }: Asked): Promise<Outcome> {
  const input = sent.parse(Object.fromEntries(form))
  switch (input.intent) {
    case 'save-rule':
      return saveRule(db, { actorId, form, today }, input.key)
    case 'reset-rule':
      return resetRule(db, actorId, input.key)
    case 'undo-rule':
      return undoRule(db, actorId, input.line)
    case 'save-tariff':
      return keepTariff(db, { actorId, form, today }, input.id)
    case 'delete-tariff':
      return removeTariff(db, { actorId, form, today }, input.id)
    case 'restore':
      return restoreTariff(db, actorId, input.line)
  }
}

function saveRule(db: Db, { actorId, form, today }: Asked, key: RuleKey): Promise<Outcome> {
  const definition = definitionSchema(key).parse(readRuleForm(key, form))
  const sourced = ruleSourceSchema(today).parse(Object.fromEntries(form))
  return db.transaction(async (tx) => {
    const before = await saveSizingRule(tx, { key, definition, ...sourced })
    const after = { definition, ...sourced }
    const detail = { name: key, before: before && stored.parse(before), after }
    const line = await recordChange(tx, { actorId, action: 'update', entity: RULE, entityId: key, detail })
    return undoableRule(
      say('Đã lưu quy tắc', { en: 'Rule saved' }),
      say('Cố vấn, bộ lọc và trang Cách tính dùng ngay.', {
        en: 'The advisor, the filters and the page “Cách tính” use it at once.',
      }),
      line,
    )
  })
}

function resetRule(db: Db, actorId: string, key: RuleKey): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const before = await resetSizingRule(tx, key)
    if (!before)
      throw new AppError(
        'not_found',
        say('Quy tắc này đang là bản có sẵn rồi.', { en: 'This rule is the built-in one already.' }),
      )
    const detail = { name: key, before: stored.parse(before) }
    const line = await recordChange(tx, { actorId, action: 'reset', entity: RULE, entityId: key, detail })
    return undoableRule(
      say('Đã đưa quy tắc về bản có sẵn', { en: 'Rule reset to the built-in one' }),
      undefined,
      line,
    )
  })
}

/** Puts back the version that stood before a line of the log; the shipped one where none did. */
function undoRule(db: Db, actorId: string, line: number): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const [change] = await changeDetails(tx, { lines: [line], entity: RULE })
    const key = change?.entityId
    const read = ruleChange.safeParse(change?.detail)
    if (!key || !isRuleKey(key) || !read.success)
      throw new AppError(
        'not_found',
        say('Không hoàn tác được nữa.', { en: 'This can no longer be undone.' }),
      )
    const { before } = read.data
    if (before)
      await saveSizingRule(tx, { key, ...before, definition: definitionSchema(key).parse(before.definition) })
    else await resetSizingRule(tx, key)
    await recordChange(tx, { actorId, action: 'restore', entity: RULE, entityId: key, detail: { name: key } })
    return done(say('Đã hoàn tác', { en: 'Undone' }))
  })
}

function keepTariff(db: Db, { actorId, form }: Asked, id: number | null): Promise<Outcome> {
  const tariff = tariffInput.parse(readTariffForm(form))
  return db.transaction(async (tx) => {
    const saved = await saveTariff(tx, tariff, id)
    await recordChange(tx, {
      actorId,
      action: id === null ? 'create' : 'update',
      entity: TARIFF,
      entityId: saved.id,
      detail: { name: nameOf(tariff), before: saved.before, after: tariff },
    })
    return done(
      say('Đã lưu biểu giá điện', { en: 'Electricity tariff saved' }),
      say(`Áp dụng từ ${formatDate(tariff.effectiveFrom)}.`, {
        en: `In force from ${formatDate(tariff.effectiveFrom)}.`,
      }),
    )
  })
}

function removeTariff(db: Db, { actorId, today }: Asked, id: number): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const row = await deleteTariff(tx, { id, today })
    const detail = { row: { name: nameOf(row), ...row } }
    const line = await recordChange(tx, { actorId, action: 'delete', entity: TARIFF, entityId: id, detail })
    return {
      ...done(say('Đã xóa biểu giá điện', { en: 'Electricity tariff deleted' })),
      undo: { label: say('Hoàn tác', { en: 'Undo' }), fields: { intent: 'restore', line: String(line) } },
    }
  })
}

async function restoreTariff(db: Db, actorId: string, line: number): Promise<Outcome> {
  const read = deletedTariff.safeParse(await deletionDetail(db, { line, entity: TARIFF }))
  if (!read.success)
    throw new AppError(
      'not_found',
      say('Biểu giá này đã được khôi phục rồi.', { en: 'This tariff has been restored already.' }),
    )
  return db.transaction(async (tx) => {
    const [change] = await changeDetails(tx, { lines: [line], entity: TARIFF })
    await saveTariff(tx, read.data.row, null)
    const entityId = change?.entityId ?? ''
    const detail = { name: nameOf(read.data.row) }
    await recordChange(tx, { actorId, action: 'restore', entity: TARIFF, entityId, detail })
    return done(say('Đã khôi phục biểu giá điện', { en: 'Electricity tariff restored' }))
  })
}

const nameOf = ({ effectiveFrom }: { effectiveFrom: string }) =>
  say(`Từ ${formatDate(effectiveFrom)}`, { en: `From ${formatDate(effectiveFrom)}` })

const undoableRule = (title: string, description: string | undefined, line: number): Outcome => ({
  ...done(title, description),
  undo: { label: say('Hoàn tác', { en: 'Undo' }), fields: { intent: 'undo-rule', line: String(line) } },
})
