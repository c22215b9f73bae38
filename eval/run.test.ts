import { expect, test } from 'vitest'
import type { Candidate, CandidateQuery } from '#app/domain/advisor/catalogue.ts'
import { NO_NAMES } from '#app/domain/advisor/mentions/growing-names.ts'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'
import { runGroups } from './run.ts'
import { ROWS } from './sample-answer.ts'

const asked: CandidateQuery[] = []
const candidates: Candidate[] = [...ROWS.values()].map(({ id, title, brand, kind, price, attributes }) => ({
  id,
  title,
  des: '',
  image: null,
  brand,
  category: 'Tủ lạnh',
  kind,
  price,
  attributes,
  rating: null,
  releaseYear: null,
  seenOn: null,
}))
const parts = {
  catalogue: {
    find: async (query: CandidateQuery) => {
      asked.push(query)
      return candidates
    },
    priceSources: async () => [],
    priceLevels: async () => null,
    specifications: async () => new Map(),
    sizingRules: async () => SHIPPED_RULES,
    names: async () => NO_NAMES,
    brandNames: async () => ['Alpha', 'Beta'],
  },
  pictureOf: () => '',
}

test('a question is asked once and checked', async () => {
  const cases = [{ ask: 'xin chào', want: { outcome: 'small_talk' } as const }]
  const [group] = await runGroups([{ name: 'talk', floor: 1, cases }], parts, ROWS)
  expect(group).toMatchObject({ name: 'talk', floor: 1 })
  expect(group?.cases[0]?.times).toHaveLength(1)
  expect(group?.cases[0]?.checks.every(({ holds }) => holds)).toBe(true)
})

test('a later turn is asked with what was said before, and only turns with a wish are checked', async () => {
  asked.length = 0
  const turns = [
    { ask: 'tủ lạnh dưới 15 triệu' },
    { ask: 'hãng Beta thôi', want: { outcome: 'products' } as const },
  ]
  const [group] = await runGroups([{ name: 'talk', floor: 1, cases: [{ turns }] }], parts, ROWS)
  const [one] = group?.cases ?? []
  expect(one?.asked).toBe('tủ lạnh dưới 15 triệu → hãng Beta thôi')
  expect(one?.times).toHaveLength(2)
  expect(one?.wanted).toHaveLength(1)
  expect(asked.at(-1)).toMatchObject({ kinds: ['fridge'], brands: ['Beta'], price: { max: 15_000_000 } })
})
