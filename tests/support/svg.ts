/** What is wrong with a document as XML (and its references), or null; knows what the drawings use. */
export function fault(svg: string): string | null {
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-z:A-Z0-9-]+="[^"<&]*")*)(\/?)>|([^<]+)|(.)/gy
  for (const [found, closing, name = '', , alone, text, stray] of svg.matchAll(tag)) {
    if (stray !== undefined) return `stray '${stray}' after ${open.join('>')}`
    if (text !== undefined && (!/^(?:text|style)$/.test(open.at(-1) ?? '') || text.includes('&')))
      return `text '${text}'`
    if (closing && open.pop() !== name) return `unmatched ${found}`
    if (name && !closing && !alone) open.push(name)
  }
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  if (new Set(ids).size !== ids.length) return `an id twice: ${ids.join(' ')}`
  const lost = [...svg.matchAll(/url\(#([^)]+)\)/g)].find((match) => !ids.includes(match[1]))
  if (lost) return `no id ${lost[1]}`
  const odd = /NaN|undefined|Infinity|--\d|e-\d/.exec(svg)
  return open.length > 0 ? `open: ${open.join(' ')}` : (odd?.[0] ?? null)
}
