import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { csvOf } from '#tests/support/imports.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

describeOnDatabases('the list of imports', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  const get = (query: string, headers = editor) => site.get(`/api/v1/imports${query}`, headers)
  type List = {
    imports: { id: string; subject: string; state: string; fileName: string; createdAt: string }[]
    pagination: { total: number; nextCursor: string | null; page: number | null }
  }
  const list = async (query = '') => (await (await get(query)).json()) as List
  const ids = ({ imports }: List) => imports.map(({ id }) => id)
  beforeAll(async () => {
    site = await openSite(database())
    editor = (await aPersonWithKey(database(), 'editor')).headers
    for (const at of [1, 2, 3, 4, 5]) {
      const body = new FormData()
      const text = csvOf([
        ['title', 'content', 'category_id', 'author_id'],
        [`Bài ${at}`, 'a', '1', '1'],
      ])
      body.set('file', new File([text], `tep-${at}.csv`, { type: 'text/csv' }))
      await site.request('/api/v1/imports', { method: 'POST', headers: editor, body })
      await site.finishImports()
    }
  })

  it('is the newest first, paged by cursor in both orders, and says how many there are', async () => {
    const whole = await list()
    expect(whole.imports.map(({ fileName }) => fileName)).toEqual(
      [5, 4, 3, 2, 1].map((at) => `tep-${at}.csv`),
    )
    expect(whole.pagination).toMatchObject({ total: 5, page: 1, nextCursor: null })
    for (const sortOrder of ['asc', 'desc']) {
      const walked: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: List = await list(`?limit=2&sortOrder=${sortOrder}${cursor && `&cursor=${cursor}`}`)
        walked.push(...ids(page))
        cursor = page.pagination.nextCursor
      }
      expect(walked).toEqual(sortOrder === 'desc' ? ids(whole) : ids(whole).reverse())
    }
    expect(ids(await list('?limit=2&page=3'))).toEqual(ids(whole).slice(4))
  })

  it('is filtered by subject, state, file and feed', async () => {
    expect((await list('?subject=products')).pagination.total).toBe(0)
    expect((await list('?state=completed&subject=articles')).pagination.total).toBe(5)
    expect((await list('?state=uploaded')).pagination.total).toBe(0)
    expect((await list('?search=TEP-3')).imports).toMatchObject([{ fileName: 'tep-3.csv', feedId: null }])
    expect((await list('?feed=1')).pagination.total).toBe(0)
  })

  it.each(['?state=x', '?cursor=eA', '?limit=0', '?sortBy=name'])('%s is a 422', async (query) => {
    expect((await get(query)).status).toBe(422)
  })

  it('a forged cursor is a 422', async () => {
    const cursor = Buffer.from(JSON.stringify(['createdAt', 'desc', `x' 2026`, 0])).toString('base64url')
    expect((await get(`?cursor=${cursor}`)).status).toBe(422)
  })

  it('is for editors alone', async () => {
    expect((await get('', {})).status).toBe(401)
    expect((await get('', (await aPersonWithKey(database(), null)).headers)).status).toBe(403)
  })
})
