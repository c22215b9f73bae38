import type { paths } from './api.d.ts'

/** The calls of one method, by their paths. */
type PathsOf<Method extends string> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: unknown }> ? Path : never
}[keyof paths]

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Call<Path extends keyof paths, M extends Method> =
  paths[Path] extends Record<M, infer Found> ? Found : never

type ContentOf<R> = R extends { content: { 'application/json': infer Body } }
  ? Body
  : R extends { content: { 'text/csv': infer Text } }
    ? Text
    : undefined
type AnswerOf<C> = C extends { responses: infer All } ? ContentOf<All[keyof All & (200 | 201 | 202)]> : never
type BodyOf<C> = C extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? Body
    : FormData
  : undefined
type ParametersOf<C, Place extends 'path' | 'query'> = C extends {
  parameters: Partial<Record<Place, infer P>>
}
  ? P
  : undefined

type Value = string | number | boolean | null | undefined
/** A list is a parameter that is repeated. */
type Values = Record<string, Value | readonly Value[]>

/** What a call is asked with besides its path. */
type Sent = {
  body?: unknown
  /** The ETag that was read: a write over a later state is refused with 412. */
  ifMatch?: string
  /** The same key again is the same write. */
  idempotencyKey?: string
  signal?: AbortSignal
}
type Asked<Path, C> = Sent & {
  query?: ParametersOf<C, 'query'>
  body?: BodyOf<C>
} & (Path extends `${string}{${string}` ? { path: ParametersOf<C, 'path'> } : { path?: undefined })
/** What a call is given: nothing has to be, unless its path has something to fill. */
type Given<Path, C> = Path extends `${string}{${string}` ? [asked: Asked<Path, C>] : [asked?: Asked<Path, C>]

/** An answer with what its next write is held against. */
export type Answer<T> = { data: T; etag: string | null }

type Problem = { detail?: string; code?: string; errors?: Record<string, string> }

/** A call that was refused (RFC 9457), or that something before the site answered: then there is only the status. */
export class ApiProblem extends Error {
  readonly status: number
  /** The failure for programs; null where it was not the site that answered. */
  readonly code: string | null
  readonly fields: Record<string, string>
  /** Seconds to wait before the next try; null where nobody said. */
  readonly retryAfter: number | null

  constructor(status: number, { detail, code, errors }: Problem = {}, retryAfter: number | null = null) {
    super(detail ?? `The site answered ${status}.`)
    this.status = status
    this.code = code ?? null
    this.fields = errors ?? {}
    this.retryAfter = retryAfter
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
  async function call(
    method: Method,
    path: string,
    { body, ifMatch, idempotencyKey, signal, ...asked }: Sent & { path?: unknown; query?: unknown },
  ): Promise<Answer<unknown>> {
    const places = (asked.path ?? {}) as Values
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(places[name])),
    )
    const url = new URL(filled, site)
    // Filters by figures of their own names ('attributes') are parameters of these names.
    const { attributes = {}, ...query } = (asked.query ?? {}) as Values & { attributes?: Values }
    for (const [name, given] of Object.entries({ ...attributes, ...query }))
      for (const value of Array.isArray(given) ? given : [given])
        if (value !== undefined && value !== null) url.searchParams.append(name, String(value))
    const headers = new Headers({ Accept: 'application/json, text/csv' })
    if (key) headers.set('Authorization', `Bearer ${key}`)
    if (ifMatch) headers.set('If-Match', ifMatch)
    if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
    const init: RequestInit = { method: method.toUpperCase(), headers }
    if (signal) init.signal = signal
    if (body instanceof FormData) init.body = body
    else if (body !== undefined) {
      headers.set('Content-Type', 'application/json')
      init.body = JSON.stringify(body)
    }
    const response = await send(url, init)
    return { data: await read(response), etag: response.headers.get('etag') }
  }
  const by =
    <M extends Method>(method: M) =>
    <Path extends PathsOf<M>>(
      path: Path,
      ...[asked]: Given<Path, Call<Path, M>>
    ): Promise<Answer<AnswerOf<Call<Path, M>>>> =>
      call(method, path, asked ?? {}) as Promise<Answer<AnswerOf<Call<Path, M>>>>
  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') }
}

/** What an answer holds, by its type. @throws ApiProblem for a refusal, and for what no API answers */
async function read(response: Response): Promise<unknown> {
  const { status, ok, headers } = response
  const text = await response.text()
  const type = headers.get('content-type') ?? ''
  const isJson = /\bjson\b/.test(type)
  if (ok && text === '') return undefined
  if (ok && isJson) return JSON.parse(text)
  if (ok && type.startsWith('text/csv')) return text
  const seconds = Number(headers.get('retry-after') ?? NaN)
  const retryAfter = Number.isNaN(seconds) ? null : seconds
  throw new ApiProblem(status, isJson ? (JSON.parse(text) as Problem) : {}, retryAfter)
}
