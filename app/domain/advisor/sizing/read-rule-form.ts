import { RULE_FORMS } from './rule-fields.ts'
import { SHIPPED_RULES } from './rules.ts'
import type { RuleKey, SizingRules } from './rules.ts'

/** A figure as it is typed, '1,5' or '1.5'; null for an empty one. What is no number is NaN. */
export function readFigure(typed: FormDataEntryValue | null): number | null {
  const text = typeof typed === 'string' ? typed.trim().replace(',', '.') : ''
  return text === '' ? null : /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** What a form says of a rule, not yet checked: its figures by name, or the lines of its table but for empty ones. */
export function readRuleForm(key: RuleKey, form: FormData): Record<string, unknown> {
  const shape = RULE_FORMS[key]
  if (shape.type === 'figures')
    return Object.fromEntries(shape.fields.map(({ name }) => [name, readFigure(form.get(name))]))
  const columns = (['from', 'to', 'min', 'max'] as const).map((name) => form.getAll(name).map(readFigure))
  const [from = [], to = [], min = [], max = []] = columns
  const lines = from.map((value, at) => ({
    from: value,
    to: to[at] ?? null,
    min: min[at] ?? null,
    max: max[at] ?? null,
  }))
  return { bands: lines.filter((line) => Object.values(line).some((value) => value !== null)) }
}

/** The rules with one replaced by what is being typed; null while that is not whole. For examples, not for keeping. */
export function withTyped(rules: SizingRules, key: RuleKey, form: FormData): SizingRules | null {
  const typed = readRuleForm(key, form)
  const isWhole = isFigures(typed) || isBands(typed)
  return isWhole ? { ...rules, [key]: { ...SHIPPED_RULES[key], ...rules[key], ...typed } } : null
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const isFigures = (typed: Record<string, unknown>): boolean => Object.values(typed).every(isNumber)

function isBands({ bands }: Record<string, unknown>): boolean {
  return (
    Array.isArray(bands) &&
    bands.length > 0 &&
    bands.every(
      ({ from, to, min, max }: Record<string, unknown>) =>
        isNumber(from) && isNumber(min) && (to === null || isNumber(to)) && (max === null || isNumber(max)),
    )
  )
}
