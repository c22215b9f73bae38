import { expect, test } from 'vitest'
import { markdownHtml } from './markdown-html.ts'

test.each([
  ['## Cỡ\n\nNhà **4** người', '<h2>Cỡ</h2>\n<p>Nhà <strong>4</strong> người</p>'],
  ['- [x] mua\n- [ ] lắp', '<ul>\n<li>☑ mua</li>\n<li>☐ lắp</li>\n</ul>\n'],
  ['```TS\na < b\n```', '<pre data-language="ts"><code>a &lt; b</code></pre>'],
  [
    '![Tủ "lớn"](/a.webp "Chú")',
    '<figure><img src="/a.webp" alt="Tủ &quot;lớn&quot;"><figcaption>Chú</figcaption></figure>',
  ],
  ['chữ ![Tủ](/a.webp)', '<p>chữ <img src="/a.webp" alt="Tủ"></p>'],
])('%j', (text, html) => expect(markdownHtml(text)).toBe(html))
