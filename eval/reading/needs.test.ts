import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { understand } from '#app/domain/advisor/understand/understand.ts'
import { eachNth } from '#tests/support/long.ts'
import { VOCABULARY } from './train.ts'

/** What somebody wrote who knows neither code nor training, and the machines that were meant, best first. */
type Told = { text: string; says: 'need' | 'beside' | 'none'; kinds: string[] }

const read = (file: 'needs-b' | 'needs-j'): Told[] =>
  readFileSync(new URL(`../held-out/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told)

/** Of the texts of one sort that mean a machine, the share whose first is found; needs are many, those beside one few. */
function shareFound(texts: readonly Told[], sort: Told['says']): number {
  const all = texts.filter(({ says, kinds }) => says === sort && kinds.length > 0)
  const meant = sort === 'need' ? eachNth(5, all) : all
  const found = meant.filter(({ text, kinds }) => kinds.includes(understand(text, VOCABULARY).kinds[0] ?? ''))
  return found.length / meant.length
}

// Floors a little under what was read; these writers are never trained on.
it.each([
  ['needs-j', 'need', 0.87],
  ['needs-j', 'beside', 0.53],
  ['needs-b', 'need', 0.73],
  ['needs-b', 'beside', 0.45],
] as const)('of %s the machine of a %s is found', (file, sort, least) => {
  expect(shareFound(read(file), sort)).toBeGreaterThanOrEqual(least)
})
