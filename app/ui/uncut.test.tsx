import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { uncut } from './uncut.tsx'

it.each([
  ['Tủ lạnh LG 374 lít LTD37BLM', 'Tủ lạnh LG 374 lít LTD37BLM'],
  ['Tủ lạnh Sharp SJ-FXP480VG-CH 401 lít', 'Tủ lạnh Sharp <span class="uncut">SJ-FXP480VG-CH</span> 401 lít'],
  ['NR-BX471GPKV', '<span class="uncut">NR-BX471GPKV</span>'],
])('a code with hyphens stays in one piece, the text as it is: %s', (name, html) => {
  expect(renderToStaticMarkup(<>{uncut(name)}</>)).toBe(html)
})
