/** HTML as a plain tree, from whatever read it: the browser, or a parser where there is none. */
export type HtmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly HtmlNode[]
}
export type HtmlNode = HtmlElement | string

/** The tree of nodes of the browser's. */
export function treeOf(nodes: Iterable<Node>): HtmlNode[] {
  return [...nodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
    if (!(node.nodeType === Node.ELEMENT_NODE)) return []
    const element = node as Element
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    return [{ name: element.localName, attributes, children: treeOf(element.childNodes) }]
  })
}

/** Reads HTML without running or loading anything of it. */
export function parseInert(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}
