import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { s3Storage } from './s3-storage.server.ts'
import { StorageAway } from './storage.ts'

type Call = { method: string; url: string; headers: IncomingHttpHeaders }

let server: Server
let endpoint: string
let calls: Call[]
let files: Map<string, Buffer>
/** What the storage does wrong: a status, or no answer at all. */
let fault: number | 'silence' | null

beforeEach(async () => {
  calls = []
  files = new Map()
  fault = null
  server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    calls.push({ method, url, headers })
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (fault === 'silence') return
      if (fault) return response.writeHead(fault).end('<Error/>')
      if (method === 'PUT') files.set(url, Buffer.concat(chunks))
      if (method === 'DELETE') return response.writeHead(files.delete(url) ? 204 : 404).end()
      const file = files.get(url)
      return response.writeHead(file ? 200 : 404).end(file)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const storageAt = (publicUrl?: string, ms?: number) =>
  s3Storage(
    { endpoint, region: 'vn-1', bucket: 'anh', accessKeyId: 'KEY', secretAccessKey: 'SECRET', publicUrl },
    ms,
  )

describe('s3Storage', () => {
  it('keeps files below uploads/ of the bucket, each call signed', async () => {
    const storage = storageAt()
    await storage.put('a.webp', new Uint8Array([1, 2]), 'image/webp')
    expect(new Uint8Array((await storage.get('a.webp')) ?? [])).toEqual(new Uint8Array([1, 2]))
    await storage.remove('a.webp')
    expect(await storage.get('a.webp')).toBeNull()
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /anh/uploads/a.webp',
      'GET /anh/uploads/a.webp',
      'DELETE /anh/uploads/a.webp',
      'GET /anh/uploads/a.webp',
    ])
    for (const { headers } of calls) {
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/vn-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
      )
      expect(headers['x-amz-date']).toMatch(/^\d{8}T\d{6}Z$/)
      expect(headers['x-amz-content-sha256']).toBeTruthy()
    }
    expect(calls[0]?.headers['content-type']).toBe('image/webp')
  })

  it.each([403, 500, 503])('is away when it answers %d', async (status) => {
    fault = status
    await expect(storageAt().put('a.webp', new Uint8Array([1]), 'image/webp')).rejects.toBeInstanceOf(
      StorageAway,
    )
    await expect(storageAt().get('a.webp')).rejects.toBeInstanceOf(StorageAway)
  })

  it('is away when it does not answer in time', async () => {
    fault = 'silence'
    await expect(storageAt(undefined, 50).get('a.webp')).rejects.toBeInstanceOf(StorageAway)
  })

  it('says where everybody may read a file, where the bucket is public', () => {
    expect(storageAt().publicAddress('a.webp')).toBeNull()
    expect(storageAt('https://cdn.example').publicAddress('a.webp')).toBe(
      'https://cdn.example/uploads/a.webp',
    )
  })
})
