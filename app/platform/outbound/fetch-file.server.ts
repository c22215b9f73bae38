import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Agent, request as requestHttp } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { Agent as AgentHttps, request as requestHttps } from 'node:https'
import { Transform } from 'node:stream'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { FetchError } from './fetch-failure.ts'
import { guardOf, readAddress } from './guarded-address.server.ts'
import type { Trusts } from './guarded-address.server.ts'

/** Limits of one file. Times in ms. */
export type FetchLimits = {
  /** Bytes, as they come and as they are unpacked. */
  bytes: number
  /** To the first byte of the answer. */
  answer: number
  /** Between two pieces of the body. */
  silence: number
  /** All together, with redirects. */
  whole: number
}

const MOST_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export type FetcherOptions = {
  limits: FetchLimits
  /** Addresses that are fetched wherever they lie: the site's own, and those of tests. None unless told. */
  trusts?: Trusts
}

/** What an address said of its file the last time. */
export type Validators = { etag: string | null; lastModified: string | null }

/** A file as it was fetched; `hash` is the SHA-256 of its bytes. */
export type FetchedFile = Validators & { bytes: number; hash: string }

export type FetchFile = (
  address: string,
  to: string,
  known: Validators,
  signal?: AbortSignal,
) => Promise<FetchedFile | 'unchanged'>

/**
 * Fetches files from addresses that somebody typed. Every address on the way, also behind a redirect, is looked up once and the
 * connection made to just what was looked at, so that none leads into a network of ours. Nothing of ours is sent along.
 * @returns a function that writes the file to `to`; nothing is left there when it throws FetchError, or the signal's reason
 */
export function createFetcher({ limits, trusts = () => false }: FetcherOptions): FetchFile {
  return async (address, to, known, signal) => {
    const whole = AbortSignal.timeout(limits.whole)
    const either = signal ? AbortSignal.any([whole, signal]) : whole
    try {
      let url = readAddress(address)
      for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
        const { response, failed, done } = await ask(url, { known, limits, trusts, signal: either })
        const status = response.statusCode ?? 0
        const { location } = response.headers
        if (REDIRECTS.has(status) && location) {
          done()
          url = readAddress(location, url)
          continue
        }
        if (status === 304) {
          done()
          return 'unchanged'
        }
        if (status !== 200) {
          done()
          throw new FetchError('status', String(status))
        }
        return await keep({ response, failed }, to, { limits, signal: either }).finally(done)
      }
      throw new FetchError('redirects', String(MOST_REDIRECTS))
    } catch (error) {
      await rm(to, { force: true })
      if (signal?.aborted) throw signal.reason
      throw whole.aborted ? new FetchError('timeout', `${limits.whole / 1000} s`) : asFailure(error)
    }
  }
}

type Asking = Required<Pick<FetcherOptions, 'limits' | 'trusts'>> & { known: Validators; signal: AbortSignal }
/** `failed` rejects with what goes wrong with the connection, also behind the answer; `done` lets go of it. */
type Answered = { response: IncomingMessage; failed: Promise<never>; done: () => void }

const KEPT = { keepAlive: true, maxSockets: 1 }

async function ask(url: URL, { known, limits, trusts, signal }: Asking): Promise<Answered> {
  // A connection that is kept is read on behind the answer: more than was announced is met as a fault.
  const agent = url.protocol === 'https:' ? new AgentHttps(KEPT) : new Agent(KEPT)
  const options: RequestOptions = {
    agent,
    ...guardOf(url, trusts),
    headers: {
      'User-Agent': 'ChonMay',
      Accept: '*/*',
      'Accept-Encoding': 'gzip, identity',
      ...(known.etag ? { 'If-None-Match': known.etag } : {}),
      ...(known.lastModified ? { 'If-Modified-Since': known.lastModified } : {}),
    },
    signal,
  }
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
  const late = setTimeout(
    () => request.destroy(new FetchError('timeout', `${limits.answer / 1000} s`)),
    limits.answer,
  )
  const failed = new Promise<never>((_, reject) => request.on('error', reject))
  failed.catch(() => undefined)
  const response = new Promise<IncomingMessage>((resolve) => request.on('response', resolve))
  request.end()
  try {
    const done = () => agent.destroy()
    return { response: await Promise.race([response, failed]), failed, done }
  } catch (error) {
    agent.destroy()
    // A plain HTTP server that is spoken to in TLS may hang up before it has read all of it.
    throw codeOf(error) === 'ECONNRESET' ? new FetchError('no_connection', 'ECONNRESET') : error
  } finally {
    clearTimeout(late)
  }
}

type Keeping = { limits: FetchLimits; signal: AbortSignal }

async function keep(
  { response, failed }: Omit<Answered, 'done'>,
  to: string,
  { limits, signal }: Keeping,
): Promise<FetchedFile> {
  const { 'content-length': said, 'content-encoding': encoding = 'identity' } = response.headers
  const { etag = null, 'last-modified': lastModified = null } = response.headers
  if (Number(said) > limits.bytes) throw new FetchError('too_large', `${said} B`)
  if (!/^(?:identity|gzip|x-gzip)$/i.test(encoding)) throw new FetchError('encoding', encoding)
  response.setTimeout(limits.silence, () =>
    response.destroy(new FetchError('timeout', `${limits.silence / 1000} s`)),
  )
  const hash = createHash('sha256')
  const raw = measure(limits.bytes)
  const unpacked = measure(limits.bytes, (chunk) => hash.update(chunk))
  const through: Duplex[] = /gzip/i.test(encoding)
    ? [raw.stream, createGunzip(), unpacked.stream]
    : [unpacked.stream]
  await pipeline([response, ...through, createWriteStream(to, { mode: 0o600 })], { signal })
  if (!response.complete) throw new FetchError('truncated')
  await Promise.race([failed, wait(AFTERWARDS_MS)])
  if (unpacked.bytes() === 0) throw new FetchError('empty')
  return { etag, lastModified, bytes: unpacked.bytes(), hash: hash.digest('hex') }
}

/** What comes behind the end of an answer comes with it, or right after; in ms. */
const AFTERWARDS_MS = 100

function measure(most: number, tell: (chunk: Buffer) => void = () => undefined) {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      tell(chunk)
      done(bytes > most ? new FetchError('too_large', `> ${most} B`) : null, chunk)
    },
  })
  return { stream, bytes: () => bytes }
}

const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME'])
const BAD_PACKING = new Set(['Z_DATA_ERROR', 'Z_BUF_ERROR', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

function asFailure(error: unknown): unknown {
  if (error instanceof FetchError || !(error instanceof Error)) return error
  const code = codeOf(error)
  if (error.message === 'aborted' || BAD_PACKING.has(code) || code.startsWith('HPE_'))
    return new FetchError('truncated', code)
  if (NO_HOST.has(code)) return new FetchError('not_found_host', code)
  if (/^(?:ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ERR_TLS|ERR_SSL|CERT_|UNABLE_|DEPTH_|SELF_|EPROTO)/.test(code))
    return new FetchError('no_connection', code)
  return error
}
