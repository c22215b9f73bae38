import { expect, it } from 'vitest'
import { freshest, latest } from './freshest.ts'

const MOST = 5

it.each([
  ['one after the other', (at: number) => at],
  ['the latest first', (at: number) => -at],
  ['in any order', (at: number) => (at * 7919) % 101],
  ['all at once', () => 1],
])('are the same of what was gathered as of all, where machines changed %s', (_, changedAt) => {
  const all = Array.from({ length: 300 }, (__, id) => ({ id, changed: changedAt(id) }))
  const late = latest(MOST)
  for (const machine of all) if (machine.changed >= late.since()) late.add(machine)
  expect(freshest(late.added(), MOST)).toEqual(freshest(all, MOST))
})

it('holds few of many', () => {
  const late = latest(MOST)
  for (let id = 0; id < 10_000; id += 1) late.add({ id, changed: id })
  expect(late.added().length).toBeLessThan(MOST * 8)
})
