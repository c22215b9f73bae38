import { describe, expect, test } from 'vitest'
import { cutAtWord, pageMeta } from './page-meta.ts'

const matches = [{ loaderData: { siteUrl: 'https://chonmay.vn', site: { name: 'Máy Nhà' } } }] as const
const page = { title: 'Tivi', description: 'Giá tivi có nguồn.', path: '/products?category=tivi' }
const contents = (tags: ReturnType<typeof pageMeta>) =>
  Object.fromEntries(
    tags.flatMap((tag) =>
      'content' in tag ? [['property' in tag ? tag.property : tag.name, tag.content] as const] : [],
    ),
  )

describe('pageMeta', () => {
  test('gives other sites title, text, canonical address and a picture with its measures', () => {
    expect(contents(pageMeta(matches, page))).toMatchObject({
      'og:title': 'Tivi',
      'og:description': page.description,
      'og:url': 'https://chonmay.vn/products?category=tivi',
      'og:type': 'website',
      'og:image': 'https://chonmay.vn/og/chon-may.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': 'vi_VN',
      'og:site_name': 'Máy Nhà',
      'twitter:card': 'summary_large_image',
    })
  })

  test('takes the page’s own picture and type', () => {
    const image = { path: '/og/san-pham/7.png', alt: 'Một tủ lạnh' }
    expect(contents(pageMeta(matches, { ...page, image, type: 'article' }))).toMatchObject({
      'og:image': 'https://chonmay.vn/og/san-pham/7.png',
      'og:image:alt': 'Một tủ lạnh',
      'og:type': 'article',
    })
  })

  test('says of a further page of a list which it is', () => {
    expect(contents(pageMeta(matches, { ...page, page: 1 }))).toMatchObject({ 'og:title': 'Tivi' })
    expect(contents(pageMeta(matches, { ...page, page: 2 }))).toMatchObject({
      'og:title': 'Tivi, trang 2',
      description: 'Trang 2: Giá tivi có nguồn.',
    })
  })

  test('asks not to be listed only where told to', () => {
    expect(contents(pageMeta(matches, page))).not.toHaveProperty('robots')
    expect(contents(pageMeta(matches, { ...page, index: false }))).toMatchObject({
      robots: 'noindex, follow',
    })
  })
})

test.each([
  ['ngắn', 10, 'ngắn'],
  ['Dung tích 130 lít, cho nhà hai người', 20, 'Dung tích 130 lít…'],
  ['Mộttừrấtdàikhôngcókhoảngtrắng', 6, 'Mộttừ…'],
])('cutAtWord(%o, %i) is %o', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut)
})
