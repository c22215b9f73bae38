import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { articleMaker } from '#tests/support/articles.ts'
import { openDatabase } from '#tests/support/database.ts'
import { csvOf } from '#tests/support/imports.ts'
import { addPerson, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

describe.each([
  ['forward', 1],
  ['back', -1],
])("the server's clock jumps a day %s", (_, days) => {
  let site: TestSite
  let editor: Record<string, string>
  beforeAll(async () => {
    const connection = await openDatabase('embedded', 'schema')
    site = await openSite(connection)
    await addPerson(connection, 'editor@example.vn', 'editor')
    editor = { Cookie: await signIn(site, 'editor@example.vn') }
    const make = articleMaker(connection.db)
    await make.article('ra-roi', { publishedAt: new Date(Date.now() - 60_000) })
    await make.article('hen-gio', { publishedAt: new Date(Date.now() + 60 * 60_000) })
    return () => connection.close()
  })
  afterEach(() => void vi.useRealTimers())
  const jump = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })

  it('who is signed in stays signed in, and somebody else can sign in', async () => {
    jump()
    expect((await site.get('/admin', editor)).status).toBe(200)
    expect(await signIn(site, 'editor@example.vn')).not.toBe('')
  })

  it('what is out stays out, and what waits for its time is not shown early', async () => {
    jump()
    expect((await site.get('/blog/ra-roi')).status).toBe(200)
    expect((await site.get('/blog/hen-gio')).status).toBe(404)
  })

  it('an import that is sent runs to its end, once', async () => {
    jump()
    const body = new FormData()
    const rows = Array.from({ length: 300 }, (_, at) => [`Bài ${at}`, '<p>Nội dung</p>', '1', '1'])
    body.set(
      'file',
      new File([csvOf([['title', 'content', 'category_id', 'author_id'], ...rows])], 'bai.csv', {
        type: 'text/csv',
      }),
    )
    const sent = await site.request('/api/v1/imports', { method: 'POST', headers: editor, body })
    const { id } = (await sent.json()) as { id: string }
    await site.finishImports()
    const view = await (await site.get(`/api/v1/imports/${id}`, editor)).json()
    expect(view).toMatchObject({ state: 'completed', progress: { processed: 300, imported: 300, errors: 0 } })
  })
})
