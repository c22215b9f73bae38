import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isCodeMissing, onCodeMissing, patiently } from './patiently.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('loads code again that did not come', async () => {
  const answers = [Promise.reject(new Error('lost')), Promise.resolve('here')]
  const loaded = patiently(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('here')
  expect(isCodeMissing()).toBe(false)
})

it('tells the window, and fails, once code has not come four times', async () => {
  let tries = 0
  let told = 0
  onCodeMissing(() => (told += 1))
  const loaded = patiently(async () => {
    tries += 1
    throw new Error('lost')
  })
  await Promise.all([expect(loaded).rejects.toThrow('lost'), vi.runAllTimersAsync()])
  expect([tries, told, isCodeMissing()]).toEqual([4, 1, true])
})
