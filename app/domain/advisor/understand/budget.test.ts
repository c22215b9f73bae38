import { expect, test } from 'vitest'
import { BUDGETS_BY_BOUND } from '#tests/advisor/budget-cases/budgets-by-bound.ts'
import { BUDGETS_BY_UNIT } from '#tests/advisor/budget-cases/budgets-by-unit.ts'
import { BUDGETS_IN_WORDS } from '#tests/advisor/budget-cases/budgets-in-words.ts'
import { NO_BUDGETS } from '#tests/advisor/budget-cases/no-budgets.ts'
import { aroundSum } from './budget.ts'
import { understand } from './understand.ts'

const VOCABULARY = { brands: ['Samsung', 'LG', 'Apple', 'Xiaomi'] }
const MILLION = 1_000_000
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

interface Row {
  question: string
  min: number | undefined
  max: number | undefined
}

function parseRow(line: string): Row {
  const [question = '', bounds = ''] = line.split(' => ')
  const vnd = (text: string | undefined) => (text ? Math.round(Number(text) * MILLION) : undefined)
  if (bounds.startsWith('~')) {
    return { question, ...aroundSum(Number(bounds.slice(1)) * MILLION) }
  }
  const [min, max] = bounds.split('..')
  return { question, min: vnd(min), max: vnd(max) }
}

const ROWS = linesOf(BUDGETS_BY_UNIT + BUDGETS_BY_BOUND + BUDGETS_IN_WORDS).map(parseRow)
const NEGATIVES = linesOf(NO_BUDGETS)

test('there are at least 300 budgets and 200 figures that are none', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(300)
  expect(NEGATIVES.length).toBeGreaterThanOrEqual(200)
  expect(new Set([...ROWS.map((row) => row.question), ...NEGATIVES]).size).toBe(
    ROWS.length + NEGATIVES.length,
  )
})

test('at least 98 % of the budgets are read exactly', () => {
  const read = ROWS.map((row) => ({
    ...row,
    budget: understand(row.question, VOCABULARY).budget,
  }))
  const missed = read.filter(({ min, max, budget }) => !budget || budget.min !== min || budget.max !== max)
  const score = 1 - missed.length / read.length
  const report = missed.map(({ question, min, max, budget }) => {
    return `${question}: expected ${min}..${max}, read ${budget?.min}..${budget?.max}`
  })
  console.info(`Budgets read exactly: ${(score * 100).toFixed(1)} % of ${read.length}\n${report.join('\n')}`)
  expect(score).toBeGreaterThanOrEqual(0.98)
})

test('no other figure is taken for a budget', () => {
  const taken = NEGATIVES.filter((question) => understand(question, VOCABULARY).budget !== undefined)
  console.info(`False budgets: ${taken.length} of ${NEGATIVES.length}`)
  expect(taken).toEqual([])
})
