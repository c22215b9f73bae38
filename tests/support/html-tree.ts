import type { ChildNode } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import type { HtmlNode } from '#app/panel/articles/rich-text/html-tree.ts'

/** HTML as the tree that the editor's comparison works on, read without a browser. */
export function treeOfHtml(html: string): HtmlNode[] {
  return nodes(parseDocument(html).children)
}

function nodes(children: readonly ChildNode[]): HtmlNode[] {
  return children.flatMap((node): HtmlNode[] => {
    if (isText(node)) return [node.data]
    if (!isTag(node)) return []
    const { name, attribs } = node
    return [{ name, attributes: attribs, children: nodes(node.children) }]
  })
}
