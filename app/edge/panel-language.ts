import { readChoiceFrom } from '#app/vietnamese/say.ts'
import type { Language } from '#app/vietnamese/say.ts'

/** What the page says the panel is written in, where scripts begin. */
export const PANEL_LANGUAGE = 'data-panel-language'

/** The panel, and the own account. */
const OF_STAFF = /^\/(?:admin(?:\/|$)|tai-khoan$)/

let language: Language | null = null

/** Whether a value names a language. */
export const isLanguage = (value: unknown): value is Language => value === 'vi' || value === 'en'

/** Has the panel's scripts speak a language from now on; null as each screen is by itself. */
export function speak(chosen: Language | null): void {
  language = chosen
}

if (!import.meta.env.SSR) {
  const written = document.querySelector(`[${PANEL_LANGUAGE}]`)?.getAttribute(PANEL_LANGUAGE)
  if (isLanguage(written)) speak(written)
  // Visitors' pages, where a link leads on without a new document, stay as they are.
  readChoiceFrom(() => (OF_STAFF.test(location.pathname) ? language : null))
}
