import { expect, test } from 'vitest'
import type { Check } from './check.ts'
import { droppedList, failureList, figuresOf, groupTable } from './report.ts'
import type { CaseResult } from './run.ts'
import { answerOf } from './sample-answer.ts'

const held = (aspect: Check['aspect'], holds: boolean): Check => ({
  aspect,
  holds,
  said: `${aspect} was wanted`,
})
const result = (asked: string, checks: Check[], dropped: string[] = []): CaseResult => ({
  asked,
  checks,
  times: [2, 4],
  answer: answerOf('Câu trả lời.'),
  wanted: [],
  dropped,
  fallbacks: 0,
})

const good = result('một', [held('outcome', true), held('grounding', true)])
const bad = result(
  'hai',
  [held('outcome', true), held('constraint', false), held('grounding', false)],
  ['Giá 1 ₫.'],
)

test('a case passes only when every check holds, and each aspect is counted', () => {
  expect(figuresOf('tv', 0.5, [good, bad])).toMatchObject({
    passed: 1,
    total: 2,
    outcome: { held: 2, of: 2 },
    constraint: { held: 0, of: 1 },
    source: { held: 0, of: 0 },
    invented: 1,
    dropped: 1,
    p50Ms: 2,
    p99Ms: 4,
  })
})

test('the table shows a dash where nothing was due', () => {
  expect(groupTable([figuresOf('tv', 0.5, [good])])).toMatch(
    /^tv\s+1\/1\s+50 %\s+1\/1\s+-\s+-\s+0\s+0\s+2\.0\s+4\.0$/m,
  )
})

test('only what failed is listed, with what was wrong', () => {
  const list = failureList([{ name: 'tv', floor: 0, cases: [good, bad] }])
  expect(list).toContain('[tv] hai\n    ✗ constraint was wanted')
  expect(list).not.toContain('[tv] một')
})

test('dropped sentences are listed under their question', () => {
  expect(droppedList([{ name: 'tv', floor: 0, cases: [good, bad] }])).toBe('[tv] hai\n    - Giá 1 ₫.')
})
