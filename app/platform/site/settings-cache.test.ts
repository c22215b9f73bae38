import { describe, expect, it } from 'vitest'
import { settingsCache } from './settings-cache.server.ts'
import { DEFAULT_SETTINGS } from './site-settings.ts'

function aCache() {
  const state = { loads: 0, time: 0, isAway: false, failures: 0 }
  const cache = settingsCache(
    () => {
      state.loads += 1
      return state.isAway
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ ...DEFAULT_SETTINGS, name: `Lần ${state.loads}` })
    },
    { now: () => state.time, onFailure: () => (state.failures += 1) },
  )
  return { state, cache }
}

describe('settingsCache', () => {
  it('reads once for requests that come together, and again after five seconds', async () => {
    const { state, cache } = aCache()
    await Promise.all([cache.read(), cache.read()])
    expect(state.loads).toBe(1)
    state.time = 4_999
    expect((await cache.read()).name).toBe('Lần 1')
    state.time = 5_000
    expect((await cache.read()).name).toBe('Lần 2')
  })

  it('reads anew at once after a change', async () => {
    const { cache } = aCache()
    await cache.read()
    cache.forget()
    expect((await cache.read()).name).toBe('Lần 2')
  })

  it('goes on with what it knew while the database is away', async () => {
    const { state, cache } = aCache()
    await cache.read()
    state.isAway = true
    state.time = 6_000
    expect((await cache.read()).name).toBe('Lần 1')
    expect(state.failures).toBe(1)
  })

  it('begins with the defaults', async () => {
    const { state, cache } = aCache()
    state.isAway = true
    expect(await cache.read()).toEqual(DEFAULT_SETTINGS)
  })
})
