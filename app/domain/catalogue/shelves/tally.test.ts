import { describe, expect, it } from 'vitest'
import { freshest } from './freshest.ts'
import { createShelf } from './shelf.ts'
import type { Shelf } from './shelf.ts'
import { createTally } from './tally.ts'

const MOST = 6

/** Shelves on which machines change at random, the same in every run, some of them among those that are counted. */
function changingShelves() {
  let state = 7
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const of = new Map<number, Shelf>([1, 2, 3].map((id) => [id, createShelf()]))
  const standsOn = new Map<number, number>()
  const among = new Set<number>()
  let clock = 0
  return {
    of,
    isAmong: (number: number) => among.has(number),
    /** Changes one machine, moves it or takes it away. @returns the shelf it stands on then */
    change: () => {
      const id = 1 + random(40)
      const categoryId = random(5) === 0 ? 1 + random(3) : (standsOn.get(id) ?? 1 + random(3))
      const before = standsOn.get(id)
      if (before !== undefined && (before !== categoryId || random(8) === 0)) of.get(before)?.take(id)
      standsOn.set(id, categoryId)
      clock += random(3)
      if (random(3) === 0) among.delete(id)
      else among.add(id)
      const figures = { price: null, attributes: {}, reviews: 0, stars: 0, cut: null, seenOn: null }
      const counted = { brandId: random(4) || null, step: random(5), rating: random(6), changed: clock }
      of.get(categoryId)?.put({ ...figures, ...counted, id, categoryId }, id)
      return categoryId
    },
  }
}

/** The same without anything kept. */
function counted(of: ReadonlyMap<number, Shelf>, isAmong: (number: number) => boolean) {
  const counts = { brand: [], step: [], rating: [] }
  const category = new Map([...of].map(([id, shelf]) => [id, shelf.countAmong(isAmong, counts)]))
  const all = [...of.values()].flatMap((shelf) => shelf.among(isAmong, -Infinity))
  return { counts: { ...counts, category }, ids: freshest(all, MOST).first.map(({ id }) => id) }
}

const filled = (counts: readonly number[]) => Array.from(counts, (n) => n ?? 0)

describe('createTally', () => {
  it('says what counting all shelves anew says, after each change', () => {
    const { of, isAmong, change } = changingShelves()
    const tally = createTally()
    for (let changes = 0; changes < 600; changes += 1) {
      tally.forget(change())
      // Some changes are taken in with the next.
      if (changes % 3 === 1) continue
      const { counts, ids } = counted(of, isAmong)
      const found = tally.counts(of, isAmong)
      expect(found.category).toEqual(counts.category)
      for (const part of ['brand', 'step', 'rating'] as const)
        expect(filled(found[part])).toEqual(filled(counts[part]))
      expect(tally.freshest(of, isAmong, MOST)).toEqual(ids)
    }
  })

  it('is one by itself once it is copied', () => {
    const { of, isAmong, change } = changingShelves()
    for (let changes = 0; changes < 200; changes += 1) change()
    const before = createTally()
    const after = before.copy()
    before.counts(of, () => true)
    before.freshest(of, () => true, MOST)
    const { counts, ids } = counted(of, isAmong)
    expect(after.counts(of, isAmong).category).toEqual(counts.category)
    expect(after.freshest(of, isAmong, MOST)).toEqual(ids)
  })

  it('looks at no machine of a shelf on which nothing has changed', () => {
    const { of, isAmong, change } = changingShelves()
    for (let changes = 0; changes < 200; changes += 1) change()
    const tally = createTally()
    let looked = 0
    const isSeen = (number: number) => {
      looked += 1
      return isAmong(number)
    }
    const ask = () => [tally.counts(of, isSeen), tally.freshest(of, isSeen, MOST)]
    ask()
    looked = 0
    ask()
    expect(looked).toBe(0)
    tally.forget(2)
    ask()
    expect(looked).toBe(2 * (of.get(2)?.among(() => true, -Infinity).length ?? 0))
  })
})
