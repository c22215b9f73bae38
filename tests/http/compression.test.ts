import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import { openAnyDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import type { LiveSite } from '#tests/support/live-site.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

describe('what is made for one request', () => {
  let connection: Connection
  let site: LiveSite
  beforeAll(async () => {
    connection = await openAnyDatabase('demo')
    site = await openLiveSite(connection)
  })
  afterAll(async () => {
    await site.close()
    await connection.close()
  })

  test.each(['/products?typing=', '/products/1?q=', '/api/v1/products?limit=24&search=lg'])(
    '%s is sent with brotli to who takes it, with gzip or as it is to others',
    async (path) => {
      // The first page of a kind comes in pieces, and is written a little differently.
      await site.get(path, BROWSER)
      const plain = await site.get(path, { 'accept-encoding': 'identity' })
      const br = await site.get(path, BROWSER)
      const gzip = await site.get(path, { 'accept-encoding': 'gzip, br;q=0' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(br.headers['content-encoding']).toBe('br')
      expect(gzip.headers['content-encoding']).toBe('gzip')
      for (const { headers } of [plain, br, gzip]) expect(headers.vary).toMatch(/Accept-Encoding/i)
      expect(br.headers['content-length']).toBe(String(br.body.length))
      expect(br.body.length).toBeLessThan(plain.body.length / 3)
      const length = brotliDecompressSync(br.body).length
      expect(length).toBe(gunzipSync(gzip.body).length)
      expect(length).toBe(plain.body.length)
    },
  )

  test('a few bytes are sent as they are', async () => {
    const { headers, body } = await site.get('/api/v1/search-suggestions?q=zzzzzz', BROWSER)
    expect(body.length).toBeLessThan(1024)
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body.toString())).toBeDefined()
  })
})
