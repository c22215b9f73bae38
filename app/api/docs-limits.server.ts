import { MAX_ARTICLE_BYTES } from '#app/domain/blog/html/allowed.ts'
import { UPLOADS } from '#app/domain/imports/imports.server.ts'
import type { SiteSettings } from '#app/platform/site/site-settings.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { ARTICLE_BODY_LIMIT, BODY_LIMIT, FEEDBACK, sayBytes, TOOL_CALLS, WRITES } from './call-limits.ts'
import type { LimitView } from './docs-guides.tsx'

const often = ({ hits, seconds }: { hits: number; seconds: number }) =>
  `${formatNumber(hits)} lần trong ${seconds >= 86_400 ? 'một ngày' : seconds >= 3600 ? 'một giờ' : `${seconds / 60} phút`}`

/** What an assistant may ask for, as this site counts it now. */
export function toolLimits({ asksInFiveMinutes, asksADay }: SiteSettings): LimitView[] {
  return [
    { what: 'Gọi công cụ MCP', most: often(TOOL_CALLS), whose: 'địa chỉ mạng' },
    {
      what: 'Hỏi cố vấn',
      most: `${often({ hits: asksInFiveMinutes, seconds: 300 })}, ${often({ hits: asksADay, seconds: 86_400 })}`,
      whose: 'địa chỉ mạng',
    },
  ]
}

/** Every limit of the API, as this site has them now. */
export const apiLimits = (settings: SiteSettings): LimitView[] => [
  { what: 'Ghi bằng khóa', most: often(WRITES), whose: 'chủ khóa' },
  { what: 'Gửi tệp để nhập', most: often(UPLOADS), whose: 'chủ khóa' },
  ...toolLimits(settings),
  { what: 'Chấm câu trả lời', most: often(FEEDBACK), whose: 'địa chỉ mạng' },
  { what: 'Nội dung JSON', most: sayBytes(BODY_LIMIT), whose: 'lần gửi' },
  { what: 'Nội dung JSON có bài viết', most: sayBytes(ARTICLE_BODY_LIMIT), whose: 'lần gửi' },
  { what: 'content của một bài viết, tính theo UTF-8', most: sayBytes(MAX_ARTICLE_BYTES), whose: 'bài viết' },
]
