import { getSchema } from '@tiptap/core'
import { DOMParser, Fragment, Node } from '@tiptap/pm/model'
import { EXTENSIONS } from '#app/panel/articles/rich-text/extensions.ts'
import { parseInert } from '#app/panel/articles/rich-text/html-tree.ts'
import { readHtml, serialise } from '#app/panel/articles/rich-text/serialise.ts'

/** What a document is in JSON. */
export type DocumentJson = { type: string; content?: DocumentJson[]; [more: string]: unknown }

const schema = getSchema([...EXTENSIONS])

/** A document as the editor holds it: words of the same marks in one, marks in its order, every attribute there. */
function held(node: Node): Node {
  if (node.isText) return node
  const children: Node[] = []
  node.forEach((child) => void children.push(held(child)))
  return node.copy(Fragment.fromArray(children))
}

function write(json: DocumentJson) {
  const doc = held(Node.fromJSON(schema, json))
  doc.check()
  return { html: serialise(doc.content, schema), json: doc.toJSON() as DocumentJson }
}

const read = (html: string) => DOMParser.fromSchema(schema).parse(parseInert(html)).toJSON() as DocumentJson

/** Whether the editor holds all of an article's HTML. */
const isLossless = (html: string) => readHtml(html, schema).isLossless

declare global {
  interface Window {
    documentTrip: {
      write: typeof write
      read: typeof read
      isLossless: typeof isLossless
      names: string[]
    }
  }
}

/** The editor's schema in a page without the editor: writes documents as HTML and reads them. */
window.documentTrip = {
  write,
  read,
  isLossless,
  names: [...Object.keys(schema.nodes), ...Object.keys(schema.marks)],
}
