import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readQuestion } from '#app/domain/advisor/understand/reading.ts'
import { readWishes } from '#app/domain/advisor/understand/wishes.ts'
import { readUnstated } from '#app/domain/advisor/wished/read-wishes.ts'
import { KINDS } from '#app/kinds/ids.ts'

/** What four readers marked in texts of strangers: words, and the wish, use or priority that they say. */
const marked = z.strictObject({
  text: z.string().min(1),
  kind: z.enum(KINDS),
  wishes: z.array(z.strictObject({ said: z.string(), concept: z.string(), refused: z.boolean().optional() })),
})

const read = (file: string) =>
  readFileSync(new URL(`../wished/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => marked.parse(JSON.parse(line)))

/** The share of the marked wishes that is read, and of those read that was marked. */
function wishesRead(file: string) {
  let told = 0
  let found = 0
  let said = 0
  for (const { text, kind, wishes } of read(file)) {
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
it.each([
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
