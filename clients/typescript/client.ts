import type { paths } from './api.d.ts'

/** The calls of one method, by their paths. */
type PathsOf<Method extends string> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: unknown }> ? Path : never
}[keyof paths]

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Call<Path extends keyof paths, M extends Method> =
  paths[Path] extends Record<M, infer Found> ? Found : never

type JsonOf<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined
type AnswerOf<C> = C extends { responses: infer All }
  ? JsonOf<All extends Record<200, infer A> ? A : All extends Record<201, infer A> ? A : unknown>
  : never
type BodyOf<C> = C extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined
type ParametersOf<C, Place extends 'path' | 'query'> = C extends {
  parameters: Partial<Record<Place, infer P>>
}
  ? P
  : undefined

type Query = Record<string, string | number | boolean | null | undefined>

type Asked<C> = {
  path?: ParametersOf<C, 'path'>
  query?: ParametersOf<C, 'query'>
  body?: BodyOf<C>
  /** The ETag that was read: a write over a later state is refused with 412. */
  ifMatch?: string
  /** The same key again is the same write. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** An answer with what its next write is held against. */
export type Answer<T> = { data: T; etag: string | null }

/** A call that was refused (RFC 9457). */
export class ApiProblem extends Error {
  readonly status: number
  readonly fields: Record<string, string>

  constructor(status: number, problem: { detail?: string; errors?: Record<string, string> }) {
    super(problem.detail ?? `The site answered ${status}.`)
    this.status = status
    this.fields = problem.errors ?? {}
  }
}

/**
 * Calls the API of one site, typed by its own description.
 * @param site its address, 'https://chonmay.example' @param key an API key; without one only what everybody may read
 */
export function createClient(
  site: string,
  { key, fetch: send = fetch }: { key?: string; fetch?: typeof fetch } = {},
) {
  async function call(method: Method, path: string, asked: Asked<unknown>): Promise<Answer<unknown>> {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((asked.path as Record<string, unknown> | undefined)?.[name])),
    )
    const url = new URL(filled, site)
    for (const [name, value] of Object.entries((asked.query as Query | undefined) ?? {}))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
    const headers = new Headers({ Accept: 'application/json' })
    if (key) headers.set('Authorization', `Bearer ${key}`)
    if (asked.ifMatch) headers.set('If-Match', asked.ifMatch)
    if (asked.idempotencyKey) headers.set('Idempotency-Key', asked.idempotencyKey)
    const init: RequestInit = { method: method.toUpperCase(), headers }
    if (asked.signal) init.signal = asked.signal
    if (asked.body !== undefined) {
      headers.set('Content-Type', 'application/json')
      init.body = JSON.stringify(asked.body)
    }
    const response = await send(url, init)
    const text = await response.text()
    const data: unknown = text === '' ? undefined : JSON.parse(text)
    if (!response.ok) throw new ApiProblem(response.status, data as { detail?: string })
    return { data, etag: response.headers.get('etag') }
  }
  const by =
    <M extends Method>(method: M) =>
    <Path extends PathsOf<M>>(
      path: Path,
      asked: Asked<Call<Path, M>> = {},
    ): Promise<Answer<AnswerOf<Call<Path, M>>>> =>
      call(method, path, asked) as Promise<Answer<AnswerOf<Call<Path, M>>>>
  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') }
}
