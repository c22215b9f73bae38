import { beforeAll, expect, it } from 'vitest'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { firstFound, searchArticles } from './search-articles.server.ts'

describeOnDatabase('searchArticles', 'schema', (database) => {
  const db = () => database().db
  let news = 0
  beforeAll(async () => {
    const make = articleMaker(db())
    news = await make.category('tin-dien-may', 'Tin điện máy')
    const categoryId = await make.category('meo-vat', 'Mẹo vặt')
    const authorId = await make.author('to-dien-lanh', 'Tổ Điện lạnh')
    await make.article('noi-dung', {
      categoryId,
      title: 'Bếp gọn',
      content: '<p>Cạnh <b>tủ</b> lạnh nên chừa chỗ.</p>',
    })
    await make.article('tom-tat', { title: 'Đặt đồ', excerpt: 'Đặt tủ lạnh ở đâu', categoryId: news })
    await make.article('tieu-de-roi', { categoryId, title: 'Tủ nào làm lạnh nhanh' })
    await make.article('tieu-de', { categoryId, title: 'Chọn TỦ LẠNH' })
    await make.article('cua-to', { categoryId, title: 'Máy lạnh mùa mưa', authorId })
    await make.article('ky-hieu', { categoryId, title: 'Giảm 50% có thật_không' })
  })
  const slugs = async (text: string, more: { categoryId?: number; limit?: number; offset?: number } = {}) =>
    (await searchArticles(db(), { text, limit: 8, ...more })).articles.map(({ slug }) => slug)

  it('puts the text in the title first, then its words there, then the newest', async () => {
    expect(await slugs('tủ lạnh')).toEqual(['tieu-de', 'tieu-de-roi', 'noi-dung', 'tom-tat'])
  })
  it.each(['tu lanh', 'TỦ LẠNH', '  tủ   lạnh ', 'lạnh tủ'])('finds the same by %j', async (text) => {
    expect((await slugs(text)).toSorted()).toEqual(['noi-dung', 'tieu-de', 'tieu-de-roi', 'tom-tat'])
  })
  it('finds parts of words, categories and authors', async () => {
    expect(await slugs('chừa ch')).toEqual(['noi-dung'])
    expect(await slugs('tin điện máy')).toEqual(['tom-tat'])
    expect(await slugs('tổ điện lạnh mưa')).toEqual(['cua-to'])
  })
  it.each([
    'máy lạnh',
    'máy lạnh tổ',
    'điện tủ tin',
    'mẹo tủ vặt lạnh',
    'tổ điện lạnh máy mẹo',
    'đặt tin',
    'a e o',
  ])('finds what a look at every text and name finds, each article once: %j', async (text) => {
    const { rows } = await database().pool.query<{ slug: string }>(
      `select a.slug from articles a join categories c on c.id = a.category_id join authors w on w.id = a.author_id
         where not exists (select from unnest(string_to_array(vi_fold($1), ' ')) word
           where vi_fold(concat_ws(' ', a.title, a.excerpt, a.content_text)) not like '%' || word || '%'
             and vi_fold(c.name) not like '%' || word || '%' and vi_fold(w.name) not like '%' || word || '%')`,
      [text],
    )
    const { articles, total } = await searchArticles(db(), { text, limit: 20 })
    expect(articles.map(({ slug }) => slug).toSorted()).toEqual(rows.map(({ slug }) => slug).toSorted())
    expect(total).toBe(rows.length)
  })
  it.each(['tủ lạnh', 'lạnh', 'đặt', '50%', 'xyzabc', '', ' '])(
    'the first of it uncounted: %j',
    async (text) => {
      for (const limit of [1, 2, 3]) {
        const { articles } = await searchArticles(db(), { text, limit })
        expect((await firstFound(db(), text, limit)).map(({ id }) => id)).toEqual(
          articles.map(({ id }) => id),
        )
      }
    },
  )
  it('takes the signs of patterns as signs', async () => {
    expect(await slugs('50%')).toEqual(['ky-hieu'])
    expect(await slugs('%')).toEqual(['ky-hieu'])
    expect(await slugs('thật_k')).toEqual(['ky-hieu'])
    expect(await slugs('l_nh')).toEqual([])
    expect(await slugs('\\')).toEqual([])
  })
  it('keeps to a category, and lists it without a text', async () => {
    expect(await slugs('tủ lạnh', { categoryId: news })).toEqual(['tom-tat'])
    expect(await slugs('', { categoryId: news })).toEqual(['tom-tat'])
    expect(await slugs('tủ lạnh', { categoryId: 0 })).toEqual([])
  })
  it('finds nothing for a blank text without a category', async () => expect(await slugs('  ')).toEqual([]))
  it('counts all that it finds, on a page beyond the last too', async () => {
    const page = await searchArticles(db(), { text: 'tủ lạnh', limit: 2, offset: 2 })
    expect(page.total).toBe(4)
    expect(page.articles.map(({ slug }) => slug)).toEqual(['noi-dung', 'tom-tat'])
    expect(await searchArticles(db(), { text: 'tủ lạnh', limit: 2, offset: 8 })).toEqual({
      articles: [],
      total: 4,
    })
  })
})
