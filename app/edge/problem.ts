import { z } from 'zod'
import { AppError, HTTP_STATUS } from '#app/platform/errors.ts'
import { inEnglish, say } from '#app/platform/language.server.ts'

/** What each status is called, and the failure that it is for programs where nobody names one more exactly. */
const KINDS: Record<number, { title: string; code: string }> = {
  400: { title: 'Bad Request', code: 'bad_request' },
  401: { title: 'Unauthorized', code: 'unauthorized' },
  403: { title: 'Forbidden', code: 'forbidden' },
  404: { title: 'Not Found', code: 'not_found' },
  405: { title: 'Method Not Allowed', code: 'method_not_allowed' },
  409: { title: 'Conflict', code: 'conflict' },
  412: { title: 'Precondition Failed', code: 'changed_since' },
  413: { title: 'Content Too Large', code: 'too_large' },
  415: { title: 'Unsupported Media Type', code: 'unsupported' },
  422: { title: 'Unprocessable Content', code: 'invalid' },
  429: { title: 'Too Many Requests', code: 'too_many' },
  500: { title: 'Internal Server Error', code: 'internal' },
  501: { title: 'Not Implemented', code: 'not_implemented' },
  503: { title: 'Service Unavailable', code: 'unavailable' },
}

/** Every failure that a problem may name. */
export const PROBLEM_CODES = [
  ...new Set([...Object.values(KINDS).map(({ code }) => code), ...Object.keys(HTTP_STATUS)]),
]

const INVALID = { vi: 'Tham số không hợp lệ.', en: 'Some of what was sent is not valid.' }
const NO_JSON = {
  vi: 'Nội dung phải là JSON (Content-Type: application/json).',
  en: 'The body must be JSON (Content-Type: application/json).',
}
const BROKEN_JSON = { vi: 'Nội dung gửi lên không phải là JSON hợp lệ.', en: 'The body is not valid JSON.' }

type Extra = { errors?: Record<string, string>; headers?: Record<string, string>; code?: string }

/** An RFC 9457 answer. `detail` is for a person; `errors` names the fields at fault, `code` the failure for programs. */
export function problem(status: number, detail: string, { errors, headers, code }: Extra = {}): Response {
  const kind = KINDS[status] ?? { title: 'Error', code: 'error' }
  return Response.json(
    {
      type: 'about:blank',
      status,
      detail,
      ...kind,
      ...(code ? { code } : {}),
      ...(errors ? { errors } : {}),
    },
    {
      status,
      headers: {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
        ...headers,
      },
    },
  )
}

/**
 * The API edge: what `work` gives becomes JSON (a Response passes through), an expected failure its problem.
 * Anything else is thrown on: it is a defect, logged once by the server.
 */
export async function answerApi(work: () => unknown): Promise<Response> {
  try {
    const result = await work()
    if (result instanceof Response) return result
    return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } })
  } catch (error) {
    if (error instanceof z.ZodError) return problem(422, say(INVALID), { errors: fieldErrors(error) })
    if (!(error instanceof AppError)) throw error
    return problem(HTTP_STATUS[error.code], error.message, {
      code: error.code,
      ...(error.fields ? { errors: error.fields } : {}),
      ...(error.retryAfter ? { headers: { 'Retry-After': String(error.retryAfter) } } : {}),
    })
  }
}

/** The same in English, for what is written by screens whose texts are English. */
export const answerInEnglish = (work: () => unknown): Promise<Response> => inEnglish(() => answerApi(work))

/** Reads the query of a URL with a schema. @throws ZodError naming the parameters at fault */
export function parseQuery<S extends z.ZodType>(schema: S, request: Request): z.infer<S> {
  return schema.parse(Object.fromEntries(new URL(request.url).searchParams))
}

/**
 * Reads a JSON body.
 * @throws AppError 'unsupported' for another content type, 'bad_request' for text that is not JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/(?:merge-patch\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported', say(NO_JSON))
  }
  try {
    return await request.json()
  } catch {
    throw new AppError('bad_request', say(BROKEN_JSON))
  }
}

/** What is wrong by field, the path of a nested one joined by dots. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]))
}
