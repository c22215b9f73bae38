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

/** Puts nodes where an element stands. */
export function replaceBy(element: Element, nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    node.parent = null
    node.prev = null
    node.next = null
    DomUtils.prepend(element, node)
  }
  DomUtils.removeElement(element)
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
