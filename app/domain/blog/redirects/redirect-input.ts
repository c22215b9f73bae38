import { z } from 'zod'
import { say } from '#app/vietnamese/say.ts'
import { redirectPath, redirectTarget } from './redirect-path.ts'

const PATH_WRONG = () =>
  say('Địa chỉ cũ bắt đầu bằng dấu / hoặc https://, và không phải trang chủ hay trang quản trị.', {
    en: 'An old address begins with / or https://, and is neither the home page nor the panel.',
  })
const TARGET_WRONG = () =>
  say('Nơi đến bắt đầu bằng dấu / (trang của mình) hoặc https:// (trang khác).', {
    en: 'A target begins with / (this site) or https:// (another site).',
  })

const made = (make: (text: string) => string | null, message: () => string) =>
  z.string({ error: message }).transform((text, context) => {
    const value = make(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: message() })
    return z.NEVER
  })

/** A redirect as its form sends it. */
export const redirectInput = z.object({
  path: made(redirectPath, PATH_WRONG),
  target: made(redirectTarget, TARGET_WRONG),
})

const id = z.coerce.number().int().min(1).max(2_147_483_647)

/** What a form of the screen of redirects asks for. */
export const redirectIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), id: id.or(z.literal('').transform(() => null)).default(null) }),
  z.object({ intent: z.literal('delete'), id }),
  z.object({ intent: z.literal('restore') }),
  z.object({
    intent: z.literal('list'),
    lines: z
      .string()
      .max(1_000_000, { error: () => say('Danh sách dài quá.', { en: 'The list is too long.' }) }),
  }),
  z.object({ intent: z.enum(['ignore', 'bring-back']), path: z.string().min(1).max(600) }),
])

/** The address of the screen. What makes no sense counts as left out. */
export const redirectQuery = z.object({
  view: z.enum(['redirects', 'missing', 'list']).catch('redirects'),
  q: z.string().trim().max(200).catch(''),
  order: z.enum(['new', 'hits']).catch('new'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  /** An old address that the new form begins with. */
  from: z.string().max(600).catch(''),
})

/** Lines of a list that are read at once. */
const MOST_LINES = 5_000

/** A line of a list that is a redirect, or says why it is none. */
export type ReadLine = { line: number } & ({ path: string; target: string } | { problem: string })

/**
 * The redirects of a list: a line each, the old address, then a tab, a comma, a semicolon or a space, then the new one. A first line
 * that names columns is passed over.
 */
export function readRedirects(text: string): ReadLine[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: at + 1, words: wordsOf(line) }))
    .filter(({ words }) => words.length > 0)
  return lines.slice(0, MOST_LINES).flatMap(({ line, words }, at): ReadLine[] => {
    const [from = '', to = ''] = words
    const path = redirectPath(from)
    const target = redirectTarget(to)
    if (path !== null && target !== null) return [{ line, path, target }]
    const isHeader = at === 0 && !/[/.]/.test(from)
    return isHeader ? [] : [{ line, problem: path === null ? PATH_WRONG() : TARGET_WRONG() }]
  })
}

const wordsOf = (line: string) =>
  line
    .split(/[\t;,]|\s+/)
    .map((word) => word.replace(/^"(.*)"$/, '$1').trim())
    .filter((word) => word !== '')
