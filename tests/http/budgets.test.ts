import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesIn, measureAssets } from '#bench/assets.ts'
import type { Connection } from '#db/client.ts'
import { openAnyDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import type { LiveSite } from '#tests/support/live-site.ts'

/** What a public page may load before anybody touches it, in KB after gzip, and in files. */
const MOST = { scriptKb: 130, styleKb: 20, fonts: 3 }

const PUBLIC = [
  '/',
  '/products',
  '/products/1',
  '/chat',
  '/so-sanh?ids=1,2',
  '/yeu-thich',
  '/brand',
  '/brand/samsung',
  '/blog',
  '/blog/tu-van',
  '/blog/search?q=tu+lanh',
  '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh',
  '/bai-viet-da-luu',
  '/cach-tinh',
  '/kien-thuc',
  '/lien-he',
  '/ban-tin',
  '/ban-tin/cac-so',
  '/chinh-sach-bao-mat',
  '/auth',
  '/khong-co-trang-nay',
]
/** Words that stand in the code of the editor or of the panel, whatever it is packed into. */
const NOT_FOR_VISITORS = ['ProseMirror', 'admin/articles/autosave', 'admin/media/upload']

describe('what a public page loads', () => {
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
  const html = async (path: string) => (await site.get(path)).body.toString()
  const text = async (path: string) => (await fetch(site.url + path)).text()

  test.each(PUBLIC.filter((path) => path !== '/khong-co-trang-nay'))(
    '%s stays within its budget',
    async (path) => {
      const [figures] = await measureAssets(site.url, [path])
      expect(figures?.scripts).toBeGreaterThan(1)
      expect(figures?.scriptKb).toBeLessThanOrEqual(MOST.scriptKb)
      expect(figures?.styleKb).toBeLessThanOrEqual(MOST.styleKb)
      expect(figures?.fonts).toBeLessThanOrEqual(MOST.fonts)
    },
  )

  test.each(PUBLIC)('%s loads no code of the editor or the panel', async (path) => {
    const scripts = await Promise.all(filesIn(await html(path)).scripts.map(text))
    for (const word of NOT_FOR_VISITORS) {
      expect(scripts.some((code) => code.includes(word))).toBe(false)
    }
  })

  test.each(PUBLIC)('%s leaves room for its pictures', async (path) => {
    const pictures = (await html(path)).match(/<img\b[^>]*>/g) ?? []
    const sized = /\bwidth="\d+"[^>]*\bheight="\d+"|\bheight="\d+"[^>]*\bwidth="\d+"/
    expect(pictures.filter((tag) => !sized.test(tag))).toEqual([])
  })
})
