import type { ApiPart } from './endpoint.ts'

/** One call of each part to begin with, for a shell; `$KEY` is an API key. */
export function examplesOn(siteUrl: string): Record<ApiPart, string> {
  const read = (path: string) => `curl '${siteUrl}${path}'`
  const asStaff = (path: string) => `curl -H "Authorization: Bearer $KEY" '${siteUrl}${path}'`
  const send = (path: string, body: object, asStaffToo = true) =>
    [
      `curl -X POST '${siteUrl}${path}'`,
      ...(asStaffToo ? ['-H "Authorization: Bearer $KEY"'] : []),
      `-H 'Content-Type: application/json'`,
      `-d '${JSON.stringify(body)}'`,
    ].join(' \\\n  ')
  return {
    products: read('/api/v1/products?category=tu-lanh&sortBy=price&limit=5'),
    articles: send('/api/v1/articles', {
      title: 'Chọn tủ lạnh cho nhà bốn người',
      content: '<p>Nhà bốn người hợp tủ 300 đến 400 lít.</p>',
      category_id: 1,
      author_id: 1,
    }),
    filing: send('/api/v1/tags', { name: 'Tiết kiệm điện' }),
    advisor: read('/api/v1/questions?sort=popular&limit=5'),
    imports: [
      `curl -X POST '${siteUrl}/api/v1/imports'`,
      '-H "Authorization: Bearer $KEY"',
      '-F subject=products',
      '-F file=@san-pham.csv',
    ].join(' \\\n  '),
    feeds: asStaff('/api/v1/feeds'),
    webhooks: send('/api/v1/webhooks', {
      name: 'Máy của tôi',
      url: 'https://cua-ban.example/webhook',
      events: ['price.changed'],
    }),
    embeds: read('/api/v1/embeds?ids=7'),
    functions: send('/functions/v1/perplexity-chat', { message: 'Tủ lạnh cho 4 người dưới 15 triệu' }, false),
    account: asStaff('/api/v1/me'),
  }
}
