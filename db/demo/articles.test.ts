import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FACTS } from '#app/domain/advisor/knowledge/fact-base.ts'
import { rangeForPeople } from '#app/domain/advisor/sizing/by-people.ts'
import { FRIDGE_RULE } from '#app/domain/advisor/sizing/people-tables.ts'
import { ruleBook } from '#app/domain/advisor/sizing/rule-book.ts'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'
import { KINDS } from '#app/kinds/ids.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { shuffled } from './load.ts'
import { readArticles } from './read-articles.ts'
import { readDemo } from './read.ts'

const { sections, tags, authors, articles } = readArticles()
const demo = readDemo()
const kindOf = new Map(demo.categories.map(({ slug, kind }) => [slug, kind]))
/** The demo's products in the order of the ids its loader gives them, from 1. */
const products = shuffled(demo.products)

const ALLOWED = new Set('h2 h3 p ul ol li table thead tbody tr th td blockquote strong a div'.split(' '))
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
const boxesOf = (html: string) => [...html.matchAll(/data-product-id="(\d+)"/g)].map(([, id]) => Number(id))

/** WCAG contrast of a hex colour against white. */
function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

describe('the demo blog', () => {
  it('has at least 40 articles, 6 of them featured, each with a file and no file beside', () => {
    expect(articles.length).toBeGreaterThanOrEqual(40)
    expect(articles.filter(({ isFeatured }) => isFeatured)).toHaveLength(6)
    const files = readdirSync(new URL('./articles/', import.meta.url)).filter((name) =>
      name.endsWith('.html'),
    )
    expect(files.sort()).toEqual(articles.map(({ slug }) => `${slug}.html`).sort())
  })

  it('uses every section, subsection, tag and desk', () => {
    const used = <T>(pick: (article: (typeof articles)[number]) => T[]) => new Set(articles.flatMap(pick))
    expect(used(({ category }) => [category])).toEqual(new Set(sections.map(({ slug }) => slug)))
    expect(used(({ tags }) => tags)).toEqual(new Set(tags.map(({ slug }) => slug)))
    expect(used(({ author }) => [author])).toEqual(new Set(authors.map(({ slug }) => slug)))
    expect(used(({ category, subcategory }) => [`${category}/${subcategory}`])).toEqual(
      new Set(sections.flatMap(({ slug, subcategories }) => subcategories.map((name) => `${slug}/${name}`))),
    )
    expect([sections.length, tags.length, authors.length]).toEqual([6, 15, 5])
  })

  it('says of every desk that an AI writes', () => {
    for (const { name, bio } of authors) {
      expect(name).toMatch(/^Ban /)
      expect(bio).toContain('AI soạn')
    }
  })

  it.each(tags)('$slug: white letters can be read on its colour', ({ name, slug, color }) => {
    expect(slug).toBe(slugify(name))
    expect(color).toMatch(/^#[\dA-F]{6}$/)
    expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5)
  })

  it('lies between March and November 2026, no two articles at one time', () => {
    const times = articles.map(({ publishedOn }) => publishedOn)
    expect(new Set(times).size).toBe(times.length)
    expect(times.toSorted()).toEqual(times)
    for (const time of times) expect(time).toMatch(/^2026-(?:0[3-9]|1[01])-\d\dT\d\d:\d\d:00\+07:00$/)
    expect(new Set(times.map((time) => time.slice(0, 7))).size).toBe(9)
  })
})

describe.each(articles)('$slug', (article) => {
  const { slug, title, excerpt, content, metaTitle, metaDescription, imageTopic, imageAlt } = article

  it('is as new as the figures that it says it has', () => {
    const revised = new Date(article.revisedOn ?? article.publishedOn)
    for (const [, day, month, year] of textOf(content).matchAll(
      /(?:cập nhật|tổng hợp) (\d+)\/(\d+)\/(\d{4})/g,
    ))
      expect(revised.getTime()).toBeGreaterThanOrEqual(
        new Date(`${year}-${month}-${day}T00:00:00+07:00`).getTime(),
      )
    // What is put together on a day was seen before it: each price has a month of its own.
    expect(textOf(content)).not.toMatch(/cập nhật 21\/11\/2026/)
  })

  it('is named after its title, and told in bounded words', () => {
    // An address stays: these were named before 'm²' became 'm2'.
    expect(slug).toBe(slugify(title.replaceAll('²', '')))
    expect(excerpt.length).toBeGreaterThanOrEqual(120)
    expect(excerpt.length).toBeLessThanOrEqual(180)
    expect(metaTitle.length).toBeLessThanOrEqual(70)
    expect(metaDescription.length).toBeLessThanOrEqual(180)
    expect(imageAlt).toMatch(/^Minh họa /)
    expect(KINDS).toContain(imageTopic)
    const words = textOf(content).split(' ').length
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(1500)
  })

  it('is plain markup: allowed elements, no style, no class, headers with a scope', () => {
    const elements = [...content.matchAll(/<\/?([a-z\d]+)([^>]*)>/g)]
    expect(elements.filter(([, name = '']) => !ALLOWED.has(name)).map(([tag]) => tag)).toEqual([])
    const attributes = elements.flatMap(([, , rest = '']) =>
      [...rest.matchAll(/\s([a-z-]+)="/g)].map(([, at]) => at),
    )
    expect(attributes.filter((at) => !['href', 'scope', 'data-product-id'].includes(at ?? ''))).toEqual([])
    expect(content.match(/<th>/g)).toBeNull()
    expect(content).toMatch(/<(?:table|ul|ol)>/)
    expect(content).not.toMatch(/\*\*|\]\(|(?<!“)(?:tốt nhất|số một)/)
    const open = elements.filter(([tag]) => !tag.startsWith('</')).length
    expect(elements.length - open).toBe(open)
  })

  it('ends with its sources, and links only to https and to pages of the site', () => {
    const sources = content.slice(content.indexOf('<h2>Nguồn tham khảo</h2>'))
    expect(sources).toMatch(/^<h2>Nguồn tham khảo<\/h2>\n<ul>[\s\S]+<\/ul>\n$/)
    expect(sources.match(/<li>/g)?.length).toBeGreaterThanOrEqual(2)
    const anchors = new Set([
      ...FACTS.map(({ id }) => `/kien-thuc#${id}`),
      ...ruleBook(SHIPPED_RULES).map(({ example }) => `/cach-tinh#${example.ruleId}`),
    ])
    for (const href of linksOf(content)) {
      expect(href).toMatch(
        /^(?:https:\/\/[^\s"<>]+|\/(?:kien-thuc|cach-tinh|chat|so-sanh|products)(?:[?#][^\s"<>]*)?)$/,
      )
      expect(href.includes('#') && href.startsWith('/') ? anchors.has(href) : true, href).toBe(true)
      const section = /^\/products\?category=(.+)$/.exec(href)?.[1]
      expect(section === undefined || kindOf.has(section), href).toBe(true)
    }
  })

  it('shows at most three products, each there and of the kind or the name the article speaks of', () => {
    const boxes = boxesOf(content)
    expect(boxes.length).toBeLessThanOrEqual(3)
    expect(new Set(boxes).size).toBe(boxes.length)
    for (const id of boxes) {
      const product = products[id - 1]
      expect(product, String(id)).toBeDefined()
      const fits =
        kindOf.get(product?.category ?? '') === imageTopic || content.includes(product?.model ?? '?')
      expect(fits, `${id}: ${product?.title}`).toBe(true)
    }
  })
})

it.each([2, 3, 4, 5, 6, 7])('what a fridge for %i is advised to hold is what the advisor says', (people) => {
  const { excerpt, content } =
    articles.find(({ slug }) => slug === 'tu-lanh-bao-nhieu-lit-thi-vua-nha-minh') ?? articles[0]!
  const { min, ideal, max } = rangeForPeople(FRIDGE_RULE, people)
  const rows = [...content.matchAll(/<tr>\s*<th scope="row">([^<]+) người<\/th>([\s\S]*?)<\/tr>/g)]
  const own = rows.filter(([, label = '']) => {
    const [from = 0, to = from] = label.split('–').map(Number)
    return people >= from && people <= to
  })
  expect(own.map(([, , cells = '']) => textOf(cells))).toEqual([`${min}–${max} lít ${ideal} lít`])
  const [, litres] = new RegExp(`[Nn]hà ${people} người (?:vừa )?quanh (\\d+) lít`).exec(excerpt) ?? []
  expect(litres === undefined || Number(litres) === ideal).toBe(true)
})

it.each(articles.filter(({ category }) => category === 'tren-tay' || category === 'ri-viu'))(
  '$slug: says at once that no machine was touched',
  ({ content }) => {
    const [first = ''] = content.split('</p>')
    expect(textOf(first)).toMatch(/[Cc]húng tôi (?:chỉ |không|chưa)|không cầm|chưa từng|Không có chiếc/)
    expect(textOf(first)).toContain('danh mục')
  },
)
