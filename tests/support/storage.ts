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

/** A browser's window and storage for unit tests. */
export const storage = {
  values: new Map<string, string>(),

  /** Puts an empty storage and a window in place. */
  install(): void {
    storage.values = new Map()
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('StorageEvent', FakeStorageEvent)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.values.get(key) ?? null,
      setItem: (key: string, value: string) => storage.values.set(key, value),
    })
  },

  /** From now on nothing more can be written. */
  fill(): void {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.values.get(key) ?? null,
      setItem: refused,
    })
  },

  /** From now on storage may not even be read, as where a visitor blocks it. */
  refuse(): void {
    vi.stubGlobal('localStorage', { getItem: refused, setItem: refused })
  },

  /** What another tab of the site does. */
  writeFromAnotherTab(key: string, value: string): void {
    storage.values.set(key, value)
    window.dispatchEvent(new FakeStorageEvent(key))
  },
}
