import { describe, expect, it } from 'vitest'
import { SPECIFIED } from '#app/platform/settings.ts'
import { DEFAULT_SETTINGS, settingsOf } from './site-settings.ts'

describe('settingsOf', () => {
  it('is the defaults where nothing was set', () => expect(settingsOf([])).toEqual(DEFAULT_SETTINGS))

  it('lets a demo say what is specified, until somebody says otherwise', () => {
    expect(settingsOf([], true)).toEqual({ ...DEFAULT_SETTINGS, ...SPECIFIED })
    expect(settingsOf([{ key: 'madeBy', value: null }], true).madeBy).toBeNull()
  })

  it('takes what was set', () => {
    const rows = [
      { key: 'name', value: 'Máy Tốt' },
      { key: 'asksADay', value: 50 },
      { key: 'requireSecondFactor', value: true },
    ]
    expect(settingsOf(rows)).toEqual({
      ...DEFAULT_SETTINGS,
      name: 'Máy Tốt',
      asksADay: 50,
      requireSecondFactor: true,
    })
  })

  it.each([
    { key: 'name', value: '' },
    { key: 'asksADay', value: 'many' },
    { key: 'asksInFiveMinutes', value: 0 },
    { key: 'showBrandMenu', value: 'yes' },
    { key: 'somethingOfOld', value: 1 },
  ])('keeps the default where $key is $value', (row) => expect(settingsOf([row])).toEqual(DEFAULT_SETTINGS))
})
