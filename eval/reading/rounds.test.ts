import { expect, it } from 'vitest'
import { classify } from '#app/domain/advisor/classify/classify.ts'
import { readQuestion } from '#app/domain/advisor/understand/reading.ts'
import { NO_KIND, VOCABULARY } from './train.ts'
import { readHeldOut } from './utterances.ts'
import type { Turn } from './utterances.ts'

const firstOf = (text: string, task: string, follows = false) =>
  classify(readQuestion(text), VOCABULARY, follows)[task]?.[0]?.name ?? ''

const share = <Item>(items: readonly Item[], isRight: (item: Item) => boolean) =>
  items.filter(isRight).length / items.length

const texts = readHeldOut('rounds-22-25').texts
const later = readHeldOut('conversations-22-25').conversations.flatMap((turns): Turn[] => turns.slice(1))

// Four writers that training never saw; first readings: 86, 93, 65 and 76 %.
it('reads what strangers ask, and of which machine', () => {
  expect(share(texts, ({ text, intent }) => firstOf(text, 'intent') === intent)).toBeGreaterThanOrEqual(0.85)
  const isMeant = ({ text, kinds }: (typeof texts)[number]) =>
    (kinds.length > 0 ? (kinds as readonly string[]) : [NO_KIND]).includes(firstOf(text, 'kind'))
  expect(share(texts, isMeant)).toBeGreaterThanOrEqual(0.92)
})

it('reads what a later turn does, and asks', () => {
  expect(share(later, ({ text, does }) => firstOf(text, 'turn', true) === does)).toBeGreaterThanOrEqual(0.63)
  const isRight = ({ text, intent }: Turn) => firstOf(text, 'intent', true) === intent
  expect(share(later, isRight)).toBeGreaterThanOrEqual(0.74)
})
