import { expect, it } from 'vitest'
import { isWrittenInMarkdown, readsAsMarkdown } from './reads-as-markdown.ts'

it.each([
  '# Tủ lạnh',
  'Mở đầu\n\n## Cỡ tủ\n\nNhà 4 người',
  '- một\n- hai',
  '1. một\n2. hai',
  '> trích',
  '```ts\nconst a = 1\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'Xem [bài này](https://example.com/a)',
  '![Tủ](https://example.com/a.jpg "Tủ lạnh")',
  'rất **bền** nhé',
  '* một\r\n* hai',
])('%j does', (text) => expect(readsAsMarkdown(text)).toBe(true))

it.each([
  'Chỉ là chữ.\n\nHai đoạn.',
  '#1 bán chạy nhất',
  '- Anh mua chưa?',
  '1. Mở đầu',
  '5 * 3 * 2 = 30',
  'snake_case_name và __init__',
  'a > b',
  'https://example.com/a_(b)',
  'giá | bảo hành',
  'Ghi chú [1] (xem dưới)',
  '2 ** 3',
])('%j does not', (text) => expect(readsAsMarkdown(text)).toBe(false))

it.each([
  'Chữ *nghiêng* đây',
  'Chạy `npm start` nhé',
  '_Cả câu._',
  '# Một\n\n```html\n<p>mẫu</p>\n```',
  'Xem <https://a.vn/b>, **rất** hay',
])('a whole article of %j is in Markdown', (text) => expect(isWrittenInMarkdown(text)).toBe(true))

it.each([
  '<p># 1 **và** 2</p>',
  'Dòng<br>**hai**',
  'Giá 5 ** 2, số #1',
  '5 * 3 * 2 và 5*3*2',
  '*Lưu ý: giá (*) chưa gồm phí',
  'Giá* và phí*',
  'snake_case_name và __init__',
  'Chữ thường',
])('a whole article of %j is not', (text) => expect(isWrittenInMarkdown(text)).toBe(false))
