import { expect, it } from 'vitest'
import { drawCover } from '#app/kinds/drawings/covers/cover.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { plainText, readingMinutes } from './html/plain-text.ts'
import { prepareArticle } from './html/prepare.ts'
import { sanitiseArticle } from './html/sanitise.ts'

type Row = {
  slug: string
  content: string
  content_text: string
  reading_time: number
  featured_image: string
}

describeOnDatabase('the demo articles', 'demo', (database) => {
  const rows = async () =>
    (
      await database().pool.query<Row>(
        'select slug, content, content_text, reading_time, featured_image from articles order by id',
      )
    ).rows
  const wrong = async (isWrong: (row: Row) => boolean) =>
    (await rows()).filter(isWrong).map(({ slug }) => slug)
  const tight = (html: string) => html.replace(/\s+/g, '')

  it('are loaded', async () => expect((await rows()).length).toBeGreaterThanOrEqual(40))

  it('lose nothing when they are cleaned', async () =>
    expect(await wrong(({ content }) => tight(sanitiseArticle(content)) !== tight(content))).toEqual([]))

  it('are searched by the words an editor would save, and take as long to read', async () => {
    expect(await wrong((row) => tight(row.content_text) !== tight(plainText(row.content)))).toEqual([])
    expect(await wrong((row) => row.reading_time !== readingMinutes(row.content))).toEqual([])
  })

  it('have covers that can be drawn', async () =>
    expect(await wrong(({ featured_image: path }) => drawCover(path) === null)).toEqual([]))

  it('are shown whole, and none waits for its day', async () => {
    const shown = ({ content }: Row) =>
      prepareArticle(content, 'https://x.example')
        .parts.map((part) => ('html' in part ? part.html : ''))
        .join('')
    expect(await wrong((row) => tight(plainText(shown(row))) !== tight(row.content_text))).toEqual([])
    const { rows: waiting } = await database().pool.query('select 1 from articles where published_at > now()')
    expect(waiting).toEqual([])
  })

  it('show products that are there', async () => {
    const { rows: products } = await database().pool.query<{ id: number }>('select id from products')
    const known = new Set(products.map(({ id }) => id))
    const boxesOf = ({ content }: Row) =>
      prepareArticle(content, 'https://x.example').parts.flatMap((part) =>
        'productId' in part ? part.productId : [],
      )
    expect(await wrong((row) => boxesOf(row).some((id) => !known.has(id)))).toEqual([])
  })
})
