import { expect, it } from 'vitest'
import { readQuestion } from '#app/domain/advisor/understand/reading.ts'
import { readWishes } from '#app/domain/advisor/understand/wishes.ts'
import { readUnstated } from '#app/domain/advisor/wished/read-wishes.ts'
import type { WISHED_FILES } from './wished.ts'
import { readWished } from './wished.ts'

/** The share of the marked wishes that is read, and of those read that was marked. */
function wishesRead(file: (typeof WISHED_FILES)[number]) {
  let told = 0
  let found = 0
  let said = 0
  for (const { text, kind, wishes } of readWished(file)) {
    const reading = readQuestion(text)
    const { priorities, uses, heat } = readWishes(reading)
    const own = new Set([
      ...readUnstated(reading, [kind]).unstated,
      ...priorities,
      ...uses.map((use) => `use:${use}`),
      ...heat.map((one) => `heat:${one}`),
    ])
    // 'other: …' is a wish that has no name here.
    const wanted = new Set(
      wishes.flatMap(({ concept, refused }) => (refused || concept.startsWith('other: ') ? [] : [concept])),
    )
    told += wanted.size
    found += [...wanted].filter((concept) => own.has(concept)).length
    said += own.size
  }
  return { recall: found / told, precision: found / said }
}

// Floors a little under what was read: rounds 1 to 13, 14 to 25, five other writers, and needs that name no machine.
it.each<[(typeof WISHED_FILES)[number], number, number]>([
  ['a', 0.57, 0.7],
  ['b', 0.6, 0.75],
  ['c', 0.48, 0.68],
  ['d', 0.46, 0.6],
])(
  'of the wishes marked in %s so many are read, and so many of those read are there',
  (file, recall, precision) => {
    const shares = wishesRead(file)
    expect(shares.recall).toBeGreaterThanOrEqual(recall)
    expect(shares.precision).toBeGreaterThanOrEqual(precision)
  },
)
