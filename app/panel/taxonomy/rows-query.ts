import { z } from 'zod'

/** Rows of a page of authors or tags. */
export const PAGE_SIZE = 48

const schema = z.object({
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

/** What a list's address asks for; what makes no sense counts as left out. */
export function rowsAsked(request: Request): { text: string; page: number; size: number } {
  const { q: text, page } = schema.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { text, page, size: PAGE_SIZE }
}
