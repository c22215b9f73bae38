/** Stands in texts that are written before it is known what the site is called: legal texts, mails, descriptions of pages. */
const PLACE = '{site}'

/** A text with the site's name where it stands. */
export const inName = (text: string, name: string): string => text.replaceAll(PLACE, name)

/** The same of everything in what is made of texts, lists and records. */
export function allInName<T>(said: T, name: string): T {
  if (typeof said === 'string') return inName(said, name) as T
  if (Array.isArray(said)) return said.map((each: unknown) => allInName(each, name)) as T
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, allInName(each, name)])) as T
}
