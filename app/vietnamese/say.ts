import { formatNumber } from './numbers.ts'

/** A language that screens are written in. */
export type Language = 'vi' | 'en'

/** The same words in the other language than their own. */
type Other = { en: string; vi?: never } | { vi: string; en?: never }

let chosen: () => Language | null = () => null

/** Says where the language stands that whoever reads has chosen: with the request on the server, with the page in the browser. */
export function readChoiceFrom(source: () => Language | null): void {
  chosen = source
}

/** The language that whoever reads has chosen for the panel; null where nobody has, and everywhere else. */
export const chosenLanguage = (): Language | null => chosen()

/**
 * Words of the panel: `own` as the screen says them by itself, `other` for who chose the other language. Called where the words are
 * shown or sent, never when a file is read: who reads is known only then.
 */
export function say(own: string, other: Other): string {
  const language = chosen()
  return (language && other[language]) ?? own
}

/** '1 article', '1.200 articles': how English counts. */
export const many = (count: number, one: string, others = `${one}s`): string =>
  `${formatNumber(count)} ${noun(count, one, others)}`

/** 'article' of one, 'articles' of any other number. */
export const noun = (count: number, one: string, others = `${one}s`): string => (count === 1 ? one : others)

/** 'once', '3 times'. */
export const times = (count: number): string => (count === 1 ? 'once' : `${formatNumber(count)} times`)
