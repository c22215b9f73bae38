import { expect, it } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'
import type { Conversation } from '../conversation/conversation.ts'

const freezer = aFridge({
  id: 1,
  kind: 'freezer',
  title: 'Tủ đông 301 lít',
  category: 'Tủ đông',
  brand: 'Aqua',
  price: 8_150_000,
  attributes: { capacity_l: 301, width_mm: 1110, depth_mm: 620, height_mm: 900 },
})
const parts = {
  catalogue: aCatalogue([freezer]),
  pictureOf: () => '/x.svg',
  onDropped: () => undefined,
}

/** The answer to the last of several turns. */
async function last(...turns: string[]) {
  let conversation: Conversation | null = null
  let said = ''
  for (const message of turns) {
    const answer = await answerQuestion({ message, ...(conversation ? { conversation } : {}) }, parts)
    conversation = answer.conversation
    said = answer.content
  }
  return said
}

it.each([
  ['thế chỗ 1m1 x 65 để vừa không', 'không vừa: ngang 111 cm, quá 1 cm'],
  ['vậy chỗ ngang 1m2 thì lọt không', 'vừa: ngang 111 cm, còn hở 9 cm'],
])('%s: each machine that was shown is held against the place', async (asks, said) => {
  expect(await last('tủ đông 300 lít', asks)).toContain(said)
})
