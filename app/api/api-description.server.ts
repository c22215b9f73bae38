import { meSchema } from '#app/domain/account/schema.ts'
import {
  answerEventSchema,
  answerSchema,
  questionsQuery,
  questionsSchema,
  suggestionsSchema,
} from '#app/domain/advisor/api-schema.ts'
import { answerFeedback, feedbackSchema } from '#app/domain/advisor/feedback-schema.ts'
import { chatRequest } from '#app/domain/advisor/schema.ts'
import * as blog from '#app/domain/blog/api-schema.ts'
import { articleCardsQuery, articlesQuery } from '#app/domain/blog/schema.ts'
import * as catalogue from '#app/domain/catalogue/api-schema.ts'
import {
  cardsQuery,
  featuredQuery,
  listQuery,
  productsQuery,
  suggestQuery,
} from '#app/domain/catalogue/schema.ts'
import { CONTENT_ENDPOINTS } from './content-api-description.ts'
import { embedQuery, embedSchema } from './embeds/embed-schema.ts'
import { oembedQuery, oembedSchema } from './embeds/oembed-schema.ts'
import type { Endpoint } from './endpoint.ts'
import { FEED_ENDPOINTS } from './feeds-api-description.ts'
import { IMPORT_ENDPOINTS } from './imports-api-description.ts'
import { categoriesQuery, shortListQuery } from './list-queries.ts'
import { PRODUCT_ENDPOINTS } from './product-api-description.ts'
import { WEBHOOK_ENDPOINTS } from './webhook-api-description.ts'

const UNKNOWN_CATEGORY = 'Danh mục không có là 404; hãng không có thì danh sách rỗng.'

/** Every public call, in the order the documentation lists them. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/v1/products',
    operationId: 'listProducts',
    part: 'products',
    summary: 'Danh sách sản phẩm: tìm, lọc, sắp xếp, phân trang. Sản phẩm ẩn và trong thùng rác cần khóa',
    notes: UNKNOWN_CATEGORY,
    query: productsQuery,
    showsMoreToStaff: true,
    narrowsByFigures: true,
    answer: catalogue.productPageSchema,
    alsoRefuses: [404],
  },
  {
    method: 'get',
    path: '/api/v1/search-suggestions',
    operationId: 'suggestSearches',
    part: 'products',
    summary: 'Gợi ý khi đang gõ: danh mục, hãng, sản phẩm, bài viết',
    query: suggestQuery,
    answer: catalogue.searchSuggestionsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/products/{id}',
    operationId: 'getProduct',
    part: 'products',
    summary: 'Một sản phẩm với thông số, nơi bán, hỏi đáp và tóm tắt đánh giá. Sản phẩm ẩn cần khóa',
    answer: catalogue.productForProgramsSchema,
    showsMoreToStaff: true,
    isVersioned: true,
  },
  {
    method: 'get',
    path: '/api/v1/product-cards',
    operationId: 'listProductCards',
    part: 'products',
    summary: 'Thẻ tóm tắt của các sản phẩm theo mã, đúng thứ tự đã hỏi; mã không có thì bỏ qua',
    query: cardsQuery,
    answer: catalogue.productCardsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/categories',
    operationId: 'listCategories',
    part: 'products',
    summary: 'Các danh mục sản phẩm: đang có sản phẩm, hay tất cả khi empty=true',
    notes:
      'Mã ở đây là `category_id` của sản phẩm. Các lệnh ghi cũ ở cùng địa chỉ này (`POST`, `PUT`, `PATCH`, `DELETE`) lại đổi chuyên mục của bài viết, có mã riêng: nên gọi `/api/v1/article-categories`. Danh mục sản phẩm được tạo khi thêm sản phẩm với `kind`, khi nhập tệp, hay trong trang quản trị.',
    query: categoriesQuery,
    answer: catalogue.categoriesSchema,
  },
  {
    method: 'get',
    path: '/api/v1/brands',
    operationId: 'listBrands',
    part: 'products',
    summary: 'Các hãng đang có sản phẩm',
    query: shortListQuery,
    answer: catalogue.brandsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/articles',
    operationId: 'listArticles',
    part: 'articles',
    summary: 'Danh sách bài viết: tìm, lọc, sắp xếp, phân trang. Bài nháp và bài hẹn giờ cần khóa',
    showsMoreToStaff: true,
    query: articlesQuery,
    answer: blog.articlePageSchema,
  },
  {
    method: 'get',
    path: '/api/v1/articles/{id}',
    operationId: 'getArticle',
    part: 'articles',
    summary: 'Một bài viết theo mã, kèm nội dung HTML đã làm sạch. Chữ ở chỗ mã được đọc là slug',
    answer: blog.articleDetailSchema,
    showsMoreToStaff: true,
    isVersioned: true,
  },
  {
    method: 'get',
    path: '/api/v1/articles/by-slug/{slug}',
    operationId: 'getArticleBySlug',
    part: 'articles',
    summary: 'Một bài viết theo slug',
    answer: blog.articleDetailSchema,
    showsMoreToStaff: true,
    isVersioned: true,
  },
  {
    method: 'get',
    path: '/api/v1/article-cards',
    operationId: 'listArticleCards',
    part: 'articles',
    summary: 'Thẻ tóm tắt của các bài viết theo mã, đúng thứ tự đã hỏi; mã không có thì bỏ qua',
    query: articleCardsQuery,
    answer: blog.articleCardsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/questions',
    operationId: 'listQuestions',
    part: 'advisor',
    summary: 'Những câu người dùng đã hỏi, đã che thông tin cá nhân',
    query: questionsQuery,
    answer: questionsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/suggestions',
    operationId: 'listSuggestions',
    part: 'advisor',
    summary: 'Các câu hỏi gợi ý',
    answer: suggestionsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/me',
    operationId: 'getMe',
    part: 'account',
    summary:
      'Khóa API (Authorization: Bearer) là của ai, có những quyền nào, hết hạn khi nào; không gửi khóa thì là người đang đăng nhập, không có ai thì `user` là null',
    answer: meSchema,
    example: {
      answer: {
        user: { name: 'Minh', email: 'minh@example.vn', role: 'editor' },
        key: { scopes: ['articles:write'], expires_at: '2027-01-31T00:00:00.000Z' },
      },
    },
  },
  ...bothWays({
    path: '/functions/v1/product-stats',
    operationId: 'productStats',
    summary: 'Số sản phẩm theo danh mục',
    answer: catalogue.statsSchema,
  }),
  ...bothWays({
    path: '/functions/v1/featured-products',
    operationId: 'featuredProducts',
    summary: 'Sản phẩm nổi bật',
    query: featuredQuery,
    answer: catalogue.featuredSchema,
  }),
  ...bothWays({
    path: '/functions/v1/paginated-products',
    operationId: 'paginatedProducts',
    summary: 'Danh sách sản phẩm đang hiện (tên gọi khác của /api/v1/products)',
    notes: UNKNOWN_CATEGORY,
    query: listQuery,
    answer: catalogue.productPageSchema,
    alsoRefuses: [404],
  }),
  {
    method: 'post',
    path: '/functions/v1/perplexity-chat',
    operationId: 'askAdvisor',
    part: 'functions',
    summary: 'Hỏi cố vấn. Với Accept: text/event-stream, câu trả lời đến từng câu rồi trọn vẹn',
    body: chatRequest,
    answer: answerSchema,
    event: answerEventSchema,
  },
  {
    method: 'get',
    path: '/api/v1/embeds',
    operationId: 'getEmbed',
    part: 'embeds',
    summary: 'Sản phẩm hay bảng so sánh, chữ đã soạn sẵn để hiện trên trang khác',
    query: embedQuery,
    answer: embedSchema,
    alsoRefuses: [404],
  },
  {
    method: 'get',
    path: '/api/v1/oembed',
    operationId: 'getOembed',
    part: 'embeds',
    summary: 'Mã nhúng của một trang sản phẩm, so sánh hay hỏi đáp, theo oEmbed 1.0',
    query: oembedQuery,
    answer: oembedSchema,
    alsoRefuses: [404, 501],
  },
  {
    method: 'post',
    path: '/api/v1/answer-feedback',
    operationId: 'sendAnswerFeedback',
    part: 'advisor',
    summary: 'Câu trả lời của cố vấn có hữu ích không; gửi lại cùng `voteKey` là đổi ý, không tính hai lần',
    body: answerFeedback,
    answer: feedbackSchema,
  },
  ...PRODUCT_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...IMPORT_ENDPOINTS,
  ...FEED_ENDPOINTS,
  ...WEBHOOK_ENDPOINTS,
]

/** A function by GET with its parameters in the address, and by POST with the same in the body, which may be left out. */
function bothWays(
  called: Pick<Endpoint, 'path' | 'operationId' | 'summary' | 'notes' | 'query' | 'answer' | 'alsoRefuses'>,
): Endpoint[] {
  const { query, operationId, ...same } = called
  return [
    { method: 'get', part: 'functions', ...called },
    {
      method: 'post',
      part: 'functions',
      ...same,
      operationId: `${operationId}ByPost`,
      ...(query ? { body: query.partial() } : {}),
    },
  ]
}
