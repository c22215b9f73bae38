import { Parser } from 'htmlparser2'
import { AppError } from '#app/platform/errors.ts'

/** An element of XML with all that is in it; `text` is its own words. */
export type XmlTree = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlTree[]
}

/** Characters of one element, and how deep its parts are nested. */
const MOST_CHARACTERS = 2_000_000
const DEEPEST = 12

const noXml = (why: string) => new AppError('invalid', `XML reading failed: ${why}`)

/**
 * The elements of these names, one after the other, each whole. Entities of a document's own are not read: none can grow. Memory
 * does not grow with the file.
 * @throws AppError 'invalid' where one has no end
 */
export async function* xmlTrees(
  text: AsyncIterable<string>,
  wanted: ReadonlySet<string>,
): AsyncGenerator<XmlTree, void> {
  const done: XmlTree[] = []
  let path: XmlTree[] = []
  let characters = 0
  let isOver = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (path.length === 0 && !wanted.has(name)) return
        if (path.length === 0) characters = 0
        if (path.length >= DEEPEST) throw noXml('an element is nested too deep')
        const tree: XmlTree = { name, attributes, text: '', children: [] }
        path.at(-1)?.children.push(tree)
        path.push(tree)
      },
      ontext(part) {
        const open = path.at(-1)
        if (!open) return
        open.text += part
        characters += part.length
        if (characters > MOST_CHARACTERS) throw noXml('an element does not end')
      },
      onclosetag() {
        if (isOver) throw noXml('the file ends too soon')
        const tree = path.pop()
        if (tree && path.length === 0) done.push(tree)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const piece of text) {
    parser.write(piece)
    yield* done.splice(0)
  }
  // What is closed from here on was never closed by the file.
  isOver = true
  parser.end()
  path = []
  yield* done.splice(0)
}

/** The words of a part of an element; '' where there is none. */
export const partOf = ({ children }: XmlTree, name: string): string =>
  children.find((child) => child.name === name)?.text.trim() ?? ''
