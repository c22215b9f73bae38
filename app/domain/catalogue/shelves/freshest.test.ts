import { expect, it } from 'vitest'
import { freshestFirst } from './freshest.ts'

it('are in order after every change, of one or of many, of those that are gone or new, and of many at one moment', () => {
  const changed = new Map<number, number>()
  const order = freshestFirst((id) => changed.get(id))
  const change = (id: number, at: number | null) => {
    if (at === null) changed.delete(id)
    else changed.set(id, at)
    order.move(id)
  }
  const truth = () =>
    [...changed].sort(([id, at], [other, before]) => before - at || other - id).map(([id]) => id)
  const holds = () => expect(order.ids()).toEqual(truth())
  holds()
  for (let id = 0; id < 300; id += 1) change(id, (id * 7919) % 101)
  holds()
  for (const [id, at] of [
    [7, 500],
    [299, 0],
    [8, 50],
    [400, 50],
    [9, null],
    [500, null],
  ] as const) {
    change(id, at)
    holds()
  }
  for (let id = 0; id < 50; id += 1) change(id, id % 3 ? 60 : null)
  holds()
  for (let id = 0; id < 250; id += 1) change(id, id % 2 ? 60 : null)
  holds()
})
