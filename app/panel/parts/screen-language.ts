import { chosenLanguage } from '#app/vietnamese/say.ts'
import type { Language } from '#app/vietnamese/say.ts'

/** Screens that are English until somebody chooses: the blog's and the imports, whose words are specified so. */
const ENGLISH = /^\/admin\/(?:(?:articles|categories|authors|tags)(?:\/|$)|products\/import$)/

/**
 * What a screen of the panel is written in, within its frame: the language somebody has chosen for all of them, else the screen's own.
 * @param pathname its address
 */
export const screenLanguage = (pathname: string): Language =>
  chosenLanguage() ?? (ENGLISH.test(pathname) ? 'en' : 'vi')
