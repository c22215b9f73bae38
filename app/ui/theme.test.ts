import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyTheme, onThemeChange, readTheme, themeScript } from './theme.ts'

let stored: Map<string, string>
let dataset: Record<string, string>

beforeEach(() => {
  stored = new Map()
  dataset = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const refuseStorage = () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}
const runScript = () => Reflect.construct(Function, [themeScript])()

describe('themeScript', () => {
  test.each([
    ['dark', { js: '', theme: 'dark' }],
    ['light', { js: '', theme: 'light' }],
    ['purple', { js: '' }],
    [null, { js: '' }],
  ])('stored %o gives %j on <html>', (theme, expected) => {
    if (theme) stored.set('theme', theme)
    runScript()
    expect(dataset).toEqual(expected)
  })

  test('who works here is marked, whatever the theme', () => {
    stored.set('staff', '1')
    runScript()
    expect(dataset).toEqual({ js: '', staff: '' })
  })

  test('a refused storage leaves the system theme', () => {
    refuseStorage()
    runScript()
    expect(dataset).toEqual({ js: '' })
  })

  test('cannot end its own script element', () => {
    expect(themeScript).not.toMatch(/<\/|<!--/)
  })
})

test('a choice is stored, shown and told; system forgets it', () => {
  const heard = vi.fn<() => void>()
  const stop = onThemeChange(heard)
  applyTheme('dark')
  expect([dataset['theme'], stored.get('theme'), readTheme()]).toEqual(['dark', 'dark', 'dark'])
  applyTheme('system')
  expect([dataset['theme'], stored.get('theme'), readTheme()]).toEqual([undefined, undefined, 'system'])
  stop()
  applyTheme('light')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('with a refused storage the choice lasts as long as the page', () => {
  refuseStorage()
  applyTheme('dark')
  expect(dataset['theme']).toBe('dark')
  expect(readTheme()).toBe('system')
})
