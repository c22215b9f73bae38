import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopOffers } from './shop-offers.tsx'

const offer = (shop: string, observedOn: string, price: number) => ({
  shop,
  observedOn,
  price,
  listPrice: null,
  url: null,
  inStock: null,
  age: null,
})

test('of one time and up to two earlier ones prices stand below each other, more earlier ones are folded', () => {
  const times = ['2024-10-01', '2024-08-01', '2024-06-01']
  const shown = (earlier: number) =>
    renderToStaticMarkup(
      <ShopOffers
        offers={[
          offer('b.example', '2026-06-15', 6_790_000),
          offer('a.example', '2026-05-20', 6_990_000),
          ...times.slice(0, earlier).map((time, at) => offer(`${'cde'[at]}.example`, time, 5_990_000)),
        ]}
      />,
    )
  expect(shown(2)).not.toContain('<details')
  expect(shown(2)).toContain('d.example')
  const [open = '', folded = ''] = shown(3).split('<details')
  expect(open).toContain('a.example')
  expect(open).toContain('6.990.000')
  expect(folded).toContain('c.example')
  expect(folded).toContain('Giá cũ hơn (3)')
  expect(open).not.toContain('c.example')
})

test('an age that is too old to choose by stands out', () => {
  const shown = (age: string) =>
    renderToStaticMarkup(<ShopOffers offers={[{ ...offer('a.example', '2026-05-20', 1_000_000), age }]} />)
  expect(shown('17 tháng trước')).toContain('<span class="text-cut">17 tháng trước</span>')
  expect(shown('3 tháng trước')).toContain('<span>3 tháng trước</span>')
})
