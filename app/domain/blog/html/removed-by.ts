import { DomUtils, parseDocument } from 'htmlparser2'

/** Something that cleaning takes out of an article: a tag or an attribute, and how often. */
export type Removal = { what: string; count: number }

/** What the sanitiser took out of HTML, by name, the most frequent first. Tags that became another of ours are not removed. */
export function removedBy(html: string, clean: string): Removal[] {
  const before = count(html)
  const after = count(clean)
  return [...before]
    .map(([what, number]) => ({ what, count: number - (after.get(what) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.what.localeCompare(b.what))
}

/** Tags that are kept as another of the same meaning. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  del: 's',
  center: 'p',
}

function count(html: string): Map<string, number> {
  const found = new Map<string, number>()
  const add = (what: string) => found.set(what, (found.get(what) ?? 0) + 1)
  for (const { name, attribs } of DomUtils.findAll(() => true, parseDocument(html).children)) {
    add(`<${RENAMED[name] ?? name}>`)
    for (const attribute of Object.keys(attribs)) add(`${attribute}=`)
  }
  return found
}
