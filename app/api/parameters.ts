import { z } from 'zod'

/** The parameters in a path, with what they hold. */
export const parametersIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: pathSchema(name, path),
  }))

function pathSchema(name: string, path: string) {
  if (path.startsWith('/api/v1/imports/')) return { type: 'string', format: 'uuid' }
  return name === 'slug' ? { type: 'string' } : { type: 'integer', minimum: 1 }
}

/** A parameter of an address or a field of a body, as a person reads it. */
export type Parameter = { name: string; values: string; isRequired: boolean; standard: string; about: string }

/** What of a parameter's JSON schema a person wants to know. */
const described = z.object({
  type: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  default: z.union([z.string(), z.number(), z.boolean(), z.array(z.unknown())]).optional(),
  description: z.string().optional(),
  format: z.string().optional(),
  const: z.union([z.string(), z.number(), z.boolean()]).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
})
type Described = z.infer<typeof described>

const fields = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
})

/** What a query or a body may hold, what of it must be there, and what holds without it, from its schema. */
export function parametersOf(schema: z.ZodType | undefined): Parameter[] {
  if (!schema) return []
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const { properties, required } = fields.parse(named(made, made))
  return Object.entries(properties).map(([name, field]) => {
    const one = described.parse(named(field, made))
    const isRequired = required.includes(name)
    const standard = one.default === undefined ? '—' : JSON.stringify(one.default).replaceAll('"', '') || '—'
    return { name, values: sayValues(one), isRequired, standard, about: one.description ?? '' }
  })
}

/** A schema itself, where only its name stands. @param whole holds the named ones */
function named(schema: unknown, whole: { $defs?: Record<string, unknown> | undefined }): unknown {
  const name = z.object({ $ref: z.string() }).safeParse(schema).data?.$ref.split('/').at(-1)
  return name === undefined ? schema : whole.$defs?.[name]
}

function sayValues({ enum: choices, type, format, minimum, maximum, ...more }: Described): string {
  if (choices) return choices.join(', ')
  if (more.const !== undefined) return more.const === '' ? 'chữ rỗng' : String(more.const)
  if (more.anyOf) return [...new Set(more.anyOf.map((one) => sayValues(described.parse(one))))].join(' hoặc ')
  if (type === 'integer' || type === 'number') return sayRange(minimum, maximum)
  if (type === 'array') return `danh sách: ${more.items ? sayItems(more.items) : 'bất kỳ'}`
  if (type !== undefined && type in TYPES) return TYPES[type] ?? type
  if (format !== undefined && format in FORMATS) return FORMATS[format] ?? format
  return more.maxLength === undefined ? 'chữ' : `chữ, tối đa ${more.maxLength} ký tự`
}

/** Objects by their fields, with a mark at those that may be left out. */
function sayItems(items: unknown): string {
  const { properties, required } = fields.parse(items)
  const names = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`))
  return names.length > 0 ? `{ ${names.join(', ')} }` : sayValues(described.parse(items))
}

const TYPES: Readonly<Record<string, string>> = { boolean: 'true, false', null: 'null', object: 'đối tượng' }
const FORMATS: Readonly<Record<string, string>> = {
  date: 'ngày, YYYY-MM-DD',
  'date-time': 'thời điểm, ISO 8601, có múi giờ',
  binary: 'tệp',
  uuid: 'UUID',
}

function sayRange(from: number | undefined, to: number | undefined): string {
  const least = from === undefined || from <= Number.MIN_SAFE_INTEGER ? '' : ` từ ${from}`
  const most = to === undefined || to >= 2_147_483_647 ? '' : ` đến ${to}`
  return `số${least}${most}`
}
