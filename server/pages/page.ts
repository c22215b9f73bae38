import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Keeping } from './keeping.ts'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
/** Above 6 a page takes several times as long for a few bytes less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** How a page may be sent. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** One way to send a page, ready for the wire; `headers` are names and values in turn. */
export type PageForm = { body: Buffer; etag: string; headers: readonly string[] }

/** A finished answer, the same for everybody. */
export type Page = {
  /** The form of an encoding, if somebody has asked for it before. */
  ready: (encoding: Encoding) => PageForm | undefined
  /** The same, compressed now if it has to be. */
  form: (encoding: Encoding) => Promise<PageForm>
  tags: ReadonlySet<string>
  readers: Keeping['readers']
  /** What it takes of the memory with its compressed forms, about, in bytes. */
  size: number
}

/** Headers that belong to one answer or one connection. */
const OF_ONE_ANSWER = new Set([
  'content-length',
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
])

/**
 * An answer as a page to keep; null, and its body unread, for one that must not be: not 200, with a cookie, or told to be
 * stored nowhere.
 * @param edgeSeconds how long a CDN may give it out without asking
 */
export async function packPage(
  response: Response,
  keeping: Keeping,
  edgeSeconds: number,
): Promise<Page | null> {
  const { headers } = response
  const isClosed = /no-store|private/.test(headers.get('cache-control') ?? '')
  if (response.status !== 200 || keeping.tags.size === 0 || headers.has('set-cookie') || isClosed) return null
  const kept = new Map([...headers].filter(([name]) => !OF_ONE_ANSWER.has(name)))
  const body = Buffer.from(allowByHash(await response.text(), kept))
  kept.set('cache-control', cacheControl(edgeSeconds))
  kept.set('vary', 'Accept-Encoding')
  return {
    ...formsOf(body, kept, versionIn(kept.get('etag'))),
    // Who runs the site stands at the foot of every page.
    tags: new Set([...keeping.tags, 'site']),
    readers: keeping.readers,
    size: Math.ceil(body.length * 1.5) + 8192,
  }
}

/** The version that an answer names in its own ETag ('"version.hash"'), with its point; '' for one that names none. */
const versionIn = (etag = '') => /^(?:W\/)?"(\w+\.)/.exec(etag)?.[1] ?? ''

/** The forms of a body, each made once, when it is first asked for. @param version stands first in its ETags */
function formsOf(
  body: Buffer,
  headers: ReadonlyMap<string, string>,
  version: string,
): Pick<Page, 'ready' | 'form'> {
  const hash = sha256(body).toString('base64url').slice(0, 22)
  const ready = new Map<Encoding, PageForm>()
  const running = new Map<Encoding, Promise<PageForm>>()

  async function make(encoding: Encoding): Promise<PageForm> {
    const bytes =
      encoding === 'br'
        ? await asBrotli(body, BROTLI)
        : encoding === 'gzip'
          ? await asGzip(body, { level: 6 })
          : body
    const isPlain = encoding === 'identity'
    const etag = `"${version}${hash}${isPlain ? '' : `-${encoding}`}"`
    const all = new Map([...headers, ['etag', etag]])
    if (!isPlain) all.set('content-encoding', encoding)
    const form = { body: bytes, etag, headers: [...all].flat() }
    ready.set(encoding, form)
    return form
  }

  return {
    ready: (encoding) => ready.get(encoding),
    form(encoding) {
      const making = running.get(encoding) ?? make(encoding)
      running.set(encoding, making)
      return making
    },
  }
}

function cacheControl(edgeSeconds: number): string {
  return edgeSeconds > 0
    ? `public, max-age=0, s-maxage=${edgeSeconds}, stale-while-revalidate=${edgeSeconds}`
    : 'public, max-age=0, must-revalidate'
}

/**
 * The document with its inline scripts allowed by their hashes: a nonce that many visitors get is one that an attacker
 * can read. Changes the policy in `headers` accordingly.
 */
function allowByHash(html: string, headers: Map<string, string>): string {
  const policy = headers.get('content-security-policy') ?? ''
  const [source, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
  if (!source) return html
  const written = nonce.replaceAll(/\W/g, '\\$&')
  const hashes = new Set<string>()
  const isData = (attributes: string) => attributes.includes('application/ld+json')
  const inline = new RegExp(`<(script|style)([^>]*) nonce="${written}"([^>]*)>([^]*?)</\\1>`, 'g')
  const allowed = html.replace(
    inline,
    (_whole, name: string, before: string, after: string, text: string) => {
      if (text && !isData(before + after)) hashes.add(`'sha256-${sha256(text).toString('base64')}'`)
      return `<${name}${before}${after}>${text}</${name}>`
    },
  )
  headers.set(
    'content-security-policy',
    policy
      .replace(`script-src 'self' ${source}`, `script-src 'self' ${[...hashes].join(' ')}`)
      .replace(` ${source}`, ''),
  )
  return allowed.replaceAll(new RegExp(` nonce="(?:${written})?"`, 'g'), '')
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
