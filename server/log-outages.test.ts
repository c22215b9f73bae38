import { expect, it } from 'vitest'
import type { ChangeListener } from '#db/changes.ts'
import { logOutages } from './log-outages.ts'

it('a database that is away is told of once, and once when it is back', () => {
  const said: unknown[] = []
  const heard: ChangeListener[] = []
  logOutages(
    { subscribe: (listener) => void heard.push(listener) },
    {
      warn: (...told: unknown[]) => said.push(told.at(-1)),
      info: (...told: unknown[]) => said.push(told.at(-1)),
    },
  )
  const [listener] = heard
  listener?.onHearing()
  expect(said).toEqual([])
  listener?.onDeaf?.()
  listener?.onDeaf?.()
  expect(said).toEqual([expect.stringMatching(/^database away/)])
  listener?.onHearing()
  listener?.onHearing()
  expect(said.slice(1)).toEqual(['database back'])
})
