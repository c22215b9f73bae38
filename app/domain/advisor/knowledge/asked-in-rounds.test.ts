import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { eachNth, isLong } from '#tests/support/long.ts'
import type { Need } from '../understand/need.ts'
import { understand } from '../understand/understand.ts'
import { factsPerhapsAsked } from './find-facts.ts'
import { SHIPPED_FACTS } from './known-facts.ts'

const line = z.looseObject({
  before: z.array(z.string()).default([]),
  text: z.string(),
  fact: z.string(),
  also: z.array(z.string()),
})
/** Questions of six blind rounds, or each fifth of them, which a fact answers, with the fact that a reader of all facts chose, and what else would do. */
const QUESTIONS = eachNth(
  5,
  readFileSync('eval/asked-facts/rounds-14-to-19.jsonl', 'utf8').trim().split('\n'),
).map((text) => line.parse(JSON.parse(text)))

const VOCABULARY = { brands: ['Samsung', 'LG', 'Daikin', 'Panasonic', 'Apple', 'Xiaomi', 'Toshiba', 'Sony'] }

test('of the facts that may be asked for, the right one comes first for 70 % of the questions of strangers', () => {
  const wrong = QUESTIONS.filter(({ before, text, fact, also }) => {
    const needs = [...before, text].reduce<Need | null>(
      (previous, said) => understand(said, VOCABULARY, previous),
      null,
    )
    const [first] = needs ? factsPerhapsAsked(text, needs, SHIPPED_FACTS, 0) : []
    return !first || ![fact, ...also].includes(first.id)
  })
  expect(QUESTIONS.length).toBeGreaterThan(isLong ? 250 : 50)
  expect(wrong.length / QUESTIONS.length).toBeLessThanOrEqual(0.3)
  // Every question is read anew, and some of them three times.
}, 300_000)
