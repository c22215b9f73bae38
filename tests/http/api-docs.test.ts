import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('what the page of the API tells', 'schema', (database) => {
  let site: TestSite
  let page = ''
  beforeAll(async () => {
    site = await openSite(database())
    page = await (await site.get('/api/docs')).text()
  })

  it.each([
    ['an overview in English', 'README.md'],
    ['supabase-js with the address of the site', 'createClient(&#x27;http://localhost:3000&#x27;'],
    ['that pictures are not uploaded by it', 'Ảnh không tải lên được qua API'],
    ['the head that leads on', 'rel=&quot;next&quot;'],
    ['categories that are not there', 'Danh mục sản phẩm không có là 404'],
    ['filters in brackets', 'attributes[doors]'],
  ])('%s', (_, words) => {
    expect(page).toContain(words)
  })

  it('the description says in English where to read in English', async () => {
    const { info } = (await (await site.get('/api/v1/openapi.json')).json()) as {
      info: { description: string }
    }
    expect(info.description).toContain('README.md')
  })

  it('what it says of categories is so', async () => {
    expect((await site.get('/api/v1/products?category=khong-co')).status).toBe(404)
    const articles = await site.get('/api/v1/articles?category=khong-co')
    expect(await articles.json()).toMatchObject({ articles: [] })
  })
})
