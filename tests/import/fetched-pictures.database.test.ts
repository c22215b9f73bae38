import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { chooseForImport, importById, uploadImport } from '#app/domain/imports/imports.server.ts'
import { createPictureFetcher } from '#app/domain/imports/pictures/picture-fetcher.server.ts'
import {
  failPicture,
  pictureFigures,
  retryPictures,
  takePicture,
} from '#app/domain/imports/pictures/picture-queue.server.ts'
import { requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { createPictureStore } from '#app/platform/media/picture-store.server.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { feedsOver, openShop } from '#tests/support/feeds.ts'
import { csvOf } from '#tests/support/imports.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { aPhoto } from '#tests/support/pictures.ts'

const LIMITS = { bytes: 200_000, answer: 500, silence: 500, whole: 5_000 }
const SHOWN = /^\/uploads\/[0-9a-f]{20}-800x1200$/

describeOnDatabase('pictures of an import whose owner may show them', 'schema', (database) => {
  let shop: Awaited<ReturnType<typeof openShop>>
  let site: Awaited<ReturnType<typeof feedsOver>>
  let at = ''
  const dataDir = mkdtempSync(join(tmpdir(), 'cm-fetched-'))
  const log = pino({ level: 'silent' })
  const store = createPictureStore({ storage: memoryStorage(), log })
  const fetcher = (trusts = ({ hostname }: URL) => hostname === '127.0.0.1') =>
    createPictureFetcher({
      connection: database(),
      store,
      dataDir,
      log,
      fetchFile: createFetcher({ limits: LIMITS, trusts }),
    })

  beforeAll(async () => {
    shop = await openShop()
    at = new URL(shop.url).origin
    site = await feedsOver(database())
    const photo = await aPhoto()
    shop.answer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', at)
      if (pathname === '/stalls.jpg') return void response.writeHead(200).write('x')
      if (pathname === '/private.jpg')
        return void response.writeHead(302, { Location: 'http://10.0.0.1/x.jpg' }).end()
      if (pathname === '/gone.jpg') return void response.writeHead(404).end()
      if (pathname === '/busy.jpg') return void response.writeHead(503).end()
      if (pathname === '/page.jpg') return void response.end('<html>no picture</html>')
      if (pathname === '/drawing.svg') return void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
      if (pathname === '/huge.jpg') return void response.end(Buffer.alloc(300_000))
      response.setHeader('Content-Type', 'text/plain')
      response.end(photo)
    })
    await database().pool.query(
      `insert into product_categories (name, slug, kind, group_key) values ('Tủ lạnh', 'tu-lanh', 'fridge', 'x')`,
    )
  })
  beforeEach(() =>
    database().pool.query('delete from products; delete from fetched_pictures; delete from media'),
  )
  afterAll(async () => {
    site.close()
    await shop.close()
    await store.settled()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Imports a file as its owner does, with the right to its pictures or without. */
  const importAll = async (rows: readonly string[][], mayShow = true) => {
    const { db } = database()
    const own = { db, runner: site.imports, person: { id: 'editor' } }
    const body = new FormData()
    const text = csvOf([['source_key', 'title', 'category', 'image', 'images'], ...rows])
    body.set('file', new File([text], 'a.csv', { type: 'text/csv' }))
    if (mayShow) body.set('pictures', 'on')
    const { id } = await uploadImport(own, new Request('http://a', { method: 'POST', body }), 'products')
    const job = await importById(db, id)
    const { mapping } = job.options
    await chooseForImport(own, job, { strategy: 'overwrite', blank: 'keep', mapping }, { start: true })
    await site.imports.finish()
    return importById(db, id)
  }
  const row = (key: string, image: string, images = '') => [key, `Tủ lạnh ${key}`, 'Tủ lạnh', image, images]
  const shown = async () => {
    const { rows } = await database().pool.query<{ image: string | null; images: string[] }>(`
      select image, array(select url from product_images i where i.product_id = p.id order by display_order) as images
      from products p order by source_key`)
    return rows
  }
  const counts = async (id: string) => {
    const { waiting, done, failed } = await pictureFigures(database().db, id)
    return { waiting, done, failed }
  }
  const asked = async () => {
    const before = shop.asked()
    await fetcher().finish()
    return shop.asked() - before
  }

  it('are copied into the library, each once, and stay where they were until then', async () => {
    const [one, two] = [`${at}/1.jpg`, `${at}/2.jpg`]
    const { id } = await importAll([row('K1', one, `${one} ${two}`), row('K2', one)])
    expect(await shown()).toEqual([
      { image: one, images: [one, two] },
      { image: one, images: [] },
    ])
    expect(await counts(id)).toEqual({ waiting: 2, done: 0, failed: 0 })
    expect(await asked()).toBe(2)
    expect(await counts(id)).toEqual({ waiting: 0, done: 2, failed: 0 })
    const [first, second] = await shown()
    // Both addresses have the same bytes: they are one picture of the library.
    expect(first?.image).toMatch(SHOWN)
    expect(first?.images).toEqual([first?.image, first?.image])
    expect(second?.image).toBe(first?.image)
    const { rows: media } = await database().pool.query(`select alt, uploaded_by from media`)
    expect(media).toEqual([{ alt: 'Tủ lạnh K1', uploaded_by: 'editor' }])
    expect(readdirSync(join(dataDir, 'imports'))).toEqual([])

    const again = await importAll([row('K1', one, `${one} ${two}`), row('K2', one), row('K3', two)])
    expect((await shown())[2]?.image).toBe(first?.image)
    expect(await counts(again.id)).toEqual({ waiting: 0, done: 0, failed: 0 })
    expect(await asked()).toBe(0)
    const { rows } = await database().pool.query(
      `select outcome, before from import_rows where job_id = $1 order by row_number`,
      [again.id],
    )
    expect(rows).toEqual([
      { outcome: 'overwritten', before: null },
      { outcome: 'overwritten', before: null },
      { outcome: 'created', before: null },
    ])
  })

  it('whose owner has said nothing stay where they are', async () => {
    const { id } = await importAll([row('K1', `${at}/1.jpg`)], false)
    expect(await asked()).toBe(0)
    expect(await counts(id)).toEqual({ waiting: 0, done: 0, failed: 0 })
    expect((await shown())[0]?.image).toBe(`${at}/1.jpg`)
  })

  it('that are no pictures, too large, gone or behind a private address fail with their reasons', async () => {
    const names = ['drawing.svg', 'gone.jpg', 'huge.jpg', 'page.jpg', 'private.jpg']
    const { id } = await importAll(names.map((name) => row(name, `${at}/${name}`)))
    await fetcher().finish()
    const { failures } = await pictureFigures(database().db, id)
    expect(failures.map(({ url, reason }) => [new URL(url).pathname.slice(1), reason])).toEqual([
      ['drawing.svg', 'no_picture'],
      ['gone.jpg', 'status'],
      ['huge.jpg', 'too_large'],
      ['page.jpg', 'no_picture'],
      ['private.jpg', 'private_address'],
    ])
    expect((await shown()).map(({ image }) => image)).toEqual(names.map((name) => `${at}/${name}`))
  })

  it('of this machine are not fetched at all', async () => {
    const { id } = await importAll([row('K1', `${at}/1.jpg`)])
    const before = shop.asked()
    await fetcher(() => false).finish()
    expect(shop.asked()).toBe(before)
    const { failures } = await pictureFigures(database().db, id)
    expect(failures).toMatchObject([{ reason: 'private_address' }])
  })

  it('whose server stalls or is busy are tried again later, and at last given up; a person may ask again', async () => {
    const { id } = await importAll([row('K1', `${at}/stalls.jpg`), row('K2', `${at}/busy.jpg`)])
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await counts(id)).toEqual({ waiting: 2, done: 0, failed: 0 })
      expect(await asked()).toBe(2)
      expect(await asked()).toBe(0)
      await database().pool.query('update fetched_pictures set due_at = now()')
    }
    expect(await counts(id)).toEqual({ waiting: 0, done: 0, failed: 2 })
    await retryPictures(database().db, id)
    expect(await counts(id)).toEqual({ waiting: 2, done: 0, failed: 0 })
  })

  it('are fetched once, however many servers look, and one that died leaves its own to the next', async () => {
    const { id } = await importAll([
      row('K1', `${at}/1.jpg`),
      row('K2', `${at}/2.jpg`),
      row('K3', `${at}/3.jpg`),
    ])
    expect((await takePicture(database().db, 'dead'))?.url).toBe(`${at}/1.jpg`)
    const before = shop.asked()
    await Promise.all([fetcher().finish(), fetcher().finish()])
    expect(shop.asked() - before).toBe(2)
    await database().pool.query(
      `update fetched_pictures set leased_until = now() - interval '1 s' where lease_holder = 'dead'`,
    )
    expect(await asked()).toBe(1)
    expect(await counts(id)).toEqual({ waiting: 0, done: 3, failed: 0 })
    // The dead one comes back and has nothing to say any more.
    await failPicture(database().db, 'dead', {
      url: `${at}/1.jpg`,
      reason: 'timeout',
      detail: '',
      retryIn: null,
    })
    expect(await counts(id)).toEqual({ waiting: 0, done: 3, failed: 0 })
  })

  it('go with an import that is undone before they came, and do not keep it from being undone after', async () => {
    const first = await importAll([row('K1', `${at}/1.jpg`)])
    const undo = async (id: string) => {
      await requestUndo(database().db, id)
      await site.imports.finish()
    }
    await undo(first.id)
    expect(await asked()).toBe(0)
    const second = await importAll([row('K1', `${at}/1.jpg`)])
    expect(await asked()).toBe(1)
    await undo(second.id)
    expect(await shown()).toEqual([])
  })
})
