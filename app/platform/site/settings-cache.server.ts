import type { SiteSettings } from './site-settings.ts'
import { DEFAULT_SETTINGS } from './site-settings.ts'

/** What another server changed is known after this long at most, in ms. */
const KEPT_MS = 5_000

/** The settings for every request, without a query for each. */
export type SettingsCache = {
  /** Never fails: while the database is away, what was known last. */
  read(): Promise<SiteSettings>
  /** Lets the next request read anew: somebody changed a setting here. */
  forget: () => void
}

/** @param load reads them @param now in ms, for tests */
export function settingsCache(
  load: () => Promise<SiteSettings>,
  {
    now = Date.now,
    onFailure = () => undefined,
  }: { now?: () => number; onFailure?: (error: unknown) => void } = {},
): SettingsCache {
  let known = DEFAULT_SETTINGS
  let goodUntil = -Infinity
  let loading: Promise<void> | null = null

  async function refresh(): Promise<void> {
    try {
      known = await load()
    } catch (error) {
      onFailure(error)
    }
    goodUntil = now() + KEPT_MS
  }

  return {
    async read() {
      if (now() < goodUntil) return known
      loading ??= refresh().finally(() => {
        loading = null
      })
      await loading
      return known
    },
    forget: () => {
      goodUntil = -Infinity
    },
  }
}
