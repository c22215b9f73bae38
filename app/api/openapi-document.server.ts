import { z } from 'zod'
import { PROBLEM_CODES } from '#app/edge/problem.ts'
import { SITE } from '#app/platform/settings.ts'
import { ENDPOINTS } from './api-description.server.ts'
import { API_PARTS, scopeOf } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { parametersIn } from './parameters.ts'
import { describedWebhooks } from './webhook-events-description.ts'

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('Cho người đọc'),
    code: z.string().describe(`Cho máy đọc: ${PROBLEM_CODES.join(', ')}; khi đăng nhập có mã riêng`),
    errors: z.record(z.string(), z.string()).optional().describe('Trường nào sai, vì sao, bằng lời'),
  })
  .meta({ id: 'Problem' })

type Json = Record<string, unknown>

/** For who reads no Vietnamese. */
export const IN_ENGLISH =
  'The texts of this description are in Vietnamese; send Accept-Language: en for refusals in English. README.md of the source is an overview in English, clients/typescript/README.md one of the typed client.'

/** The OpenAPI 3.1 description of the public API, made from the schemas that do the work. */
export function describeApi({ siteUrl, contactEmail }: { siteUrl: string; contactEmail?: string }) {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${SITE.name} API`,
      version: '1',
      description: `${SITE.description}\n\n${IN_ENGLISH}`,
      contact: {
        name: SITE.name,
        url: `${siteUrl}/lien-he`,
        ...(contactEmail ? { email: contactEmail } : {}),
      },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteUrl }],
    security: [],
    tags: Object.entries(API_PARTS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Khóa API, tạo trong trang Tài khoản; có nhiều nhất quyền của chủ khóa. Khóa bị giới hạn cần quyền ghi bên cạnh.',
        },
      },
      parameters: {
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          description: 'ETag đã đọc: ai đó sửa trong lúc ấy thì trả 412 và không ghi gì.',
          schema: { type: 'string' },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            '1 đến 200 ký tự ASCII, không có dấu cách; khác thế là 400. Gửi lại cùng khóa với cùng địa chỉ và nội dung trong một ngày thì nhận lại câu trả lời cũ, không ghi hai lần; cùng khóa với nội dung khác là 422. Khóa được giữ riêng cho từng người. Lần gửi bị từ chối (chẳng hạn 422) không được giữ: sửa rồi gửi lại với chính khóa ấy.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
      },
      headers: HEADERS,
      responses: Object.fromEntries(
        Object.entries(PROBLEMS).map(([status, { name, description, headers }]) => [
          name,
          {
            description: `${status}: ${description}`,
            ...(headers ? { headers } : {}),
            content: {
              'application/problem+json': { schema: shared(problemSchema, { io: 'output', schemas }) },
            },
          },
        ]),
      ),
      schemas,
    },
    paths,
    webhooks: describedWebhooks((schema) => shared(schema, { io: 'output', schemas })),
  }
}

const text = (description: string) => ({ description, schema: { type: 'string' } })
const HEADERS = {
  ETag: text(
    'Phiên bản của mục; gửi lại trong If-Match khi ghi, trong If-None-Match khi đọc. Cùng một phiên bản, ETag của lần ghi ngắn hơn ETag của lần đọc: If-Match nhận cả hai, nhưng so chữ của hai ETag ấy với nhau thì thấy khác.',
  ),
  Location: text('Địa chỉ của mục vừa tạo hay vừa bắt đầu.'),
  Link: text('Trang sau của danh sách, rel="next".'),
  RetryAfter: { description: 'Chờ bao nhiêu giây.', schema: { type: 'integer' } },
  Allow: text('Những phương thức mà địa chỉ này nhận.'),
  IdempotencyReplayed: text('"true" khi đây là câu trả lời đã giữ của lần gửi trước.'),
}
const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` })

type Problem = { name: string; description: string; headers?: Json }

/** What can go wrong, by status. */
const PROBLEMS: Readonly<Record<string, Problem>> = {
  400: { name: 'BadRequest', description: 'địa chỉ hoặc nội dung hỏng.' },
  401: { name: 'Unauthorized', description: 'cần khóa API còn hiệu lực, hoặc khóa gửi kèm không đúng.' },
  403: {
    name: 'Forbidden',
    description:
      'khóa này không được làm việc đó, hoặc yêu cầu ghi đến từ trang của site khác không có trong CORS_ORIGINS.',
  },
  404: { name: 'NotFound', description: 'không có mục này.' },
  405: {
    name: 'MethodNotAllowed',
    description: 'địa chỉ này không nhận phương thức ấy.',
    headers: { Allow: header('Allow') },
  },
  409: { name: 'Conflict', description: 'trùng với mục khác, hoặc mục đang được dùng.' },
  412: { name: 'PreconditionFailed', description: 'mục đã được sửa sau khi đọc (If-Match).' },
  413: { name: 'TooLarge', description: 'nội dung gửi lên quá lớn.' },
  415: { name: 'UnsupportedMediaType', description: 'nội dung phải là JSON, với tệp thì là biểu mẫu.' },
  422: { name: 'Invalid', description: 'có trường hoặc tham số chưa đúng; xem errors.' },
  429: {
    name: 'TooManyRequests',
    description: 'nhiều lần gọi quá.',
    headers: { 'Retry-After': header('RetryAfter') },
  },
  501: { name: 'NotImplemented', description: 'không trả lời ở định dạng này.' },
  503: {
    name: 'Unavailable',
    description: 'chưa trả lời được, thử lại sau.',
    headers: { 'Retry-After': header('RetryAfter') },
  },
}

/** What a call can be refused with. */
function problemsOf({ method, path, query, body, forStaff, showsMoreToStaff, ...is }: Endpoint): number[] {
  const writes = method !== 'get'
  return [
    400,
    ...(forStaff || showsMoreToStaff ? [401, 403] : writes ? [403] : []),
    ...(!forStaff && !showsMoreToStaff && path.startsWith('/api/v1/') ? [401] : []),
    ...(path.includes('{') ? [404] : []),
    ...(is.alsoRefuses ?? []),
    405,
    ...(is.mayConflict ? [409] : []),
    ...(writes && is.isVersioned ? [412] : []),
    ...(body ? [413, 415] : []),
    ...(body || query || (method === 'post' && forStaff) ? [422] : []),
    ...(writes ? [429] : []),
    503,
  ]
}

function operation(endpoint: Endpoint, schemas: Json) {
  const { summary, path, query, body, answer, event, creates, forStaff, isForm, isCsv, method } = endpoint
  const status = endpoint.status ?? (answer === null ? 204 : creates ? 201 : 200)
  const isPost = method === 'post' && forStaff === true
  const scope = scopeOf(endpoint)
  const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` })
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => shared(schema, { io, schemas })
  const answered =
    answer === null
      ? {}
      : {
          content: {
            [isCsv ? 'text/csv' : 'application/json']: {
              schema: schemaOf(answer, 'output'),
              ...exampleOf(endpoint.example?.answer),
            },
            ...(event ? { 'text/event-stream': { schema: schemaOf(event, 'output') } } : {}),
          },
        }
  return {
    operationId: endpoint.operationId,
    tags: [endpoint.part],
    summary,
    description: [
      `${summary}.`,
      ...(endpoint.notes ? [endpoint.notes] : []),
      ...(scope ? [`Khóa bị giới hạn cần quyền \`${scope}\`.`] : []),
    ].join('\n\n'),
    ...(scope ? { 'x-scope': scope } : {}),
    ...(endpoint.isDeprecated ? { deprecated: true } : {}),
    security: securityOf(endpoint),
    parameters: [
      ...parametersIn(path),
      ...queryParameters(query),
      ...(endpoint.narrowsByFigures ? [FIGURES] : []),
      ...(endpoint.isVersioned && method !== 'get' ? [parameter('IfMatch')] : []),
      ...(isPost ? [parameter('IdempotencyKey')] : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [isForm ? 'multipart/form-data' : 'application/json']: {
                schema: schemaOf(body, 'input'),
                ...exampleOf(endpoint.example?.body),
              },
            },
          },
        }
      : {}),
    responses: {
      [status]: { description: 'Thành công', ...headersOf(endpoint, isPost), ...answered },
      ...(endpoint.orFinds
        ? {
            200: {
              description: endpoint.orFinds,
              ...headersOf({ ...endpoint, creates: false }, isPost),
              ...answered,
            },
          }
        : {}),
      ...Object.fromEntries(
        problemsOf(endpoint).map((status) => [
          status,
          { $ref: `#/components/responses/${PROBLEMS[status]?.name}` },
        ]),
      ),
    },
  }
}

const exampleOf = (example: unknown) => (example === undefined ? {} : { example })

/** Any figure by its own name: 'capacity_l=250-350'. */
const FIGURES = {
  name: 'attributes',
  in: 'query',
  required: false,
  style: 'form',
  explode: true,
  description:
    'Lọc theo thông số: mỗi tên thông số là một tham số, ví dụ doors=side-by-side,multi-door (nhiều giá trị: dấu phẩy hoặc lặp lại tham số), capacity_l=250-350, capacity_l=-150; attributes[doors]=… cũng được. Tên và đơn vị ở /api/docs; giá trị có trong filters.facets của câu trả lời. Giá trị không thể có là 422; tên không có thì bỏ qua.',
  schema: {
    type: 'object',
    additionalProperties: {
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    },
  },
}

/** Whether a call takes a key. Scopes stand beside it: of a bearer's only OAuth's are scopes to OpenAPI. */
function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  if (endpoint.forStaff) return [{ apiKey: [] }]
  return endpoint.showsMoreToStaff ? [{}, { apiKey: [] }] : []
}

function headersOf({ isVersioned, creates, status, query, method, answer }: Endpoint, isPost: boolean): Json {
  const names = {
    ...((isVersioned ?? creates) && answer !== null ? { ETag: header('ETag') } : {}),
    ...(creates || status === 202 ? { Location: header('Location') } : {}),
    ...(method === 'get' && query && 'cursor' in query.shape ? { Link: header('Link') } : {}),
    ...(isPost ? { 'Idempotency-Replayed': header('IdempotencyReplayed') } : {}),
  }
  return Object.keys(names).length > 0 ? { headers: names } : {}
}

/** A schema as JSON; those with a name stand once, among the shared ones, and are referred to. */
function shared(schema: z.ZodType, { io, schemas }: { io: 'input' | 'output'; schemas: Json }): Json {
  const {
    $schema: _schema,
    $defs = {},
    id,
    ...made
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Json; id?: string }
  for (const [name, definition] of Object.entries($defs)) schemas[name] = withoutId(definition as Json)
  const whole = pointed(made) as Json
  for (const name of Object.keys($defs)) schemas[name] = pointed(schemas[name])
  if (id === undefined) return whole
  schemas[id] = whole
  return { $ref: `#/components/schemas/${id}` }
}

const withoutId = ({ id: _id, ...rest }: Json): Json => rest

/** References to definitions of one schema as references to the shared ones. */
const pointed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))

function queryParameters(query: z.ZodObject | undefined) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const {
      $schema: _schema,
      description,
      ...made
    } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return { name, in: 'query', required: false, ...(description ? { description } : {}), schema: made }
  })
}
