import { z } from 'zod'
import { articleChange, articleInput } from '#app/domain/blog/editing/article-input.ts'
import { TAXONOMY_INPUT } from '#app/domain/blog/editing/taxonomy-input.ts'
import type { Endpoint } from './api-description.server.ts'

const savedArticle = z.object({
  id: z.number().int(),
  slug: z.string(),
  status: z.enum(['draft', 'published']),
  updatedAt: z.iso.datetime(),
})
const row = z.looseObject({ id: z.number().int(), name: z.string() })

const TABLES = [
  { path: 'categories', name: 'chuyên mục bài viết', lists: false },
  { path: 'subcategories', name: 'chuyên mục con', lists: true },
  { path: 'authors', name: 'tác giả', lists: true },
  { path: 'tags', name: 'thẻ', lists: true },
] as const

/** The calls by which editors' own tools write what the blog holds. */
export const CONTENT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/v1/articles',
    summary: 'Tạo bài viết',
    body: articleInput,
    answer: savedArticle,
    creates: true,
    forStaff: true,
  },
  {
    method: 'put',
    path: '/api/v1/articles/{id}',
    summary: 'Sửa các trường được gửi của một bài viết',
    body: articleChange,
    answer: savedArticle,
    forStaff: true,
  },
  {
    method: 'delete',
    path: '/api/v1/articles/{id}',
    summary: 'Cho một bài viết vào thùng rác',
    answer: null,
    forStaff: true,
  },
  ...TABLES.flatMap(({ path, name, lists }): Endpoint[] => [
    ...(lists
      ? [
          {
            method: 'get' as const,
            path: `/api/v1/${path}`,
            summary: `Danh sách ${name}`,
            answer: z.object({ [path]: z.array(row) }),
          },
        ]
      : []),
    {
      method: 'post',
      path: `/api/v1/${path}`,
      summary: `Tạo ${name}`,
      body: TAXONOMY_INPUT[path].whole,
      answer: row,
      creates: true,
      forStaff: true,
    },
    {
      method: 'put',
      path: `/api/v1/${path}/{id}`,
      summary: `Sửa ${name}`,
      body: TAXONOMY_INPUT[path].part,
      answer: row,
      forStaff: true,
    },
    {
      method: 'delete',
      path: `/api/v1/${path}/{id}`,
      summary: `Xóa ${name} không còn dùng`,
      answer: null,
      forStaff: true,
    },
  ]),
]
