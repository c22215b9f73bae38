import { MAX_ARTICLE_BYTES } from '#app/domain/blog/html/allowed.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** Writes one person or tool may make. */
export const WRITES = { name: 'write', hits: 600, seconds: 5 * 60 }
/** Calls of all tools of the MCP server one visitor may make; the advisor counts its own besides. */
export const TOOL_CALLS = { hits: 120, seconds: 5 * 60 }
/** Judgements of answers: more than a reader says in an hour, every change of mind included. */
export const FEEDBACK = { hits: 60, seconds: 60 * 60 }
/** Largest body of a form or a JSON call, in bytes. */
export const BODY_LIMIT = 64 * 1024
/** The same of a call or a form that holds the text of an article, which escapes make longer. */
export const ARTICLE_BODY_LIMIT = 2 * MAX_ARTICLE_BYTES

/** A limit as it holds, never rounded: '64 KB', '10 MB', '2.000.000 byte'. */
export function sayBytes(bytes: number, language: 'vi' | 'en' = 'vi'): string {
  if (bytes % 2 ** 20 === 0) return `${bytes / 2 ** 20} MB`
  if (bytes % 1024 === 0) return `${bytes / 1024} KB`
  return language === 'vi' ? `${formatNumber(bytes)} byte` : `${bytes.toLocaleString('en')} bytes`
}
