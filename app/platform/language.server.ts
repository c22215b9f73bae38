import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { sayIssue } from '#app/vietnamese/issues.ts'
import { readChoiceFrom } from '#app/vietnamese/say.ts'
import type { Language } from '#app/vietnamese/say.ts'

/** In what language one request is answered: the screen's own, and what the person has chosen in its place. */
type Answering = { own: Language; chosen: Language | null }

const answering = new AsyncLocalStorage<Answering>()
const NOBODY: Answering = { own: 'vi', chosen: null }

const LOCALES = { vi: sayIssue, en: z.locales.en().localeError }

/**
 * Runs what answers one request in English, unless the person chose another language: screens whose texts are specified in English,
 * and the calls that write the same rows. Everything else is answered in Vietnamese.
 */
export const inEnglish = <T>(work: () => T): T => answering.run({ ...now(), own: 'en' }, work)

/** Runs what answers one request of a person in the language that the person has chosen for the panel; null as each screen is. */
export const inChosen = <T>(chosen: Language | null, work: () => T): T =>
  answering.run({ ...now(), chosen }, work)

/** A sentence in the language of the answer that is being made. */
export const say = (texts: { vi: string; en: string }): string => texts[spoken()]

/** Zod's messages, and the panel's words, in the language of the answer. */
export function speakAsAsked(): void {
  z.config({ localeError: (issue) => LOCALES[spoken()](issue) })
  readChoiceFrom(() => now().chosen)
}

const now = () => answering.getStore() ?? NOBODY
const spoken = () => now().chosen ?? now().own
