const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** A text of HTML as it is read. */
export function unescapeHtml(text: string): string {
  return text.replaceAll(/&([a-z0-9#]+);/g, (entity, name: string) => entities[name] ?? entity)
}

/** The same words with plain spaces, where a page keeps a figure and its unit on one line. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** What a reader of the page sees, tags taken out and white space made single; scripts and the head are not read. */
export function visibleText(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  const bare = body
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
  return unescapeHtml(bare)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
}

/** The texts of every element that `opening` matches up to its end tag `name`. */
export function textsOf(html: string, name: string, opening = `<${name}[^>]*>`): string[] {
  return [...html.matchAll(new RegExp(`${opening}([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner = '']) =>
    visibleText(inner),
  )
}
