import { expect, it } from 'vitest'
import { loadOnce } from './load-once.ts'

it('loads for the first who asks, and for nobody after', async () => {
  let loads = 0
  const loaded = loadOnce(async () => ++loads)
  expect(loads).toBe(0)
  expect(await Promise.all([loaded(), loaded()])).toEqual([1, 1])
  expect(await loaded()).toBe(1)
})

it('loads again after a failure', async () => {
  const outcomes = [Promise.reject(new Error('no more files')), Promise.resolve('here')]
  const loaded = loadOnce(() => outcomes.shift() ?? Promise.resolve('again'))
  await expect(loaded()).rejects.toThrow('no more files')
  expect(await loaded()).toBe('here')
  expect(await loaded()).toBe('here')
})
