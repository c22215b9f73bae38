import { fold } from '#app/vietnamese/fold.ts'
import { readLines } from './cell-lines.ts'
import type { Specification } from './product-state.ts'

/** The group of a line that says none. */
const NO_GROUP = 'Thông số'

/** Limits of a line by the product's form, and how deep data may be nested. */
const LENGTHS = { group: 100, name: 150, value: 1000 }
const DEEPEST = 5
const MOST_LINES = 1_000

/** How files of others call the parts of a line; folded, letters alone. */
const NAMES = [
  'name',
  'specname',
  'key',
  'label',
  'attribute',
  'attributename',
  'title',
  'property',
  'ten',
  'tenthongso',
  'thuoctinh',
]
const VALUES = [
  'value',
  'specvalue',
  'val',
  'text',
  'content',
  'attributevalue',
  'description',
  'giatri',
  'noidung',
]
const GROUPS = ['group', 'speccategory', 'category', 'section', 'sectionname', 'groupname', 'nhom']

/**
 * The lines of a cell of specifications, in any of the forms that files have: JSON lists and objects, 'name: value' lines,
 * or 'group | name | value' lines, as exported files have them. A value that is too long for one line goes on in the next.
 */
export function specificationLines(cell: string): Specification[] {
  const data = /^\s*[[{]/.test(cell) ? parsed(cell) : undefined
  if (data !== undefined) return linesOfData(data, NO_GROUP).flatMap(inLengths)
  return colonLines(cell) ?? readLines(cell).map(lineOfFields)
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown
  } catch {
    return undefined
  }
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** A single value as text; null for what is none. */
function textOf(data: unknown): string | null {
  if (typeof data === 'boolean') return data ? 'Có' : 'Không'
  if (typeof data === 'number' || typeof data === 'string') return plain(String(data))
  if (Array.isArray(data) && data.every((each) => typeof each === 'string' || typeof each === 'number'))
    return data
      .map((each) => plain(String(each)))
      .filter(Boolean)
      .join(', ')
  return null
}

/** A text without the marks of HTML. */
const plain = (text: string) =>
  (/<[a-z/]/i.test(text)
    ? text.replace(/<br\s{0,3}\/?>/gi, ', ').replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ')
    : text
  )
    .replaceAll('\0', '')
    .replace(/[ \t]+/g, ' ')
    .trim()

function linesOfData(data: unknown, group: string, depth = 0): Specification[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(data))
    return data.slice(0, MOST_LINES).flatMap((each: unknown) => linesOfItem(each, group, depth))
  if (!isRecord(data)) return []
  return linesOfItem(data, group, depth)
}

function linesOfItem(item: unknown, group: string, depth: number): Specification[] {
  if (typeof item === 'string') return colonLines(item)?.map((line) => ({ ...line, group })) ?? []
  if (Array.isArray(item)) {
    const [name, value] = item.map(textOf)
    return item.length === 2 && name && value ? [{ group, name, value }] : linesOfData(item, group, depth + 1)
  }
  if (!isRecord(item)) return []
  const entries = Object.entries(item).slice(0, MOST_LINES)
  const part = (names: readonly string[]) =>
    entries.find(([key]) => names.includes(fold(key).replace(/[^a-z]/g, '')))?.[1]
  const own = textOf(part(GROUPS)) || group
  const name = textOf(part(NAMES))
  const value = textOf(part(VALUES))
  if (name !== null && value !== null) return value ? [{ group: own, name: name || own, value }] : []
  const nested = entries.find(([, each]) => Array.isArray(each) && each.some(isRecord))
  if (nested && (name ?? textOf(part(GROUPS)))) return linesOfData(nested[1], name || own, depth + 1)
  return entries.flatMap(([key, each]) => {
    const text = textOf(each)
    if (text !== null) return text ? [{ group, name: key.trim() || group, value: text }] : []
    return linesOfData(each, key.trim() || group, depth + 1)
  })
}

/** 'name: value' lines; a line that ends with a colon, or has none, heads those below it. Null where the cell has another form. */
function colonLines(cell: string): Specification[] | null {
  const text = plain(cell)
  const lines = text
    .split(/\r\n|\n|\r|;\s/)
    .map((line) => line.replace(/^[-•*+\s]+/, '').trim())
    .filter(Boolean)
  const said = lines.filter((line) => /^[^:|]{1,100}:\s*\S/.test(line))
  if (said.length === 0 || said.length * 2 < lines.length || lines.some((line) => line.includes('|')))
    return null
  let group = NO_GROUP
  return lines
    .flatMap((line) => {
      const [, name = '', value = ''] = /^([^:]{1,100}):\s*(.*)$/s.exec(line) ?? []
      if (name === '' || value === '') {
        group = line.replace(/:$/, '').trim() || group
        return []
      }
      return [{ group, name: name.trim(), value: value.trim() }]
    })
    .flatMap(inLengths)
}

function inLengths({ group, name, value }: Specification): Specification[] {
  const isLong = name.length > LENGTHS.name
  const whole = isLong ? `${name}: ${value}` : value
  const pieces = whole.match(new RegExp(`[^]{1,${LENGTHS.value}}`, 'g')) ?? []
  return pieces.map((piece) => ({
    group: group.slice(0, LENGTHS.group).trim() || NO_GROUP,
    name: isLong ? `${name.slice(0, LENGTHS.name - 1)}…` : name,
    value: piece,
  }))
}

function lineOfFields(fields: readonly string[]): Specification {
  const [group = '', name = '', ...values] = fields.length === 2 ? [NO_GROUP, ...fields] : fields
  return { group, name, value: values.join(' | ') }
}
