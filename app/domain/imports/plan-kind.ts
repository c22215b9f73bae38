import type { Tally } from './import-subject.ts'
import type { RowPlan } from './importer.ts'

/** Kinds of outcomes as an editor tells them apart; 'unchanged' rows overwrite with what is there already. */
export const PLAN_KINDS = [
  'created',
  'renamed',
  'overwritten',
  'unchanged',
  'skipped',
  'doubt',
  'error',
] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** What an import would do: how many rows of each kind, what was counted while they were read, and the first rows of each kind. */
export type FilePlan = { counts: Record<PlanKind, number>; tally: Tally; rows: RowPlan[] }

/** The kind of a planned row. */
export function kindOf({ outcome, renamedFrom, changes }: RowPlan): PlanKind {
  if (outcome === 'created') return renamedFrom === null ? 'created' : 'renamed'
  return outcome === 'overwritten' && changes.length === 0 ? 'unchanged' : outcome
}

/** Rows of a plan on one page, and of each kind that can be looked at; the counts are of all. */
export const PLAN_PAGE = 50
export const MOST_SHOWN = 1_000
