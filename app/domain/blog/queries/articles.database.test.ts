import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { articleMaker } from '#tests/support/articles.ts'
import type { ArticleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { authorPage } from '../pages/author-page.server.ts'
import { blogHome } from '../pages/blog-home.server.ts'
import { categoryPage } from '../pages/category-page.server.ts'
import { searchPage } from '../pages/search-page.server.ts'
import { tagPage } from '../pages/tag-page.server.ts'
import { articlesForPrograms } from './articles-for-programs.server.ts'
import { blogEntries } from './blog-entries.server.ts'
import { findArticles } from './find-articles.server.ts'
import { getArticle, newSlugOf, slugOfArticle } from './get-article.server.ts'
import { likeArticle } from './like-article.server.ts'
import { listArticles } from './list-articles.server.ts'
import { relatedTo } from './related-pools.server.ts'

const inAnHour = new Date(Date.now() + 3_600_000)

describeOnDatabase('what nobody may see', 'schema', (database) => {
  const db = () => database().db
  const hidden: number[] = []
  beforeAll(async () => {
    const make = articleMaker(db())
    const tagId = await make.tag('the-chung', { name: 'Thẻ chung' })
    await make.author('to-thu')
    const fields = {
      title: 'Bí mật tủ lạnh',
      excerpt: 'Bí mật tủ lạnh inverter',
      isFeatured: true,
      viewCount: 99,
      tags: [tagId],
    }
    hidden.push(
      await make.article('nhap', { ...fields, status: 'draft', publishedAt: null }),
      await make.article('hen-gio', { ...fields, publishedAt: inAnHour }),
      await make.article('thung-rac', { ...fields, deletedAt: new Date() }),
    )
    for (const [index, id] of hidden.entries()) {
      await db().execute(
        sql`insert into article_slug_history (slug, article_id) values (${`cu-${index}`}, ${id})`,
      )
    }
  })

  it.each(['nhap', 'hen-gio', 'thung-rac'])('%s is on no page of its own', async (slug) => {
    expect(await getArticle(db(), slug)).toBeNull()
  })
  it('is led to by no old slug and no id, and is not liked', async () => {
    for (const [index, id] of hidden.entries()) {
      expect(await newSlugOf(db(), `cu-${index}`)).toBeNull()
      expect(await slugOfArticle(db(), id)).toBeNull()
      await likeArticle(db(), { articleId: id, visitor: 'a' })
    }
    const { rows } = await db().execute<{ n: number }>(sql`select sum(like_count)::int as n from articles`)
    expect(rows).toEqual([{ n: 0 }])
  })
  it('is in no list, search, feed, sitemap or answer', async () => {
    expect(await listArticles(db(), { limit: 50 })).toEqual([])
    expect(await listArticles(db(), { ids: hidden, limit: 50 })).toEqual([])
    expect(await blogEntries(db())).toEqual([])
    expect(await findArticles(db(), 'bí mật tủ lạnh inverter')).toEqual([])
    for (const sought of [{ search: 'tủ lạnh' }, { search: 'tủ lạnh', sortBy: 'title' }, {}] as const) {
      const query = { page: 1, limit: 12, status: 'published', ...sought } as const
      expect(await articlesForPrograms(db(), query)).toMatchObject({ articles: [], pagination: { total: 0 } })
    }
    expect(await searchPage(db(), { q: 'bí mật', category: undefined, page: 1 })).toMatchObject({
      hits: [],
      total: 0,
    })
    const home = await blogHome(db())
    expect([home.featured, home.latest, home.mostViewed, home.topics, home.bands].flat()).toEqual([])
    expect(await categoryPage(db(), 'tu-van', 1)).toMatchObject({ isEmpty: true, rest: [], featured: null })
    expect(await tagPage(db(), 'the-chung', 1)).toMatchObject({ articles: [], featured: [], isHot: false })
    expect(await authorPage(db(), 'to-thu', 1)).toMatchObject({ articles: [] })
  })
})

describeOnDatabase('pages of the blog', 'schema', (database) => {
  const db = () => database().db
  let make: ArticleMaker
  const slugs = (cards: readonly { href: string }[]) => cards.map(({ href }) => href.split('/').at(-1))
  beforeAll(async () => {
    make = articleMaker(db())
  })

  describe('a category', () => {
    beforeAll(async () => {
      const categoryId = await make.category('meo-vat', 'Mẹo vặt')
      for (let number = 1; number <= 30; number += 1) {
        await make.article(`meo-${number}`, { categoryId, isFeatured: number === 4, viewCount: number })
      }
      await make.category('khuyen-mai', 'Khuyến mãi')
    })
    it('shows its featured article, the newest six and a page of the rest, each once', async () => {
      const page = await categoryPage(db(), 'meo-vat', 1)
      expect(slugs(page?.featured ? [page.featured] : [])).toEqual(['meo-4'])
      expect(slugs(page?.news ?? [])).toEqual(['meo-1', 'meo-2', 'meo-3', 'meo-5', 'meo-6', 'meo-7'])
      expect(slugs(page?.rest ?? [])).toEqual(Array.from({ length: 12 }, (_, index) => `meo-${index + 8}`))
      expect(page?.totalPages).toBe(2)
    })
    it('leaves no article out of its pages, and has no page beyond the last', async () => {
      const second = await categoryPage(db(), 'meo-vat', 2)
      expect(slugs(second?.rest ?? [])).toEqual(Array.from({ length: 11 }, (_, index) => `meo-${index + 20}`))
      expect(second).toMatchObject({ featured: null, news: [] })
      expect(await categoryPage(db(), 'meo-vat', 3)).toBeNull()
    })
    it('shows the four that were read most ever where nobody read anything this week', async () => {
      const page = await categoryPage(db(), 'meo-vat', 1)
      expect(page?.mostRead.thisWeek).toBe(false)
      expect(slugs(page?.mostRead.articles ?? [])).toEqual(['meo-30', 'meo-29', 'meo-28', 'meo-27'])
    })
    it('shows those read most this week, in that order, where somebody read', async () => {
      const [one, two] = await listArticles(db(), { limit: 2 })
      await db().execute(sql`insert into article_daily_views (article_id, day, views) values
        (${one?.id}, (now() at time zone 'Asia/Ho_Chi_Minh')::date, 3),
        (${two?.id}, (now() at time zone 'Asia/Ho_Chi_Minh')::date - 6, 5),
        (${two?.id}, (now() at time zone 'Asia/Ho_Chi_Minh')::date - 7, 100)`)
      const page = await categoryPage(db(), 'meo-vat', 1)
      expect(page?.mostRead.thisWeek).toBe(true)
      expect(slugs(page?.mostRead.articles ?? [])).toEqual(['meo-2', 'meo-1'])
      await db().execute(sql`delete from article_daily_views`)
    })
    it('without an article shows the newest eight of the blog', async () => {
      const page = await categoryPage(db(), 'khuyen-mai', 1)
      expect(page?.isEmpty).toBe(true)
      expect(slugs(page?.rest ?? [])).toEqual(Array.from({ length: 8 }, (_, index) => `meo-${index + 1}`))
    })
    it('that does not exist is none', async () => expect(await categoryPage(db(), 'khong-co', 1)).toBeNull())
  })

  describe('a tag', () => {
    it('shows up to three featured, or its first three, and all of its articles', async () => {
      const [few, none] = [await make.tag('it-noi-bat'), await make.tag('khong-noi-bat')]
      for (let number = 1; number <= 5; number += 1) {
        await make.article(`the-${number}`, { isFeatured: number > 3, tags: [few] })
        await make.article(`thuong-${number}`, { tags: [none] })
      }
      const page = await tagPage(db(), 'it-noi-bat', 1)
      expect(slugs(page?.featured ?? [])).toEqual(['the-4', 'the-5'])
      expect(slugs(page?.articles ?? [])).toEqual(['the-1', 'the-2', 'the-3', 'the-4', 'the-5'])
      expect(slugs((await tagPage(db(), 'khong-noi-bat', 1))?.featured ?? [])).toEqual([
        'thuong-1',
        'thuong-2',
        'thuong-3',
      ])
    })
    it('is hot where it is among the topics of the carousel', async () => {
      expect((await tagPage(db(), 'it-noi-bat', 1))?.isHot).toBe(true)
    })
    it('that does not exist is none, nor is a page beyond the last', async () => {
      expect(await tagPage(db(), 'khong-co', 1)).toBeNull()
      expect(await tagPage(db(), 'it-noi-bat', 2)).toBeNull()
    })
  })

  describe('the home', () => {
    it('shows five featured, and none of them again among the newest', async () => {
      const categoryId = await make.category('tin-dien-may', 'Tin điện máy')
      const now = Date.now()
      for (let number = 1; number <= 7; number += 1) {
        await make.article(`tin-${number}`, {
          categoryId,
          isFeatured: true,
          publishedAt: new Date(now - number * 1000),
        })
      }
      const home = await blogHome(db())
      expect(slugs(home.featured)).toEqual(['tin-1', 'tin-2', 'tin-3', 'tin-4', 'tin-5'])
      expect(slugs(home.latest).slice(0, 3)).toEqual(['tin-6', 'tin-7', 'meo-1'])
      expect(home.latest).toHaveLength(6)
      expect(slugs(home.mostViewed)).toEqual(
        [30, 29, 28, 27, 26, 25, 24, 23].map((number) => `meo-${number}`),
      )
      expect(home.bands.every(({ articles }) => articles.length <= 4)).toBe(true)
      expect(home.bands.find(({ name }) => name === 'Tin điện máy')?.articles).toHaveLength(4)
    })
    it('counts no article as viewed that nobody read', async () => {
      await db().execute(sql`update articles set view_count = 0 where slug <> 'meo-3'`)
      expect(slugs((await blogHome(db())).mostViewed)).toEqual(['meo-3'])
    })
  })
})

describeOnDatabase('articles that go with others', 'schema', (database) => {
  const db = () => database().db
  it('are the most read of the category where there are three, else filled up by subcategory, tags, newest', async () => {
    const make = articleMaker(db())
    const [full, small, far] = [
      await make.category('full'),
      await make.category('small'),
      await make.category('far'),
    ]
    for (const views of [5, 50, 20, 1])
      await make.article(`full-${views}`, { categoryId: full, viewCount: views })
    const related = async (slug: string) => {
      const article = await getArticle(db(), slug)
      return article ? (await relatedTo(db(), article)).map((each) => each.slug) : null
    }
    expect(await related('full-1')).toEqual(['full-50', 'full-20', 'full-5'])
    const tagId = await make.tag('chung')
    const subcategoryId = await make.subcategory(small, 'Con')
    await make.article('newest', { categoryId: far, publishedAt: new Date() })
    await make.article('tagged', { categoryId: far, tags: [tagId] })
    await make.article('same', { categoryId: small, subcategoryId, tags: [tagId] })
    await make.article('self', { categoryId: small, subcategoryId, tags: [tagId] })
    expect(await related('self')).toEqual(['same', 'tagged', 'newest'])
  })
})

describeOnDatabase('findArticles', 'schema', (database) => {
  const db = () => database().db
  beforeAll(async () => {
    const make = articleMaker(db())
    await make.article('chon-tu-lanh', {
      title: 'Chọn tủ lạnh cho nhà 4 người',
      excerpt: 'Bao nhiêu lít là vừa.',
    })
    await make.article('ve-sinh-may-giat', {
      title: 'Vệ sinh máy giặt',
      excerpt: 'Lồng giặt sạch trong 40 phút.',
    })
    await make.article('tien-dien', {
      title: 'Tiền điện mùa nóng',
      excerpt: 'Máy lạnh và tủ lạnh tốn bao nhiêu.',
    })
  })
  it('gives the article whose title shares the most words first, with its address', async () => {
    expect(await findArticles(db(), 'Nhà 4 người nên mua tủ lạnh nào?')).toEqual([
      { title: 'Chọn tủ lạnh cho nhà 4 người', url: '/blog/chon-tu-lanh', excerpt: 'Bao nhiêu lít là vừa.' },
      { title: 'Tiền điện mùa nóng', url: '/blog/tien-dien', excerpt: 'Máy lạnh và tủ lạnh tốn bao nhiêu.' },
    ])
  })
  it('reads a question without marks', async () =>
    expect((await findArticles(db(), 've sinh may giat sao'))[0]?.url).toBe('/blog/ve-sinh-may-giat'))
  it.each(['', 'xin chào', 'giặt', "'; drop table articles; --", '& | ! ( )'])(
    'gives nothing for %j',
    async (question) => expect(await findArticles(db(), question)).toEqual([]),
  )
})
