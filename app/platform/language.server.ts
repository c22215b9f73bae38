import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { sayIssue } from '#app/vietnamese/issues.ts'

const english = new AsyncLocalStorage<true>()

const LOCALES = { vi: sayIssue, en: z.locales.en().localeError }

/**
 * Runs what answers one request in English: screens whose texts are specified in English, and the calls that write the same rows.
 * Everything else is answered in Vietnamese.
 */
export const inEnglish = <T>(work: () => T): T => english.run(true, work)

/** A sentence in the language of the answer that is being made. */
export const say = (texts: { vi: string; en: string }): string => texts[spoken()]

/** Zod's messages in the language of the answer, for every schema in the process that has no text of its own. */
export function speakAsAsked(): void {
  z.config({ localeError: (issue) => LOCALES[spoken()](issue) })
}

const spoken = () => (english.getStore() ? 'en' : 'vi')
