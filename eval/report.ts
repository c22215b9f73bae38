import { percentile } from '#bench/percentile.ts'
import { formatTable } from '#bench/table.ts'
import type { Aspect, Check } from './check.ts'
import type { CaseResult, GroupResult } from './run.ts'

/** The figures of a group; counts, and milliseconds an answer. */
export type GroupFigures = {
  name: string
  floor: number
  passed: number
  total: number
  outcome: Count
  constraint: Count
  source: Count
  invented: number
  dropped: number
  p50Ms: number
  p99Ms: number
}
type Count = { held: number; of: number }

const passes = ({ checks }: CaseResult) => checks.every(({ holds }) => holds)

function count(checks: readonly Check[], aspect: Aspect): Count {
  const due = checks.filter((check) => check.aspect === aspect)
  return { held: due.filter(({ holds }) => holds).length, of: due.length }
}

/** The figures of one group, or of all cases under a name. */
export function figuresOf(name: string, floor: number, cases: readonly CaseResult[]): GroupFigures {
  const checks = cases.flatMap((one) => one.checks)
  const times = cases.flatMap((one) => one.times)
  const grounding = count(checks, 'grounding')
  return {
    name,
    floor,
    passed: cases.filter(passes).length,
    total: cases.length,
    outcome: count(checks, 'outcome'),
    constraint: count(checks, 'constraint'),
    source: count(checks, 'source'),
    invented: grounding.of - grounding.held,
    dropped: cases.reduce((sum, one) => sum + one.dropped.length, 0),
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
  }
}

const share = ({ held, of }: Count) => (of === 0 ? '-' : `${held}/${of}`)

/** Every group and the whole as a table. */
export function groupTable(groups: readonly GroupFigures[]): string {
  return formatTable(
    [
      'group',
      'passed',
      'floor',
      'intent',
      'constraints',
      'sources',
      'invented',
      'dropped',
      'p50 ms',
      'p99 ms',
    ],
    groups.map(
      ({ name, passed, total, floor, outcome, constraint, source, invented, dropped, p50Ms, p99Ms }) => [
        name,
        `${passed}/${total}`,
        floor > 0 ? `${Math.round(floor * 100)} %` : '-',
        share(outcome),
        share(constraint),
        share(source),
        String(invented),
        String(dropped),
        p50Ms.toFixed(1),
        p99Ms.toFixed(1),
      ],
    ),
  )
}

/** Sentences that the advisor's own check dropped, under their question: an answer lost something there. */
export function droppedList(results: readonly GroupResult[]): string {
  return results
    .flatMap(({ name, cases }) =>
      cases
        .filter(({ dropped }) => dropped.length > 0)
        .map(({ asked, dropped }) =>
          [`[${name}] ${asked}`, ...dropped.map((said) => `    - ${said.trim()}`)].join('\n'),
        ),
    )
    .join('\n')
}

/** The cases that did not pass, with what was wrong and how the answer began. */
export function failureList(results: readonly GroupResult[]): string {
  return results
    .flatMap(({ name, cases }) =>
      cases
        .filter((one) => !passes(one))
        .map(({ asked, checks, answer }) => {
          const wrong = checks.filter(({ holds }) => !holds).map(({ said }) => `    ✗ ${said}`)
          return [
            `[${name}] ${asked}`,
            ...new Set(wrong),
            `    > ${answer.content.replace(/\s+/g, ' ').slice(0, 240)}`,
          ].join('\n')
        }),
    )
    .join('\n')
}
