import { Parser } from 'htmlparser2'
import { AppError } from '#app/platform/errors.ts'
import type { FileObject } from './json-records.ts'

/** Characters of one item, and how deep its parts are nested. */
const MOST_CHARACTERS = 2_000_000
const DEEPEST = 12

const ITEMS = new Set(['item', 'entry'])

/** A part of an item that says one line of its specifications. */
const DETAIL = 'product_detail'
const DETAIL_PARTS: Readonly<Record<string, string>> = {
  section_name: 'group',
  attribute_name: 'name',
  attribute_value: 'value',
}

/** 'g:price' is 'price'. */
const nameOf = (tag: string) => tag.replace(/^\w+:/, '').toLowerCase()

/**
 * The items of a product feed (RSS 2.0 or Atom with `g:` fields), one after the other. Entities of a document's own are not
 * read: none can grow. Memory does not grow with the file.
 * @throws AppError 'invalid' where an item has no end
 */
export async function* feedRecords(text: AsyncIterable<string>): AsyncGenerator<FileObject, void> {
  const done: FileObject[] = []
  let item: Map<string, string[]> | null = null
  let detail: Record<string, string> | null = null
  let details: Record<string, string>[] = []
  let path: string[] = []
  let said = ''
  let characters = 0
  let isOver = false
  const add = (name: string, value: string) => {
    const known = item?.get(name)
    if (known) known.push(value)
    else item?.set(name, [value])
  }
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = nameOf(tag)
        said = ''
        if (!item) {
          if (ITEMS.has(name)) {
            item = new Map()
            details = []
            path = []
            characters = 0
          }
          return
        }
        if (path.length >= DEEPEST) throw noFeed('an item is nested too deep')
        path.push(name)
        if (name === DETAIL) detail = {}
        const { href, rel } = attributes
        if (name === 'link' && href && (rel === undefined || rel === 'alternate')) add(name, href)
      },
      ontext(part) {
        if (!item) return
        said += part
        characters += part.length
        if (characters > MOST_CHARACTERS) throw noFeed('an item does not end')
      },
      onclosetag(tag) {
        if (isOver) throw noFeed(item ? 'an item does not end' : 'the file ends too soon')
        const name = nameOf(tag)
        if (!item) return
        if (path.length === 0) {
          if (!ITEMS.has(name)) return
          if (details.length > 0) add(DETAIL, JSON.stringify(details))
          done.push(Object.fromEntries([...item].map(([key, values]) => [key, values.join('\n')])))
          item = null
          return
        }
        path.pop()
        const value = said.trim()
        said = ''
        const part = DETAIL_PARTS[name]
        if (name === DETAIL) {
          if (detail) details.push(detail)
          detail = null
        } else if (detail && part) detail[part] = value
        else if (path.length === 0 && value !== '') add(name, value)
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
  yield* done.splice(0)
}

const noFeed = (why: string) => new AppError('invalid', `XML reading failed: ${why}`)
