/** Some of the opening words of an issue that look alike. */
export type Words = {
  text: string
  isBold: boolean
  /** Where it leads: an address of any site, or a path of this one. */
  href: string | null
}

/** `**bold**` and `[words](address)`: what can be typed anywhere. */
const MARK = /\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*|\[([^\]\n]+)\]\((https?:\/\/[^\s()]+|\/(?!\/)[^\s()]*)\)/g

/** Opening words, or a part of them, by how they look. */
export function wordsOf(text: string): Words[] {
  const all: Words[] = []
  let at = 0
  const plain = (end: number) => {
    if (end > at) all.push({ text: text.slice(at, end), isBold: false, href: null })
  }
  for (const { 0: whole, 1: bold, 2: linked = '', 3: href = null, index } of text.matchAll(MARK)) {
    plain(index)
    all.push({ text: bold ?? linked, isBold: bold !== undefined, href })
    at = index + whole.length
  }
  plain(text.length)
  return all
}

/** Opening words as plain text. @param siteUrl stands before this site's own paths; null leaves addresses out */
export const plainIntroduction = (introduction: string, siteUrl: string | null): string =>
  wordsOf(introduction)
    .map(({ text, href }) => (href && siteUrl !== null ? `${text} (${wholeAddress(href, siteUrl)})` : text))
    .join('')

/** An address with this site before a path of its own. */
export const wholeAddress = (href: string, siteUrl: string): string =>
  href.startsWith('/') ? siteUrl + href : href
