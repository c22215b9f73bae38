import { Agent, request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import type { LiveSite } from '#tests/support/live-site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Problem = { status: number; detail: string; errors?: Record<string, string> }

describeOnDatabase('what is too large', 'schema', (database) => {
  let live: LiveSite
  let editor: Record<string, string>
  const ids = { category_id: 0, author_id: 0 }
  beforeAll(async () => {
    live = await openLiveSite(database())
    editor = (await aPersonWithKey(database(), 'editor')).headers
    const made = async (path: string, body: object) =>
      ((await (await send(`/api/v1/${path}`, JSON.stringify(body))).json()) as { id: number }).id
    ids.category_id = await made('article-categories', { name: 'Mục' })
    ids.author_id = await made('authors', { name: 'Người' })
    return () => live.close()
  })
  const send = (path: string, body: string, headers: Record<string, string> = editor) =>
    fetch(live.url + path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const article = (content: string) =>
    send('/api/v1/articles', JSON.stringify({ title: crypto.randomUUID(), content, ...ids }))
  const told = async (response: Response) => (await response.json()) as Problem

  describe.each(['/api/v1/articles', '/api/v1/products', '/functions/v1/paginated-products', '/mcp'])(
    'a body beyond the limit at %s',
    (path) => {
      it.each([300_000, 1_000_000, 2_500_000, 3_000_000])(
        'of %i bytes is 413, and the next request is answered',
        async (size) => {
          if (path === '/api/v1/articles' && size < 2_000_000) return
          for (let round = 0; round < 6; round += 1) {
            const response = await send(path, JSON.stringify({ message: 'a'.repeat(size) }))
            expect(response.status).toBe(413)
            await response.text()
            expect((await fetch(`${live.url}/api/v1/brands`)).status).toBe(200)
          }
        },
      )
    },
  )

  it('a body that is too long to be read is 413 at once, and its connection closes', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const closing = await new Promise((resolve, reject) => {
      const sent = request(`${live.url}/functions/v1/paginated-products`, {
        method: 'POST',
        agent,
        headers: { 'Content-Type': 'application/json', 'Content-Length': 40_000_000 },
      })
      sent.on('response', (response) => {
        response.resume()
        resolve([response.statusCode, response.headers.connection])
      })
      sent.on('error', reject)
      sent.write('a'.repeat(1_000))
    })
    expect(closing).toEqual([413, 'close'])
    agent.destroy()
  })

  it('what is refused before its body is read leaves the connection as usable', async () => {
    for (const path of ['/api/v1/articles', '/api/v1/products', '/api/v1/webhooks', '/mcp'])
      for (let round = 0; round < 3; round += 1) {
        const headers = { Authorization: 'Bearer chonmay_falsch' }
        const response = await send(path, JSON.stringify({ message: 'a'.repeat(1_900_000) }), headers)
        expect([401, 413]).toContain(response.status)
        await response.text()
        expect((await fetch(`${live.url}/api/v1/brands`)).status).toBe(200)
      }
  })

  it('a 413 says the limit that holds, and so does the page for people', async () => {
    const large = await told(await article('a'.repeat(2_000_000)))
    expect(large).toMatchObject({ status: 413, detail: 'Nội dung gửi lên vượt quá 2.000.000 byte.' })
    const small = await told(await send('/api/v1/products', 'a'.repeat(70_000)))
    expect(small).toMatchObject({ status: 413, detail: 'Nội dung gửi lên vượt quá 64 KB.' })
    const docs = await (await fetch(`${live.url}/api/docs`)).text()
    for (const limit of ['2.000.000 byte', '64 KB', '1.000.000 byte']) expect(docs).toContain(limit)
  })

  it('the content of an article is counted in bytes, as it came and as it is kept', async () => {
    expect((await article(`<p>${'ệ'.repeat(333_000)}</p>`)).status).toBe(201)
    for (const content of ['ệ'.repeat(400_000), '&'.repeat(300_000)]) {
      const answer = await told(await article(content))
      expect(answer).toMatchObject({
        status: 422,
        errors: { content: expect.stringContaining('1.000.000 byte') },
      })
    }
    const described = await (await fetch(`${live.url}/api/v1/openapi.json`)).json()
    const { content } = (
      described as {
        components: { schemas: { ArticleInput: { properties: { content: Record<string, unknown> } } } }
      }
    ).components.schemas.ArticleInput.properties
    expect(content['maxLength']).toBeUndefined()
    expect(content['description']).toContain('1.000.000 byte')
  })
})
