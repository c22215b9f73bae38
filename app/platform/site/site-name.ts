import { inName } from '#app/platform/settings.ts'

/** The site's name in everything that is said in what is made of texts, lists and records (`inName`). */
export function allInName<T>(said: T, name: string): T {
  if (typeof said === 'string') return inName(said, name) as T
  if (Array.isArray(said)) return said.map((each: unknown) => allInName(each, name)) as T
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, allInName(each, name)])) as T
}
