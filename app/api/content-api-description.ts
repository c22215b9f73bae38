import { z } from 'zod'
import { articleChange, articleInput } from '#app/domain/blog/editing/article-input.ts'
import { TAXONOMY_INPUT } from '#app/domain/blog/editing/taxonomy-input.ts'
import { paginationSchema } from '#app/platform/paging/schema.ts'
import type { Endpoint } from './endpoint.ts'
import { subcategoryListQuery, taxonomyListQuery } from './list-queries.ts'

const savedArticle = z
  .object({
    id: z.int(),
    slug: z.string(),
    status: z
      .enum(['draft', 'scheduled', 'published'])
      .describe('scheduled: đã hẹn, hiện ra khi tới published_at'),
    publishedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedArticle' })

const row = z
  .looseObject({ id: z.int(), name: z.string(), slug: z.string().optional() })
  .meta({ id: 'FilingRow' })

const input = articleInput.meta({ id: 'ArticleInput' })
const change = articleChange.meta({ id: 'ArticleChange' })

const TABLES = [
  {
    path: 'article-categories',
    list: 'article_categories',
    one: 'ArticleCategory',
    many: 'ArticleCategories',
    input: TAXONOMY_INPUT.categories,
    name: 'chuyên mục bài viết',
  },
  {
    path: 'subcategories',
    list: 'subcategories',
    one: 'Subcategory',
    many: 'Subcategories',
    input: TAXONOMY_INPUT.subcategories,
    name: 'chuyên mục con',
  },
  {
    path: 'authors',
    list: 'authors',
    one: 'Author',
    many: 'Authors',
    input: TAXONOMY_INPUT.authors,
    name: 'tác giả',
  },
  { path: 'tags', list: 'tags', one: 'Tag', many: 'Tags', input: TAXONOMY_INPUT.tags, name: 'thẻ' },
] as const

/** What brings back what is filed by. */
const BACK =
  'Xóa ở API hay ở trang quản trị đều lấy lại được, không có hạn: mục đã xóa nằm trong nhật ký. Mục chưa từng bị xóa hay đã lấy lại rồi là 404; tên hay slug nay là của mục khác là 409.'

/** Writes of the blog's categories at the address that they shared with those of products. */
const OLD_CATEGORIES = {
  path: 'categories',
  one: 'OldArticleCategory',
  input: TAXONOMY_INPUT.categories,
  name: 'chuyên mục bài viết',
} as const

/** Whoever has read the list at that address has the ids of other rows. */
const NOT_OF_PRODUCTS =
  'Đổi chuyên mục của bài viết, mã lấy ở `/api/v1/article-categories`: không phải danh mục sản phẩm mà `GET /api/v1/categories` liệt kê. Nên gọi `/api/v1/article-categories`, làm đúng như vậy.'

/** The calls by which editors' own tools write what the blog holds. */
export const CONTENT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/v1/articles',
    operationId: 'createArticle',
    part: 'articles',
    summary: 'Tạo bài viết',
    body: input,
    example: {
      body: {
        title: 'Chọn tủ lạnh cho nhà bốn người',
        content: '<p>Nhà bốn người hợp tủ 300 đến 400 lít.</p>',
        status: 'published',
        published_at: '2027-02-01T08:00:00+07:00',
        category_id: 1,
        author_id: 1,
        tags: [3],
      },
      answer: {
        id: 45,
        slug: 'chon-tu-lanh-cho-nha-bon-nguoi',
        status: 'scheduled',
        publishedAt: '2027-02-01T01:00:00.000Z',
        updatedAt: '2026-11-26T09:00:00.000Z',
      },
    },
    answer: savedArticle,
    creates: true,
    mayConflict: true,
    forStaff: true,
  },
  ...(['put', 'patch'] as const).map((method): Endpoint => ({
    method,
    path: '/api/v1/articles/{id}',
    operationId: method === 'put' ? 'replaceArticleFields' : 'updateArticle',
    part: 'articles',
    summary: 'Sửa các trường được gửi của một bài viết',
    body: change,
    answer: savedArticle,
    isVersioned: true,
    mayConflict: true,
    forStaff: true,
  })),
  {
    method: 'delete',
    path: '/api/v1/articles/{id}',
    operationId: 'deleteArticle',
    part: 'articles',
    summary:
      'Cho một bài viết vào thùng rác; bài giữ nguyên slug, khôi phục được, chỉ xóa hẳn trong trang quản trị',
    answer: null,
    isVersioned: true,
    forStaff: true,
  },
  {
    method: 'post',
    path: '/api/v1/articles/{id}/restore',
    operationId: 'restoreArticle',
    part: 'articles',
    summary: 'Lấy một bài viết ra khỏi thùng rác, về đúng trạng thái trước đó: bài đã đăng hiện lại ngay',
    answer: savedArticle,
    forStaff: true,
  },
  ...TABLES.flatMap((table): Endpoint[] => [
    {
      method: 'get',
      path: `/api/v1/${table.path}`,
      operationId: `list${table.many}`,
      part: 'filing',
      summary: `Danh sách ${table.name}`,
      query: table.path === 'subcategories' ? subcategoryListQuery : taxonomyListQuery,
      answer: z.object({ [table.list]: z.array(row), pagination: paginationSchema }),
    },
    {
      method: 'get',
      path: `/api/v1/${table.path}/{id}`,
      operationId: `get${table.one}`,
      part: 'filing',
      summary: `Một ${table.name}`,
      answer: row,
      isVersioned: true,
    },
    ...writesOf(table),
    {
      method: 'post',
      path: `/api/v1/${table.path}/{id}/restore`,
      operationId: `restore${table.one}`,
      part: 'filing',
      summary: `Lấy lại ${table.name} đã xóa, đúng như lúc xóa và cùng mã${table.path === 'tags' ? ', với những bài đã gắn thẻ ấy' : ''}`,
      notes: BACK,
      answer: row,
      mayConflict: true,
      forStaff: true,
    },
  ]),
  ...writesOf(OLD_CATEGORIES).map((endpoint) => ({
    ...endpoint,
    isDeprecated: true,
    notes: NOT_OF_PRODUCTS,
  })),
]

type Written = {
  path: string
  one: string
  input: { whole: z.ZodType; part: z.ZodType }
  name: string
}

function writesOf({ path, one, input, name }: Written): Endpoint[] {
  return [
    {
      method: 'post',
      path: `/api/v1/${path}`,
      operationId: `create${one}`,
      part: 'filing',
      summary: `Tạo ${name}`,
      body: input.whole,
      answer: row,
      creates: true,
      mayConflict: true,
      forStaff: true,
    },
    ...(['put', 'patch'] as const).map((method): Endpoint => ({
      method,
      path: `/api/v1/${path}/{id}`,
      operationId: method === 'put' ? `replace${one}Fields` : `update${one}`,
      part: 'filing',
      summary: `Sửa các trường được gửi của ${name}`,
      body: input.part,
      answer: row,
      isVersioned: true,
      mayConflict: true,
      forStaff: true,
    })),
    {
      method: 'delete',
      path: `/api/v1/${path}/{id}`,
      operationId: `delete${one}`,
      part: 'filing',
      summary: `Xóa ${name}${path === 'tags' ? ', cũng gỡ khỏi những bài đang gắn' : ' không còn dùng'}; lấy lại được bằng restore`,
      answer: null,
      isVersioned: true,
      mayConflict: true,
      forStaff: true,
    },
  ]
}
