import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ProductCard, type ProductCardView } from './product-card.tsx'

const full: ProductCardView = {
  id: 7,
  href: '/products/7',
  title: 'Tủ lạnh mẫu 417 lít',
  image: { src: '/minh-hoa/fridge-sbs-nuoc-den.svg', alt: 'Ảnh minh họa Tủ lạnh mẫu 417 lít' },
  brand: 'Panasonic',
  category: 'Tủ lạnh',
  subCategory: 'Nhiều cửa',
  description: 'Đủ rộng cho nhà năm người.',
  facts: [1, 2, 3, 4, 5].map((number) => ({ label: `Số ${number}`, value: `trị ${number}` })),
  price: { label: 'Giá thấp nhất', text: '16.990.000 ₫', oldText: '19.990.000 ₫', percent: 15 },
  rating: { average: 4.25, count: 1284 },
  isNew: true,
}
const bare: ProductCardView = {
  id: 'x',
  href: '/products/x',
  title: 'Sản phẩm chưa có gì',
  image: null,
  brand: null,
  category: null,
  facts: [],
  price: { text: 'Liên hệ' },
  rating: null,
}

const render = (product: ProductCardView, variant: 'grid' | 'list') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductCard product={product} variant={variant} />
    </MemoryRouter>,
  )
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe.each(['grid', 'list'] as const)('a %s card', (variant) => {
  const html = render(full, variant)

  test('shows everything it is given', () => {
    for (const shown of [
      'Panasonic',
      'Tủ lạnh',
      'Nhiều cửa',
      full.title,
      'năm người',
      'Giá thấp nhất',
      '16.990.000 ₫',
      'Mới',
    ]) {
      expect(text(html)).toContain(shown)
    }
    expect(text(html)).toContain('Giá cũ: 19.990.000 ₫ Giảm − 15%')
    expect(text(html)).toContain('4,3 trên 5 sao, 1.284 đánh giá')
  })

  test('is one link, whose name says what opens', () => {
    const links = html.match(/<a [^>]*>.*?<\/a>/g) ?? []
    expect(links).toHaveLength(1)
    expect(links[0]).toContain('href="/products/7"')
    expect(text(links[0] ?? '').trim()).toBe('Xem chi tiết Tủ lạnh mẫu 417 lít')
  })

  test('shows the first figures only, in the order given', () => {
    const values = [...html.matchAll(/<dd[^>]*>([^<]+)/g)].map((match) => match[1])
    expect(values).toEqual(['trị 1', 'trị 2', 'trị 3', 'trị 4'].slice(0, variant === 'grid' ? 3 : 4))
  })

  test('keeps the room of its picture, so that nothing moves when it arrives', () => {
    expect(html).toMatch(/<img [^>]*width="320" height="240" loading="lazy"/)
  })

  test('invents nothing for a product without picture, price cut or reviews', () => {
    const empty = text(render(bare, variant))
    expect(empty).toContain('Không có ảnh')
    expect(empty).toContain('Liên hệ')
    expect(empty).toContain('Chưa có đánh giá')
    expect(empty).not.toMatch(/Mới|Giảm|%|sao|undefined|null/)
  })

  test('needs no inline style', () => {
    expect(html).not.toContain('style=')
  })
})
