import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A storage that speaks as much of S3 as backups need, in memory. */
export type S3Server = {
  endpoint: string
  /** By bucket and key. */
  files: Map<string, Buffer>
  /** What it was asked, as 'PUT /bucket/key?query'. */
  calls: string[]
  /** What it does with a file that is put together: nothing, unless told otherwise. */
  spoil: (bytes: Buffer) => Buffer
  /** Answers everything with this status from now on; null: does its work. */
  fault: number | null
  close(): Promise<void>
}

const PAGE = 2

export async function openS3(): Promise<S3Server> {
  const parts = new Map<string, Buffer[]>()
  const s3: S3Server = {
    endpoint: '',
    files: new Map(),
    calls: [],
    spoil: (bytes) => bytes,
    fault: null,
    close: () => Promise.resolve(),
  }
  const list = (bucket: string, query: URLSearchParams) => {
    const prefix = `/${bucket}/${query.get('prefix') ?? ''}`
    const keys = [...s3.files.keys()].filter((key) => key.startsWith(prefix)).sort()
    const from = Number(query.get('continuation-token') ?? 0)
    const rows = keys.slice(from, from + PAGE).map((key) => {
      const name = key.slice(bucket.length + 2).replaceAll('&', '&amp;')
      return `<Contents><Key>${name}</Key><Size>${s3.files.get(key)?.length}</Size></Contents>`
    })
    const more =
      from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${rows.join('')}${more}</ListBucketResult>`
  }
  const answer = (
    method: string,
    url: URL,
    body: Buffer,
  ): { status: number; body?: string | Buffer; headers?: Record<string, string> } => {
    const { pathname, searchParams: query } = url
    const id = query.get('uploadId') ?? ''
    if (s3.fault !== null) return { status: s3.fault }
    if (query.get('list-type') === '2') return { status: 200, body: list(pathname.slice(1), query) }
    if (method === 'POST' && query.has('uploads')) {
      parts.set(pathname, [])
      return { status: 200, body: `<R><UploadId>${pathname}</UploadId></R>` }
    }
    if (method === 'PUT' && id) {
      ;(parts.get(id) ?? [])[Number(query.get('partNumber')) - 1] = body
      return { status: 200, headers: { ETag: `"${createHash('md5').update(body).digest('hex')}"` } }
    }
    if (method === 'POST' && id) {
      s3.files.set(pathname, s3.spoil(Buffer.concat(parts.get(id) ?? [])))
      return { status: 200, body: '<CompleteMultipartUploadResult/>' }
    }
    if (method === 'DELETE')
      return { status: (id ? parts.delete(id) : s3.files.delete(pathname)) ? 204 : 404 }
    const file = s3.files.get(pathname)
    return file ? { status: 200, body: file } : { status: 404 }
  }
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request)
      const url = new URL(request.url ?? '/', s3.endpoint)
      s3.calls.push(`${request.method} ${url.pathname}${url.search}`)
      const { status, body: said, headers = {} } = answer(request.method ?? '', url, body)
      response.writeHead(status, { ...headers, 'Content-Length': said?.length ?? 0 })
      response.end(request.method === 'HEAD' ? undefined : said)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  s3.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  s3.close = () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections())
  return s3
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
