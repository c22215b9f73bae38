import { kindLabel } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import type { SizeAdvice, SizeGuideRow, SizingFacts } from './rule.ts'
import type { SizingRules } from './rules.ts'
import { SIZED_KINDS, size, sizeGuide } from './size.ts'

/** A household the examples are worked out for. */
export const EXAMPLE: SizingFacts = { people: 4, roomM2: 18, distanceM: 3, uses: ['study'] }

/** A rule as its page shows it: the table, a worked example, and where it comes from. */
export type RuleEntry = { kind: Kind; name: string; rows: SizeGuideRow[]; example: SizeAdvice }

/** All sizing rules in force, with one example each. */
export function ruleBook(rules: SizingRules): RuleEntry[] {
  return SIZED_KINDS.flatMap((kind) => {
    const example = size(kind, EXAMPLE, rules)
    return example ? [{ kind, name: kindLabel(kind), rows: sizeGuide(kind, rules), example }] : []
  })
}
