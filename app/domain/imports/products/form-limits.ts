import type { z } from 'zod'
import type { Problem } from '#app/domain/imports/import-subject.ts'

type Issue = { code?: string; maximum?: number | bigint }

/** What the form would say against a value, in the words of imports. */
const wordsFor = ({ code, maximum }: Issue, field: string): string =>
  code === 'too_big' && maximum !== undefined ? `Longer than ${maximum} characters` : `Invalid ${field}`

/** What is wrong with a cell by the rule of the product's form; nothing where the form would take it. */
export function problemIn(rule: z.ZodType, value: unknown, field: string): Problem[] {
  const [issue] = rule.safeParse(value).error?.issues ?? []
  return issue ? [{ field, message: wordsFor(issue, field) }] : []
}

/** The first line that the form would not take, counted from 1, of a list that one cell holds. */
export function problemsOfList(rule: z.ZodType, list: readonly object[], field: string): Problem[] {
  const [issue] = rule.safeParse(list).error?.issues ?? []
  if (!issue) return []
  const [at, part] = issue.path
  if (typeof at !== 'number')
    return [{ field, message: `More than ${Number((issue as Issue).maximum)} lines` }]
  const words = issue.code === 'too_small' ? `${String(part)} is required` : wordsFor(issue, String(part))
  return [{ field, message: `Line ${at + 1}: ${words}` }]
}
