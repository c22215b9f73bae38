import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { FACTS } from './fact-base.ts'
import { HARDLY_WORTH, SURELY_WORTH, isWorthTelling, worthTelling } from './worth-telling.ts'

const best = (text: string) => worthTelling(text, understand(text, { brands: [] }))[0]

it.each([
  'tiệm nail bụi với mùi hóa chất nồng nặc, 40m2, có máy lọc không khí nào xử được mùi acetone',
  'quán cà phê, xay sinh tố bơ đá mỗi ngày 60 ly, máy nhà cháy 2 cái rồi',
  'tui điếc một bên tai, cần tai nghe nghe nhạc cho ra cả hai kênh về một bên, dưới 2 triệu',
])('of who writes "%s" a worry is answered', (text) => {
  expect(best(text)?.share).toBeGreaterThan(SURELY_WORTH)
})

it.each([
  'phòng trọ 12m2 muốn mua máy lạnh khoảng 7 triệu',
  'tủ lạnh cho nhà 4 người tầm 10 triệu',
  'laptop học lập trình 18 triệu',
])('to who only wishes, as in "%s", nothing is told', (text) => {
  expect(best(text)?.share ?? 0).toBeLessThan(SURELY_WORTH)
})

it.each([
  'tìm tivi',
  'mua tivi',
  'cần laptop',
  'tim dien thoai',
  'tủ lạnh 300 lít',
  'máy giặt 9kg cho nhà em',
])('who says no more than the machine, as in "%s", is told nothing: "tìm" is no heart', (text) =>
  expect(worthTelling(text, understand(text, { brands: [] }))).toEqual([]),
)

it('a fact that is far from what was said is not worth telling', () => {
  const text = 'nồi cơm cho hai vợ chồng dưới 1 triệu'
  const far = FACTS.find(({ id }) => id === 'song-wifi-co-hai')
  expect(HARDLY_WORTH).toBeGreaterThan(0)
  expect(far && isWorthTelling(far, text, understand(text, { brands: [] }))).toBe(false)
})

it('what is known of one maker is not told to who names another', () => {
  const text = 'đồng hồ đo huyết áp cho ba em 61 tuổi dưới 3 triệu'
  const told = worthTelling(text, understand(text, { brands: [] })).map(({ fact }) => fact.question)
  expect(told.filter((question) => question.includes('Apple'))).toEqual([])
})
