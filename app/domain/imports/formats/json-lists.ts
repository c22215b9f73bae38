import { AppError } from '#app/platform/errors.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** Characters of one object, and of all the keys and numbers between two. */
const MOST_CHARACTERS = 2_000_000
const DEEPEST = 60

type Open = { isList: boolean; key: string }

/**
 * The objects of the lists that one object of a document holds, one after the other: of `{"data": {"posts": [{…}, {…}]}}` within
 * `data` each of `posts`. Memory does not grow with the file.
 * @param within the key of the object that holds the lists, wherever it stands
 * @throws AppError 'invalid' where the file ends too soon or an object is no JSON
 */
export async function* jsonLists(
  json: AsyncIterable<string>,
  within: string,
): AsyncGenerator<{ list: string; object: JsonObject }, void> {
  const open: Open[] = []
  let isQuoted = false
  let isEscaped = false
  /** The text between quotes that was last read outside of an object wanted: a key, if a colon follows. */
  let word = ''
  let key = ''
  /** The object that is being gathered, and how many are open within it. */
  let object = ''
  let depth = 0
  for await (const piece of json) {
    let from = 0
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece[at] ?? ''
      if (isQuoted) {
        if (isEscaped) isEscaped = false
        else if (letter === '\\') isEscaped = true
        else if (letter === '"') isQuoted = false
        if (depth === 0 && isQuoted) word += letter
        continue
      }
      if (letter === '"') {
        isQuoted = true
        if (depth === 0) word = ''
      } else if (depth > 0) {
        if (letter === '{' || letter === '[') depth += 1
        else if (letter === '}' || letter === ']') depth -= 1
        if (depth > 0) continue
        const list = open.at(-1)?.key ?? ''
        yield { list, object: objectOf(object + piece.slice(from, at + 1), list) }
        object = ''
      } else if (letter === ':') key = word
      else if (letter === '{' && isWanted(open, within)) {
        depth = 1
        from = at
      } else if (letter === '{' || letter === '[') {
        open.push({ isList: letter === '[', key })
        if (open.length > DEEPEST) throw noExport('it is nested too deep')
        key = ''
      } else if (letter === '}' || letter === ']') open.pop()
    }
    if (depth > 0) object += piece.slice(from)
    if (Math.max(object.length, word.length) > MOST_CHARACTERS) throw noExport('a text in it does not end')
  }
  if (depth > 0 || open.length > 0) throw noExport('the file ends too soon')
}

/** Whether an object that opens now is one of a list that the wanted object holds. */
function isWanted(open: readonly Open[], within: string): boolean {
  const list = open.at(-1)
  const holder = open.at(-2)
  return list?.isList === true && holder?.isList === false && holder.key === within
}

const noExport = (why: string) => new AppError('invalid', `JSON reading failed: ${why}`)

function objectOf(text: string, list: string): JsonObject {
  try {
    return JSON.parse(text) as JsonObject
  } catch {
    throw noExport(`an object of "${list}" is no JSON`)
  }
}
