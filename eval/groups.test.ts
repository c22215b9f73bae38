import { expect, test } from 'vitest'
import { GROUPS } from './groups.ts'

const all = GROUPS.flatMap(({ cases }) => cases)
const asked = all.map((one) => ('turns' in one ? one.turns.map(({ ask }) => ask).join(' → ') : one.ask))

test('the open set holds at least 160 questions and 15 conversations', () => {
  expect(all.filter((one) => 'ask' in one).length).toBeGreaterThanOrEqual(160)
  expect(all.filter((one) => 'turns' in one).length).toBeGreaterThanOrEqual(15)
})

test('no question stands twice', () => {
  expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([])
})

test('every conversation has two to four turns, and its last one is checked', () => {
  const conversations = all.flatMap((one) => ('turns' in one ? [one.turns] : []))
  expect(
    conversations.filter((turns) => turns.length < 2 || turns.length > 4 || !turns.at(-1)?.want),
  ).toEqual([])
})
