import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { addPerson } from '#tests/support/people.ts'
import { aPhoto } from '#tests/support/pictures.ts'
import { addPicture } from './add-picture.server.ts'
import { deletePicture } from './delete-picture.server.ts'
import { createPictureStore } from './picture-store.server.ts'
import { firstUses, picturesUses } from './picture-uses.server.ts'
import { keyOf, libraryCounts, listPictures, pictureById, trashPicture } from './pictures.server.ts'

const page = { text: '', isTrash: false, page: 1, size: 2 }

describeOnDatabases('the library of pictures', 'schema', (database) => {
  const storage = memoryStorage()
  const store = createPictureStore({ storage, log: pino({ level: 'silent' }) })
  const { signal } = new AbortController()
  let by = ''
  const record = () => Promise.resolve()
  const add = async (width: number, alt: string) =>
    addPicture(
      { db: database().db, store, signal, by, record },
      { bytes: await aPhoto({ width, height: 90 }), alt },
    )
  beforeAll(async () => {
    by = await addPerson(database(), 'anh@example.vn', 'editor')
  })

  it('keeps a file once, however often it is sent', async () => {
    const first = await add(100, 'Tủ lạnh trong bếp')
    const again = await add(100, 'Lời khác')
    expect([first.isNew, again.isNew]).toEqual([true, false])
    expect(again.picture).toEqual(first.picture)
  })

  it('writes the files of a picture again that have gone, when it is sent again', async () => {
    const { picture } = await add(170, 'Máy lọc nước')
    await store.settled()
    const key = picture.url.slice('/uploads/'.length)
    storage.files.delete(`${key}.webp`)
    storage.files.delete(`${key}.avif`)
    expect(await add(170, 'Máy lọc nước')).toEqual({ picture, isNew: false })
    await store.settled()
    expect([...storage.files.keys()].filter((name) => name.startsWith(key)).sort()).toEqual([
      `${key}.avif`,
      `${key}.webp`,
    ])
    await trashPicture(database().db, { id: picture.id, isTrash: true })
    await deletePicture({ db: database().db, store, record }, picture.id)
  })

  it('is searched by description, with or without marks, in any order', async () => {
    await add(110, 'Máy giặt cửa trước')
    await add(120, 'Giá 100%_nguyên')
    const { db } = database()
    const find = async (text: string) =>
      (await listPictures(db, { ...page, text })).pictures.map(({ alt }) => alt)
    expect(await find('giat may')).toEqual(['Máy giặt cửa trước'])
    expect(await find('%')).toEqual(['Giá 100%_nguyên'])
    expect(await find('tivi')).toEqual([])
    const all = await listPictures(db, page)
    expect([all.total, all.pictures.length]).toEqual([3, 2])
    expect((await listPictures(db, { ...page, page: 2 })).pictures).toHaveLength(1)
  })

  it('takes a picture out of the trash when it is sent again', async () => {
    const { picture } = await add(130, 'Bếp từ')
    await trashPicture(database().db, { id: picture.id, isTrash: true })
    expect((await listPictures(database().db, { ...page, isTrash: true })).total).toBe(1)
    await add(130, 'Bếp từ')
    expect((await pictureById(database().db, picture.id))?.deletedAt).toBeNull()
  })

  describe('a picture that is to go for good', () => {
    it('must lie in the trash first', async () => {
      const { picture } = await add(140, 'Quạt')
      await expect(deletePicture({ db: database().db, store, record }, picture.id)).rejects.toMatchObject({
        code: 'not_found',
      })
    })

    it('stays while anything shows it, an article in the trash too', async () => {
      const { picture } = await add(150, 'Lò vi sóng')
      const { db, pool } = database()
      const key = picture.url.slice('/uploads/'.length)
      await pool.query(`insert into categories (id, name, slug) values (90, 'c', 'c90');
        insert into authors (id, name, slug, avatar_url) values (90, 'a', 'a90', '/uploads/${key}-480.webp');
        insert into tags (name, slug, image_url) values ('t', 't90', '${picture.url}')`)
      await pool.query(
        `insert into articles (slug, title, content, category_id, author_id, deleted_at)
         values ('b90', 'Bài cũ', $1, 90, 90, now())`,
        [`<p><img src="${picture.url}" alt=""></p>`],
      )
      await trashPicture(db, { id: picture.id, isTrash: true })
      expect((await picturesUses(db, key)).map(({ kind }) => kind).sort()).toEqual([
        'article',
        'author',
        'tag',
      ])
      await expect(deletePicture({ db, store, record }, picture.id)).rejects.toMatchObject({
        code: 'conflict',
      })
      expect(storage.files.has(`${key}.webp`)).toBe(true)
    })

    it('goes with every copy', async () => {
      const { picture } = await add(160, 'Nồi')
      await store.settled()
      const key = picture.url.slice('/uploads/'.length)
      await trashPicture(database().db, { id: picture.id, isTrash: true })
      await deletePicture({ db: database().db, store, record }, picture.id)
      expect(await pictureById(database().db, picture.id)).toBeNull()
      expect([...storage.files.keys()].filter((name) => name.startsWith(key))).toEqual([])
    })
  })

  describe('where pictures stand', () => {
    const lacking = async (lacks: 'use' | 'alt') =>
      (await listPictures(database().db, { ...page, size: 50, lacks })).pictures.map(({ id }) => id)

    it('is told of each, in whatever copy and on whatever address of the site, a place once', async () => {
      const { db, pool } = database()
      const [text, shelf, nowhere] = [await add(200, 'Bếp'), await add(210, 'Kệ'), await add(220, 'Sân')]
      const [inText, onShelf] = [keyOf(text.picture), keyOf(shelf.picture)]
      await pool.query(
        `insert into articles (id, slug, title, content, featured_image, category_id, author_id)
         values (91, 'b91', 'Bài mới', $1, $2, 90, 90)`,
        [
          `<img src="https://x.vn/uploads/${inText}-480.webp"><img src="/uploads/${onShelf}">`,
          text.picture.url,
        ],
      )
      await pool.query(`
        insert into product_categories (id, name, slug, kind, group_key) overriding system value
          values (90, 'Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh');
        insert into products (id, title, category_id, image) overriding system value
          values (90, 'Tủ 90', 90, '/uploads/${onShelf}.webp');
        insert into product_images (product_id, url) values (90, '/uploads/${onShelf}')`)
      const uses = await firstUses(db, [inText, onShelf, keyOf(nowhere.picture)])
      const article = { kind: 'article', id: 91, name: 'Bài mới', slug: 'b91' }
      expect(Object.fromEntries(uses)).toEqual({
        [inText]: { use: article, places: 1 },
        [onShelf]: { use: article, places: 2 },
      })
      expect((await picturesUses(db, onShelf)).map(({ kind }) => kind)).toEqual(['article', 'product'])
      const unused = await lacking('use')
      expect(unused).toContain(nowhere.picture.id)
      for (const { picture } of [text, shelf]) expect(unused).not.toContain(picture.id)
      expect((await libraryCounts(db)).use).toBe(unused.length)
    })

    it('is as unknown as a description where there is none, and the trash is counted alone', async () => {
      const { picture } = await add(230, '')
      expect(await lacking('alt')).toEqual([picture.id])
      const before = await libraryCounts(database().db)
      await trashPicture(database().db, { id: picture.id, isTrash: true })
      const { trash, alt, use } = before
      expect(await libraryCounts(database().db)).toEqual({ trash: trash + 1, alt: alt - 1, use: use - 1 })
    })
  })
})
