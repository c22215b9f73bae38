import { expect, test } from 'vitest'
import type { CardView } from './card-view.ts'
import { highlight, searchedIn } from './highlight.ts'
import { whyFound } from './why-found.ts'

const card = { category: { name: 'Mẹo vặt' }, author: { name: 'Ban Điện lạnh' } } as CardView
const why = (typed: string, title: string, text: string) =>
  whyFound(
    typed,
    { title: highlight(title, searchedIn(typed)), text: highlight(text, searchedIn(typed)) },
    card,
  )

test.each([
  ['may lanh', 'Máy lạnh nào êm', 'Máy lạnh', 'tiêu đề có “Máy lạnh”'],
  ['inverter', 'Máy lạnh nào êm', 'Nhờ inverter', 'trong bài có “inverter”'],
  ['mẹo vặt', 'Máy lạnh', 'Êm', '“mẹo vặt” thuộc chuyên mục Mẹo vặt hoặc tác giả Ban Điện lạnh'],
])('%s', (typed, title, text, reason) => {
  expect(why(typed, title, text)).toBe(reason)
})
