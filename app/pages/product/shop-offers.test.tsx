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

test('prices of one time stand side by side, earlier ones are folded', () => {
  const html = renderToStaticMarkup(
    <ShopOffers
      offers={[
        offer('b.example', '2026-06-15', 6_790_000),
        offer('a.example', '2026-05-20', 6_990_000),
        offer('c.example', '2024-10-01', 5_990_000),
      ]}
    />,
  )
  const [open = '', folded = ''] = html.split('<details')
  expect(open).toContain('a.example')
  expect(open).toContain('6.990.000')
  expect(folded).toContain('c.example')
  expect(folded).toContain('Giá cũ hơn (1)')
  expect(open).not.toContain('c.example')
})
