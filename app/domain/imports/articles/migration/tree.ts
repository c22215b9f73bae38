import { Element, isTag } from 'domhandler'
import type { ChildNode, ParentNode } from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** Puts nodes into a parent, in the place of all that it held: the library itself leaves the children of what is made unaware of it. */
export function hold(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children
  for (const [at, child] of children.entries()) {
    child.parent = parent
    child.prev = children[at - 1] ?? null
    child.next = children[at + 1] ?? null
  }
}

export function made(
  name: string,
  attribs: Record<string, string> = {},
  children: readonly ChildNode[] = [],
): Element {
  const element = new Element(name, attribs)
  hold(element, [...children])
  return element
}

/**
 * Puts in the place of elements what they become, from the innermost outwards; null leaves one. All children at once: one by one would take
 * time that grows with the square of their number.
 */
export function replaceEach(parent: ParentNode, become: (element: Element) => ChildNode[] | null): void {
  const children = parent.children.flatMap((child) => {
    if (!isTag(child)) return [child]
    replaceEach(child, become)
    return become(child) ?? [child]
  })
  hold(parent, children)
}

/** The same, of the outermost alone; what stands in them is left to `become`. */
export function replaceOuter(parent: ParentNode, become: (element: Element) => ChildNode[] | null): void {
  const children = parent.children.flatMap((child) => {
    if (!isTag(child)) return [child]
    const nodes = become(child)
    if (!nodes) replaceOuter(child, become)
    return nodes ?? [child]
  })
  hold(parent, children)
}

export const hasClass = ({ attribs }: Element, name: string) =>
  (attribs['class'] ?? '').split(/\s+/).includes(name)

/** The first element of a class within others. */
export const ofClass = (nodes: ChildNode[], name: string): Element | null =>
  DomUtils.findOne((element) => hasClass(element, name), nodes)

/** The words of a node, with single spaces. */
export const wordsOf = (node: ChildNode | null): string =>
  node ? DomUtils.textContent(node).replace(/\s+/g, ' ').trim() : ''

/** Whether an element stands in another of which this is true. */
export function standsIn(element: Element, isIt: (outer: Element) => boolean): boolean {
  for (let outer = element.parent; outer; outer = outer.parent) if (isTag(outer) && isIt(outer)) return true
  return false
}
