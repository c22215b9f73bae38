import type { RouteConfig } from '@react-router/dev/routes'
import { index, layout, route } from '@react-router/dev/routes'
import { FIXED_CATEGORIES } from './features/blog/paths.ts'

/** Shows the design system to those who build the site; no part of what visitors get. */
const workshop = process.env.NODE_ENV === 'production' ? [] : [route('thiet-ke', 'routes/thiet-ke.tsx')]

/** Pages of the blog that stand beside its categories; those of a category win over an article of the same slug. */
const blog = layout('routes/blog/layout.tsx', [
  route('blog', 'routes/blog/home.tsx'),
  route('blog/search', 'routes/blog/search.tsx'),
  route('blog/tag/:slug', 'routes/blog/tag.tsx'),
  route('blog/tac-gia/:slug', 'routes/blog/author.tsx'),
  ...[...FIXED_CATEGORIES, 'chuyen-muc/:slug'].map((path) =>
    route(`blog/${path}`, 'routes/blog/category.tsx', { id: `blog-${path}` }),
  ),
])

export default [
  ...workshop,
  index('routes/home.tsx'),
  route('chat', 'routes/chat.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/:id', 'routes/product.tsx'),
  route('products/:id/danh-gia', 'routes/review.tsx'),
  route('products/:id/huu-ich', 'routes/helpful.ts'),
  route('so-sanh', 'routes/compare.tsx'),
  route('yeu-thich', 'routes/wishlist.tsx'),
  route('cach-tinh', 'routes/sizing-rules.tsx'),
  route('kien-thuc', 'routes/knowledge.tsx'),
  blog,
  route('blog/:slug', 'routes/blog/article.tsx'),
  route('blog/bai-viet/:slug', 'routes/blog/article.tsx', { id: 'article-beside-category' }),
  route('bai-viet/:id/thich', 'routes/blog/like.ts'),
  route('bai-viet-da-luu', 'routes/blog/saved.tsx'),
  route('minh-hoa/:file', 'routes/illustration.ts'),
  route('functions/v1/product-stats', 'routes/api/product-stats.ts'),
  route('functions/v1/featured-products', 'routes/api/featured-products.ts'),
  route('functions/v1/paginated-products', 'routes/api/paginated-products.ts'),
  route('functions/v1/perplexity-chat', 'routes/api/perplexity-chat.ts'),
  route('api/docs', 'routes/api/docs.tsx'),
  route('api/v1/products', 'routes/api/paginated-products.ts', { id: 'api-products' }),
  route('api/v1/search-suggestions', 'routes/api/search-suggestions.ts'),
  route('api/v1/products/:id', 'routes/api/product.ts'),
  route('api/v1/product-cards', 'routes/api/product-cards.ts'),
  route('api/v1/articles', 'routes/api/articles.ts'),
  route('api/v1/articles/:slug', 'routes/api/article.ts'),
  route('api/v1/article-cards', 'routes/api/article-cards.ts'),
  route('api/v1/categories', 'routes/api/categories.ts'),
  route('api/v1/brands', 'routes/api/brands.ts'),
  route('api/v1/questions', 'routes/api/questions.ts'),
  route('api/v1/openapi.json', 'routes/api/openapi.ts'),
  route('api/v1/answer-feedback', 'routes/api/answer-feedback.ts'),
  route('api/v1/suggestions', 'routes/api/suggestions.ts'),
  route('functions/*', 'routes/api/unknown.ts', { id: 'unknown-function' }),
  route('api/*', 'routes/api/unknown.ts', { id: 'unknown-api' }),
  route('og/*', 'routes/machines/sharing-picture.ts', { id: 'sharing-picture' }),
  route('robots.txt', 'routes/machines/robots.ts'),
  route('rss.xml', 'routes/machines/feed.ts'),
  route('sitemap.xml', 'routes/machines/sitemap.ts'),
  route('sitemap/:file', 'routes/machines/sitemap-part.ts'),
  route('llms.txt', 'routes/machines/llms.ts'),
  route('manifest.webmanifest', 'routes/machines/manifest.ts'),
  route('icons/:file', 'routes/machines/icon.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
