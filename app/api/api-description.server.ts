import { z } from 'zod'
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
import { cardsQuery, featuredQuery, listQuery, suggestQuery } from '#app/domain/catalogue/schema.ts'
import { SITE } from '#app/platform/settings.ts'
import { CONTENT_ENDPOINTS } from './content-api-description.ts'
import { IMPORT_ENDPOINTS } from './imports-api-description.ts'

/** One call of the public API: the schemas are those that read its input and check its answers in tests. */
export type Endpoint = {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  summary: string
  query?: z.ZodObject
  body?: z.ZodType
  /** What it answers; null for nothing (204). */
  answer: z.ZodType | null
  /** Answers 201: a row was made. */
  creates?: boolean
  /** What it answers with, where that is neither 200, 201 nor 204. */
  status?: 202
  /** The body is a form with a file. */
  isForm?: boolean
  /** The answer is a CSV file. */
  isCsv?: boolean
  /** Only for editors and administrators: by an API key, or the session of the site's own pages. */
  forStaff?: boolean
  /** One event of the same answer as a stream, where `Accept: text/event-stream` asks for one. */
  event?: z.ZodType
}

/** Every public call, in the order the documentation lists them. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/v1/products',
    summary: 'Danh sách sản phẩm: tìm, lọc, sắp xếp, phân trang',
    query: listQuery,
    answer: catalogue.productPageSchema,
  },
  {
    method: 'get',
    path: '/api/v1/search-suggestions',
    summary: 'Gợi ý khi đang gõ: danh mục, hãng, sản phẩm, bài viết',
    query: suggestQuery,
    answer: catalogue.searchSuggestionsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/products/{id}',
    summary: 'Một sản phẩm với thông số, nơi bán, hỏi đáp và tóm tắt đánh giá',
    answer: catalogue.productDetailSchema,
  },
  {
    method: 'get',
    path: '/api/v1/product-cards',
    summary: 'Thẻ tóm tắt của các sản phẩm theo mã, đúng thứ tự đã hỏi; mã không có thì bỏ qua',
    query: cardsQuery,
    answer: catalogue.productCardsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/categories',
    summary: 'Các danh mục đang có sản phẩm',
    answer: catalogue.categoriesSchema,
  },
  {
    method: 'get',
    path: '/api/v1/brands',
    summary: 'Các hãng đang có sản phẩm',
    answer: catalogue.brandsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/articles',
    summary: 'Danh sách bài viết đã đăng: tìm, lọc theo chuyên mục và thẻ, phân trang',
    query: articlesQuery,
    answer: blog.articlePageSchema,
  },
  {
    method: 'get',
    path: '/api/v1/articles/{slug}',
    summary: 'Một bài viết đã đăng, kèm nội dung HTML đã làm sạch',
    answer: blog.articleDetailSchema,
  },
  {
    method: 'get',
    path: '/api/v1/article-cards',
    summary: 'Thẻ tóm tắt của các bài viết theo mã, đúng thứ tự đã hỏi; mã không có thì bỏ qua',
    query: articleCardsQuery,
    answer: blog.articleCardsSchema,
  },
  {
    method: 'get',
    path: '/api/v1/questions',
    summary: 'Những câu người dùng đã hỏi, đã che thông tin cá nhân',
    query: questionsQuery,
    answer: questionsSchema,
  },
  { method: 'get', path: '/api/v1/suggestions', summary: 'Các câu hỏi gợi ý', answer: suggestionsSchema },
  {
    method: 'get',
    path: '/api/v1/me',
    summary:
      'Ai đang đăng nhập, hoặc khóa API (Authorization: Bearer) là của ai; không có ai thì `user` là null',
    answer: meSchema,
  },
  {
    method: 'get',
    path: '/functions/v1/product-stats',
    summary: 'Số sản phẩm theo danh mục',
    answer: catalogue.statsSchema,
  },
  {
    method: 'get',
    path: '/functions/v1/featured-products',
    summary: 'Sản phẩm nổi bật',
    query: featuredQuery,
    answer: catalogue.featuredSchema,
  },
  {
    method: 'get',
    path: '/functions/v1/paginated-products',
    summary: 'Danh sách sản phẩm (tên gọi khác của /api/v1/products)',
    query: listQuery,
    answer: catalogue.productPageSchema,
  },
  {
    method: 'post',
    path: '/functions/v1/perplexity-chat',
    summary: 'Hỏi cố vấn. Với Accept: text/event-stream, câu trả lời đến từng câu rồi trọn vẹn',
    body: chatRequest,
    answer: answerSchema,
    event: answerEventSchema,
  },
  {
    method: 'post',
    path: '/api/v1/answer-feedback',
    summary: 'Câu trả lời của cố vấn có hữu ích không; gửi lại cùng `voteKey` là đổi ý, không tính hai lần',
    body: answerFeedback,
    answer: feedbackSchema,
  },
  ...CONTENT_ENDPOINTS,
  ...IMPORT_ENDPOINTS,
]

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
})

/** The OpenAPI 3.1 description of the public API, made from the schemas that do the work. */
export function describeApi(siteUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${SITE.name} API`, version: '1', description: SITE.description },
    servers: [{ url: siteUrl }],
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function operation(endpoint: Endpoint) {
  const { summary, path, query, body, answer, event, creates, forStaff, isForm, isCsv } = endpoint
  const status = endpoint.status ?? (answer === null ? 204 : creates ? 201 : 200)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: pathSchema(name, path),
  }))
  return {
    summary,
    ...(forStaff ? { security: [{ apiKey: [] }] } : {}),
    parameters: [...inPath, ...queryParameters(query)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [isForm ? 'multipart/form-data' : 'application/json']: {
                schema: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }),
              },
            },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Thành công',
        ...(answer === null
          ? {}
          : {
              content: {
                [isCsv ? 'text/csv' : 'application/json']: { schema: z.toJSONSchema(answer) },
                ...(event ? { 'text/event-stream': { schema: z.toJSONSchema(event) } } : {}),
              },
            }),
      },
      default: {
        description: 'Lỗi theo RFC 9457',
        content: { 'application/problem+json': { schema: z.toJSONSchema(problemSchema) } },
      },
    },
  }
}

function pathSchema(name: string | undefined, path: string) {
  if (path.startsWith('/api/v1/imports/')) return { type: 'string', format: 'uuid' }
  return name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' }
}

function queryParameters(query: z.ZodObject | undefined) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { $schema: _schema, ...description } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
    })
    return { name, in: 'query', required: false, schema: description }
  })
}

/** A query parameter as a person reads it. */
export type Parameter = { name: string; values: string; standard: string }

/** What of a parameter's JSON schema a person wants to know. */
const described = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  default: z.union([z.string(), z.number()]).optional(),
})

/** The parameters of a query with what they may hold and what holds without them, from its schema. */
export function parametersOf(query: z.ZodObject | undefined): Parameter[] {
  return queryParameters(query).map(({ name, schema }) => {
    const parameter = described.parse(schema)
    return { name, values: sayValues(parameter), standard: String(parameter.default ?? '—') }
  })
}

function sayValues({ enum: choices, type, minimum, maximum, maxLength }: z.infer<typeof described>): string {
  if (choices) return choices.join(', ')
  if (type === 'integer' || type === 'number')
    return `số từ ${minimum ?? 'bất kỳ'} đến ${maximum ?? 'bất kỳ'}`
  return maxLength === undefined ? 'chữ' : `chữ, tối đa ${maxLength} ký tự`
}
