import { expect, test, vi } from 'vitest'
import { notedTogether } from './noted-together.ts'

type Seen = { what: number; who: string; times: number }

function someNotes() {
  const written: Seen[][] = []
  let isBroken = false
  const notes = notedTogether<Seen>({
    aboutOf: ({ what }) => what,
    keyOf: ({ who }) => who,
    together: (earlier, later) => ({ ...later, times: earlier.times + later.times }),
    write(batch) {
      if (isBroken) return Promise.reject(new Error('away'))
      written.push([...batch])
      return Promise.resolve()
    },
    onFailure: vi.fn(),
  })
  return { notes, written, breaks: (broken: boolean) => (isBroken = broken) }
}

test('notes of one key about one thing are written as one, others each by itself', async () => {
  const { notes, written } = someNotes()
  for (const [what, who] of [
    [1, 'a'],
    [1, 'a'],
    [2, 'a'],
    [1, 'b'],
  ] as const)
    notes.note({ what, who, times: 1 })
  await notes.flush()
  expect(written).toEqual([
    [
      { what: 1, who: 'a', times: 2 },
      { what: 1, who: 'b', times: 1 },
      { what: 2, who: 'a', times: 1 },
    ],
  ])
})

test('a write that failed is added to what was noted since', async () => {
  const { notes, written, breaks } = someNotes()
  notes.note({ what: 1, who: 'a', times: 1 })
  breaks(true)
  await notes.flush()
  notes.note({ what: 1, who: 'a', times: 1 })
  breaks(false)
  await notes.flush()
  await notes.flush()
  expect(written).toEqual([[{ what: 1, who: 'a', times: 2 }]])
})

test('a flood beyond ten thousand notes is not kept, what is noted already is', async () => {
  const { notes, written } = someNotes()
  for (let at = 0; at < 10_010; at += 1) notes.note({ what: at % 7, who: `visitor ${at}`, times: 1 })
  notes.note({ what: 0, who: 'visitor 0', times: 1 })
  await notes.flush()
  const all = written.flat()
  expect(all).toHaveLength(10_000)
  expect(all[0]).toEqual({ what: 0, who: 'visitor 0', times: 2 })
})
