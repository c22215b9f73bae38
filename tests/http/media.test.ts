import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { anAnimation, aPhoto } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

type Sent = { id: number; url: string; alt: string; width: number; height: number }

const folder = mkdtempSync(join(tmpdir(), 'cm-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnDatabases('pictures', 'schema', (database, kind) => {
  let site: TestSite
  let editor: Record<string, string>
  let admin: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database(), { DATA_DIR: join(folder, kind) })
    await addPerson(database(), 'editor@example.vn', 'editor')
    await addPerson(database(), 'admin@example.vn', 'admin')
    editor = { Cookie: await signIn(site, 'editor@example.vn') }
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
  })

  const upload = (
    bytes: Uint8Array,
    alt: string | null,
    headers: Record<string, string> = editor,
    to = site,
  ) => {
    const body = new FormData()
    if (alt !== null) body.set('alt', alt)
    body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'bí mật.png')
    return to.request('/admin/media/upload', { method: 'POST', body, headers: { Accept: '*/*', ...headers } })
  }
  const uploaded = async (width: number) =>
    (await (await upload(await aPhoto({ width, height: 80 }), 'Tủ lạnh')).json()) as Sent

  it('are taken in with their description and served by every name', async () => {
    const response = await upload(await aPhoto({ width: 1000, height: 700 }), '  Tủ lạnh  bốn cánh ')
    expect(response.status).toBe(201)
    const { url, alt, width, height } = (await response.json()) as Sent
    expect({ alt, width, height }).toEqual({ alt: 'Tủ lạnh bốn cánh', width: 700, height: 1000 })
    for (const name of [url, `${url}.webp`, `${url}-480.webp`]) {
      const served = await site.get(name, { Accept: 'image/webp,*/*' })
      expect(served.status, name).toBe(200)
      expect(served.headers.get('content-type')).toBe('image/webp')
      expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(served.headers.get('x-content-type-options')).toBe('nosniff')
      expect(served.headers.get('vary')?.includes('Accept') ?? false, name).toBe(name === url)
      const { exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
      expect(exif).toBeUndefined()
    }
  })

  it('come as AVIF to a browser that takes it, once that is made', async () => {
    const { url } = await uploaded(90)
    await expect
      .poll(
        async () => (await site.get(url, { Accept: 'image/avif,image/webp' })).headers.get('content-type'),
        { timeout: 20_000 },
      )
      .toBe('image/avif')
  })

  it.each(['/uploads/x', '/uploads/0123456789abcdef0123-9x9', '/uploads/.part'])(
    'are not there at %s',
    async (path) => expect((await site.get(path)).status).toBe(404),
  )

  it.each<[string, () => Promise<Response>, number, RegExp]>([
    ['no description', async () => upload(await aPhoto(), null), 422, /mô tả ảnh/],
    ['a blank description', async () => upload(await aPhoto(), '   '), 422, /mô tả ảnh/],
    ['an SVG', () => upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x'), 422, /SVG/],
    ['an animation', async () => upload(await anAnimation(), 'x'), 422, /ảnh động/],
    ['something else', () => upload(Buffer.from('xin chào'), 'x'), 422, /không phải là ảnh/],
    ['nothing', () => upload(new Uint8Array(), 'x'), 422, /chưa chọn ảnh/],
    ['too much', () => upload(new Uint8Array(10 * 2 ** 20 + 1), 'x'), 413, /10 MB/],
    ['far too much', () => upload(new Uint8Array(11 * 2 ** 20), 'x'), 413, /10 MB/],
    ['JSON', () => site.post('/admin/media/upload', {}, editor), 415, /multipart/],
  ])('are refused for %s, in words', async (_, send, status, words) => {
    const response = await send()
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.text()).toMatch(words)
  })

  it('lead a plain form back to the library', async () => {
    const response = await upload(await aPhoto({ width: 60, height: 60 }), 'Quạt', {
      ...editor,
      Accept: 'text/html',
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin/media'])
  })

  it('are found by their description for who chooses one', async () => {
    await upload(await aPhoto({ width: 70, height: 60 }), 'Máy giặt cửa ngang')
    const found = await (await site.get('/admin/media/library?q=may%20giat', editor)).json()
    expect(found).toMatchObject({ total: 1, hasMore: false, pictures: [{ alt: 'Máy giặt cửa ngang' }] })
  })

  it('go for good by an administrator’s hand alone, out of the trash, and only while nothing shows them', async () => {
    const { id, url } = await uploaded(110)
    const path = `/admin/media/${id}`
    const send = (intent: string, headers: Record<string, string>) =>
      sendForm(site, path, { intent }, headers)
    expect((await send('delete', editor)).status).toBe(403)
    expect((await send('delete', admin)).status).toBe(404)
    await send('trash', editor)
    await database().pool.query(`insert into tags (name, slug, image_url) values ('a', 'a-${id}', $1)`, [url])
    expect((await send('delete', admin)).status).toBe(409)
    expect(await (await site.get(path, admin)).text()).toContain('Ảnh đang được dùng nên chưa xóa hẳn được.')
    await database().pool.query(`delete from tags where slug = 'a-${id}'`)
    expect((await send('delete', admin)).headers.get('location')).toBe('/admin/media?thung-rac=1')
    expect((await site.get(path, admin)).status).toBe(404)
    expect((await site.get(`${url}.webp`)).status).toBe(404)
  })

  it('are not kept while the storage is away, and the person is told', async () => {
    const variables = {
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'anh',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    const away = await openSite(database(), variables)
    const response = await upload(await aPhoto({ width: 130, height: 50 }), 'x', editor, away)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(await response.text()).toContain('Kho ảnh chưa trả lời')
    const { rowCount } = await database().pool.query('select from media where width = 50')
    expect(rowCount).toBe(0)
  })

  describe('in an article', () => {
    it('keep their place and come in the size the screen needs', async () => {
      const { url } = await uploaded(1200)
      const { pool } = database()
      await pool.query(`insert into categories (id, name, slug) values (50, 'Tư vấn', 'tu-van-50');
        insert into authors (id, name, slug) values (50, 'A', 'a-50')`)
      await pool.query(
        `insert into articles (slug, title, content, featured_image, status, published_at, category_id, author_id)
         values ('co-anh', 'Có ảnh', $1, $2, 'published', now() - interval '1 hour', 50, 50)`,
        [`<p>Xem</p><figure><img src="${url}" alt="Tủ"></figure>`, url],
      )
      const html = await (await site.get('/blog/co-anh')).text()
      expect(html.match(new RegExp(` srcset="${url}`, 'gi'))).toHaveLength(2)
    })
  })
})
