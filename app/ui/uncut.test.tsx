import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { uncut } from './uncut.tsx'

it.each([
  ['Tủ lạnh LG 374 lít LTD37BLM', 'Tủ lạnh LG 374\u00a0lít LTD37BLM'],
  ['Máy lạnh Casper 1.5 HP GH', 'Máy lạnh Casper 1.5\u00a0HP GH'],
  ['Máy giặt LG 9 kg, sấy 5 kg', 'Máy giặt LG 9\u00a0kg, sấy 5\u00a0kg'],
  ['Điện thoại iPhone 16 Plus 256 GB', 'Điện thoại iPhone 16 Plus 256\u00a0GB'],
  [
    'Tủ lạnh Sharp SJ-FXP480VG-CH 401 lít',
    'Tủ lạnh Sharp <span class="uncut">SJ-FXP480VG-CH</span> 401\u00a0lít',
  ],
  ['NR-BX471GPKV', '<span class="uncut">NR-BX471GPKV</span>'],
])('a code with hyphens and a figure with its unit stay in one piece: %s', (name, html) => {
  expect(renderToStaticMarkup(<>{uncut(name)}</>)).toBe(html)
})
