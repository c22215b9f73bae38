import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nextIndex, Tabs } from './tabs.tsx'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
  ['a', 1, null],
])('%s on tab %i of three leads to %o', (key, index, next) => {
  expect(nextIndex(key, index, 3)).toBe(next)
})

const html = renderToStaticMarkup(
  <Tabs
    label="Thông tin"
    tabs={[
      { id: 'thong-so', label: 'Thông số', content: 'Dung tích 417 lít' },
      { id: 'danh-gia', label: 'Đánh giá', count: 12, content: 'Chạy rất êm' },
    ]}
  />,
)

test('every panel is in the HTML under its own heading, hidden only where scripts run', () => {
  expect(html).toContain('Dung tích 417 lít')
  expect(html).toContain('Chạy rất êm')
  expect(html).not.toMatch(/ hidden[ =>]/)
  expect(html).toMatch(/id="danh-gia"[^>]*class="[^"]*js:hidden/)
})

test('the first tab is selected and each names its panel', () => {
  expect(html).toMatch(/id="thong-so-tab" aria-selected="true" aria-controls="thong-so" tabindex="0"/)
  expect(html).toMatch(/id="danh-gia-tab" aria-selected="false" aria-controls="danh-gia" tabindex="-1"/)
  expect(html).toContain('aria-labelledby="danh-gia-tab"')
})

test('there is no inline style, which the content security policy would refuse', () => {
  expect(html).not.toContain('style=')
})
