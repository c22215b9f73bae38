import type { z } from 'zod'
import type { Capability } from '#app/domain/account/roles.ts'
import { scopesFor } from '#app/domain/account/scopes.ts'
import type { Scope } from '#app/domain/account/scopes.ts'

/** The parts of the API, in the order they are documented. */
export const API_PARTS = {
  products: 'Sản phẩm, danh mục, hãng, nơi bán và giá',
  articles: 'Bài viết',
  filing: 'Những gì bài viết được xếp theo: chuyên mục, chuyên mục con, tác giả, thẻ',
  advisor: 'Cố vấn và các câu hỏi',
  imports: 'Nhập và xuất tệp',
  feeds: 'Nguồn giá: tệp của nơi bán được đọc lại theo nhịp',
  webhooks: 'Webhook: báo cho máy khác biết việc vừa xảy ra',
  embeds: 'Nhúng vào trang khác',
  functions: 'Các hàm theo đặc tả, giữ nguyên địa chỉ và câu trả lời',
  account: 'Ai đang gọi',
} as const
export type ApiPart = keyof typeof API_PARTS

/** What somebody must be allowed to call the calls of a part that are for staff. */
const CAPABILITY: Partial<Record<ApiPart, Capability>> = {
  products: 'products',
  articles: 'articles',
  filing: 'categories',
  imports: 'import',
  feeds: 'import',
  webhooks: 'webhooks',
}

/** The scope that a limited key needs for a call; null where none is asked for. */
export function scopeOf({ part, method, forStaff, showsMoreToStaff }: Endpoint): Scope | null {
  const capability = CAPABILITY[part]
  if (!capability || !(forStaff || showsMoreToStaff)) return null
  return scopesFor(capability, method.toUpperCase())[0] ?? null
}

/** One call of the public API: the schemas are those that read its input and check its answers in tests. */
export type Endpoint = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  /** Its name in clients that are made from the description; never changed. */
  operationId: string
  part: ApiPart
  summary: string
  /** What a caller has to know besides, as whole sentences in Markdown. */
  notes?: string
  query?: z.ZodObject
  body?: z.ZodType
  /** What it answers; null for nothing (204). */
  answer: z.ZodType | null
  /** A figure of a product, by its name, narrows the list. */
  narrowsByFigures?: boolean
  /** What is sent and answered, for instance; held to the schemas by a test. */
  example?: { body?: unknown; answer?: unknown }
  /** Answers 201: a row was made. */
  creates?: boolean
  /** Where `creates`: when it answers 200 with a row that was there already. */
  orFinds?: string
  /** What it answers with, where that is neither 200, 201 nor 204. */
  status?: 202
  /** The body is a form with a file. */
  isForm?: boolean
  /** The answer is a CSV file. */
  isCsv?: boolean
  /** Only for editors and administrators: by an API key, or the session of the site's own pages. */
  forStaff?: boolean
  /** A key shows more than everybody sees. */
  showsMoreToStaff?: boolean
  /** Answers with an ETag; a write of it holds If-Match. */
  isVersioned?: boolean
  /** May be refused for what is taken or in use (409). */
  mayConflict?: boolean
  /** With what else it is refused, as a status. */
  alsoRefuses?: readonly (404 | 501)[]
  /** Goes on working; another call does the same. */
  isDeprecated?: boolean
  /** One event of the same answer as a stream, where `Accept: text/event-stream` asks for one. */
  event?: z.ZodType
}
