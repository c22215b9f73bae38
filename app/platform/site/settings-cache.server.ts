import { keptFresh } from '#app/platform/kept-fresh.server.ts'
import type { KeptFresh } from '#app/platform/kept-fresh.server.ts'
import type { SiteSettings } from './site-settings.ts'
import { DEFAULT_SETTINGS } from './site-settings.ts'

/** The settings for every request. @param load reads them */
export const settingsCache = (
  load: () => Promise<SiteSettings>,
  options: Parameters<typeof keptFresh>[2] = {},
): KeptFresh<SiteSettings> => keptFresh(DEFAULT_SETTINGS, load, options)
