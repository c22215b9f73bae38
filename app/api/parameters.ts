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

/** A query parameter as a person reads it. */
export type Parameter = { name: string; values: string; standard: string }

/** What of a parameter's JSON schema a person wants to know. */
const described = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  default: z.union([z.string(), z.number()]).optional(),
})

/** The parameters of a query with what they may hold and what holds without them, from its schema. */
export function parametersOf(query: z.ZodObject | undefined): Parameter[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const parameter = described.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    return { name, values: sayValues(parameter), standard: String(parameter.default ?? '—') }
  })
}

function sayValues({ enum: choices, type, minimum, maximum, maxLength }: z.infer<typeof described>): string {
  if (choices) return choices.join(', ')
  if (type === 'integer' || type === 'number')
    return `số từ ${minimum ?? 'bất kỳ'} đến ${maximum ?? 'bất kỳ'}`
  return maxLength === undefined ? 'chữ' : `chữ, tối đa ${maxLength} ký tự`
}
