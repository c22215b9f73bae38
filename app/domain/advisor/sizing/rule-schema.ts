import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { RULE_FORMS } from './rule-fields.ts'
import type { BandForm, FigureForm } from './rule-fields.ts'
import { SHIPPED_RULES, isRuleKey } from './rules.ts'
import type { RuleKey, SizingRules } from './rules.ts'

/** Most lines of a table, and people or meals. */
const MOST_LINES = 12
const MOST_PEOPLE = 100

const within = (min: number, max: number, unit: string) => {
  const message = say(`Từ ${formatNumber(min)} đến ${formatNumber(max, 0)} ${unit}.`, {
    en: `From ${formatNumber(min)} to ${formatNumber(max, 0)} ${unit}.`,
  })
  return z.number({ error: message }).min(min, message).max(max, message)
}

function figuresOf({ fields, ordered }: FigureForm) {
  const shape = Object.fromEntries(fields.map(({ name, min, max, unit }) => [name, within(min, max, unit)]))
  return z.object(shape).superRefine((figures, context) => {
    for (const [low, high] of ordered) {
      if ((figures[low] ?? 0) <= (figures[high] ?? 0)) continue
      const label = fields.find(({ name }) => name === high)?.label ?? high
      context.addIssue({
        code: 'custom',
        path: [low],
        message: say(`Không được lớn hơn “${label}”.`, { en: `Must not be larger than “${label}”.` }),
      })
    }
  })
}

function bandsOf({ who, unit, min, max }: BandForm) {
  const count = z
    .number({ error: () => say(`Số ${who} là số tròn.`, { en: `The number of ${who} is a whole number.` }) })
    .int({ error: () => say(`Số ${who} là số tròn.`, { en: `The number of ${who} is a whole number.` }) })
    .min(1, { error: () => say(`Số ${who} từ 1.`, { en: `The number of ${who} starts at 1.` }) })
    .max(MOST_PEOPLE, {
      error: () =>
        say(`Số ${who} không quá ${MOST_PEOPLE}.`, { en: `The number of ${who} is ${MOST_PEOPLE} at most.` }),
    })
  const figure = within(min, max, unit)
  const line = z.object({ from: count, to: count.nullable(), min: figure, max: figure.nullable() })
  return z.object({
    bands: z
      .array(line)
      .min(1, {
        error: () => say('Bảng cần ít nhất một dòng.', { en: 'The table needs at least one line.' }),
      })
      .max(MOST_LINES, {
        error: () =>
          say(`Bảng không quá ${MOST_LINES} dòng.`, { en: `The table has at most ${MOST_LINES} lines.` }),
      })
      .superRefine((lines, context) => {
        lines.forEach((line, at) => {
          const next = lines[at + 1]
          for (const message of faultsOf(line, next, who))
            context.addIssue({ code: 'custom', path: [at], message })
        })
      }),
  })
}

type Line = { from: number; to: number | null; min: number; max: number | null }

/** What is wrong with a line of a table beside the next: households rise without a gap, figures never fall. */
function faultsOf({ from, to, min, max }: Line, next: Line | undefined, who: string): string[] {
  const faults: string[] = []
  if (to !== null && to < from)
    faults.push(
      say(`“Đến” không nhỏ hơn “từ” (${from} ${who}).`, {
        en: `“To” must not be less than “from” (${from} ${who}).`,
      }),
    )
  if (max !== null && max < min)
    faults.push(
      say(`Cỡ lớn nhất không nhỏ hơn cỡ nhỏ nhất (dòng từ ${from} ${who}).`, {
        en: `The largest size must not be less than the smallest (line from ${from} ${who}).`,
      }),
    )
  if (!next) return faults
  if (to === null)
    faults.push(
      say(`Chỉ dòng cuối mới để trống “đến” (dòng từ ${from} ${who}).`, {
        en: `Only the last line may leave “to” empty (line from ${from} ${who}).`,
      }),
    )
  else if (next.from > to + 1)
    faults.push(
      say(`Thiếu khoảng giữa ${to} và ${next.from} ${who}.`, {
        en: `There is a gap between ${to} and ${next.from} ${who}.`,
      }),
    )
  if (next.from <= from)
    faults.push(
      say(`Các dòng xếp từ ít đến nhiều ${who} (dòng từ ${next.from}).`, {
        en: `Lines go from few to many ${who} (line from ${next.from}).`,
      }),
    )
  if (next.min < min)
    faults.push(
      say(`Nhiều ${who} hơn thì cỡ không nhỏ đi (dòng từ ${next.from} ${who}).`, {
        en: `More ${who} cannot mean a smaller size (line from ${next.from} ${who}).`,
      }),
    )
  if (max === null)
    faults.push(
      say(`Chỉ dòng cuối mới để trống cỡ lớn nhất (dòng từ ${from} ${who}).`, {
        en: `Only the last line may leave the largest size empty (line from ${from} ${who}).`,
      }),
    )
  return faults
}

/** What may be kept of a rule. @returns the schema of its figures or of its table */
export function definitionSchema(key: RuleKey) {
  const form = RULE_FORMS[key]
  return form.type === 'figures' ? figuresOf(form) : bandsOf(form)
}

const noLaterThanToday = (today: string) => (day: string) => day <= today

/** Where an edited rule was read, and on which day it was checked. @param today YYYY-MM-DD */
export const ruleSourceSchema = (today: string) =>
  z.object({
    source: z
      .string()
      .max(1200)
      .transform((text) => cleanText(text).replaceAll('\n', ' '))
      .pipe(
        z
          .string()
          .min(5, {
            error: () =>
              say('Bạn ghi nguồn để người đọc kiểm tra được.', {
                en: 'Enter the source, so that readers can check it.',
              }),
          })
          .max(300, {
            error: () => say('Nguồn không quá 300 ký tự.', { en: 'The source has at most 300 characters.' }),
          }),
      ),
    asOf: z.iso
      .date({ error: () => say('Bạn chọn ngày kiểm tra.', { en: 'Choose the day it was checked.' }) })
      .refine(noLaterThanToday(today), {
        error: () =>
          say('Ngày kiểm tra không sau hôm nay.', { en: 'The day it was checked cannot be in the future.' }),
      }),
  })

/** An editor's version of a rule, as its row keeps it. */
export type EditedRule = { key: string; definition: unknown; source: string; asOf: string }

/** The shipped rules with editors' versions in their place; a row that no rule can be made of counts for nothing. */
export function rulesWith(edited: readonly EditedRule[]): SizingRules {
  const rules: Record<string, unknown> = { ...SHIPPED_RULES }
  for (const { key, definition, source, asOf } of edited) {
    if (!isRuleKey(key)) continue
    const read = definitionSchema(key).safeParse(definition)
    if (!read.success) continue
    rules[key] = {
      ...SHIPPED_RULES[key],
      ...read.data,
      source: { title: source, publisher: '', year: null },
      asOf,
    }
  }
  return rules as SizingRules
}
