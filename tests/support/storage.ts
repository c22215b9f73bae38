import { vi } from 'vitest'

class FakeStorageEvent extends Event {
  readonly key: string | null

  constructor(key: string | null) {
    super('storage')
    this.key = key
  }
}

const refused = () => {
  throw new Error('SecurityError')
}

/** What the browser's own storage can do, over `storage.values`. */
const fake = (setItem: (key: string, value: string) => void) => ({
  get length() {
    return storage.values.size
  },
  key: (index: number) => [...storage.values.keys()][index] ?? null,
  getItem: (key: string) => storage.values.get(key) ?? null,
  removeItem: (key: string) => void storage.values.delete(key),
  setItem,
})

const write = (key: string, value: string) => void storage.values.set(key, value)

/** A browser's window and storage for unit tests. */
export const storage = {
  values: new Map<string, string>(),

  /** Puts an empty storage and a window in place. */
  install(): void {
    storage.values = new Map()
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('StorageEvent', FakeStorageEvent)
    vi.stubGlobal('localStorage', fake(write))
  },

  /** From now on nothing more can be written. */
  fill(): void {
    vi.stubGlobal('localStorage', fake(refused))
  },

  /** From now on all values together may be `most` characters long. */
  limit(most: number): void {
    const setItem = (key: string, value: string) => {
      const others = [...storage.values].filter(([other]) => other !== key)
      const taken = others.reduce((sum, [, { length }]) => sum + length, 0)
      if (taken + value.length > most) refused()
      write(key, value)
    }
    vi.stubGlobal('localStorage', fake(setItem))
  },

  /** From now on storage may not even be read, as where a visitor blocks it. */
  refuse(): void {
    const key = refused
    vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused, key, length: 1 })
  },

  /** What another tab of the site does. */
  writeFromAnotherTab(key: string, value: string): void {
    storage.values.set(key, value)
    window.dispatchEvent(new FakeStorageEvent(key))
  },
}
