import { expect, test } from 'vitest'
import { classifierOf } from '#app/domain/advisor/classify/classifier.ts'
import { readQuestion } from '#app/domain/advisor/understand/reading.ts'
import { isLong } from '#tests/support/long.ts'
import { wordBaseline } from './baseline.ts'
import { VOCABULARY, train } from './train.ts'
import type { Labelled, Writer } from './utterances.ts'
import { readSafetyTexts, readWriters } from './utterances.ts'

const text = (words: string, intent: Labelled['intent'], kinds: Labelled['kinds']): Labelled => ({
  text: words,
  intent,
  kinds,
  named: false,
  brands: [],
  not_brands: [],
  models: [],
  danger_only: false,
})

const writer: Writer = {
  name: 'one',
  conversations: [],
  texts: [
    text('phòng nóng như cái lò', 'advise', ['ac']),
    text('trưa nóng không ngủ nổi', 'advise', ['ac']),
    text('phòng trọ nóng hầm', 'advise', ['ac']),
    text('quần áo phơi mãi không khô', 'advise', ['dryer']),
    text('quần áo ẩm mùi hôi', 'advise', ['dryer']),
    text('mưa dầm quần áo không khô', 'advise', ['dryer']),
    text('mệt quá không muốn sống nữa', 'crisis', []),
    text('em không muốn sống nữa', 'crisis', []),
    text('sống làm gì nữa không muốn sống', 'crisis', []),
  ],
}

test.runIf(isLong)(
  'training is the same each time',
  () => {
    expect(train([writer], [])).toEqual(train([writer], []))
  },
  300_000,
)

test('training learns from what was written, with marks or without', () => {
  const weights = train([writer], [])
  const classify = classifierOf(weights)
  const read = (words: string) => classify(readQuestion(words), VOCABULARY)
  expect(read('phòng mình nóng quá')['kind']?.[0]?.name).toBe('ac')
  expect(read('quan ao phoi khong kho')['kind']?.[0]?.name).toBe('dryer')
  expect(read('không muốn sống')['danger']?.[0]?.name).toBe('crisis')
  expect(read('quần áo khô')['danger']?.[0]?.name).toBe('none')
}, 300_000)

test('the baseline counts words', () => {
  const { intent, kind } = wordBaseline([writer])
  expect(kind('nong qua')).toBe('ac')
  expect(intent('khong muon song')).toBe('crisis')
})

test('every labelled line has its shape, and no safety text of the held-out writer is trained on', () => {
  const writers = readWriters()
  const trained = new Set(
    writers.flatMap(({ texts, conversations }) =>
      [...texts, ...conversations.flat()].map((labelled) => labelled.text),
    ),
  )
  const heldOut = [...readSafetyTexts('safety'), ...readSafetyTexts('safety-passing')]
  expect(writers.length).toBeGreaterThan(10)
  expect(heldOut.length).toBeGreaterThan(450)
  // A greeting may be anybody's.
  expect(heldOut.filter((one) => trained.has(one.text) && one.text.split(' ').length > 4)).toEqual([])
})
