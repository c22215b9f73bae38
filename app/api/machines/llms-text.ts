import { categoryPath } from '#app/domain/blog/paths.ts'
import type { BlogCategory } from '#app/domain/blog/queries/taxonomy.server.ts'
import type { CategoryCount } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { SITE } from '#app/platform/settings.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** What a language model should know of the site before it reads it (llmstxt.org), in Markdown. */
export function llmsText(
  siteUrl: string,
  name: string,
  categories: readonly CategoryCount[],
  blog: readonly BlogCategory[],
): string {
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  const link = (name: string, path: string, about: string) => `- [${name}](${siteUrl}${path}): ${about}`
  return `# ${name}

> ${SITE.description}

${name} không bán hàng. Trang có ${formatNumber(total)} sản phẩm bán tại Việt Nam, giá tính bằng đồng (VND). Mỗi giá ghi nơi bán và tháng thấy giá, nên khi dẫn lại hãy nói rõ hai điều đó. Điểm đánh giá chỉ tính từ đánh giá đã duyệt trên trang; sản phẩm và đánh giá ghi "Dữ liệu mẫu" là dữ liệu minh họa.

## Trang chính

${[
  link('Trang chủ', '/', 'hỏi cố vấn, xem danh mục và sản phẩm được chấm điểm cao'),
  link('Sản phẩm', '/products', 'toàn bộ sản phẩm, có tìm kiếm và sắp xếp'),
  link(
    'Kiến thức chọn mua',
    '/kien-thuc',
    'câu hỏi về công nghệ, tiền điện, cách dùng và quyền lợi, từng ý kèm nguồn',
  ),
  link('Cách tính cỡ máy', '/cach-tinh', 'quy tắc chọn dung tích, công suất và cỡ màn hình, kèm nguồn'),
].join('\n')}

## Danh mục

${categories
  .map(({ name, slug, count }) => link(name, `/products?category=${slug}`, `${formatNumber(count)} sản phẩm`))
  .join('\n')}

## Blog

${[
  link('Blog', '/blog', 'tin tức, tư vấn, mẹo dùng; bài do AI viết và bài mẫu đều ghi rõ'),
  ...blog.map(({ name, slug, description }) => link(name, categoryPath(slug), description ?? 'bài viết')),
  link('RSS', '/rss.xml', '30 bài mới nhất'),
].join('\n')}

## API

${[
  link('Tài liệu API', '/api/docs', 'đọc không cần khóa; ghi cần khóa'),
  link('Nhúng vào trang khác', '/nhung', 'thẻ sản phẩm, bảng so sánh và ô hỏi cố vấn; oEmbed'),
  `- MCP: \`${siteUrl}/mcp\`, năm công cụ chỉ đọc cho trợ lý, streamable HTTP, không cần khóa`,
  link('OpenAPI', '/api/v1/openapi.json', 'bản mô tả cho máy'),
  link('Sơ đồ trang', '/sitemap.xml', 'mọi trang công khai'),
].join('\n')}
`
}
