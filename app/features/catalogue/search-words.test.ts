import { expect, it } from 'vitest'
import { prefixQuery } from './search-words.ts'

it.each([
  ['Tủ lạnh', "'tu':*AB & 'lanh':*"],
  ['tu lanh TU', "'tu':*AB & 'lanh':*"],
  ['máy giặt 9 kg', "'may':*AB & 'giat':* & '9kg':*AB"],
  ["a' | !b & (c:*)", "'a':*AB & 'b':*AB & 'c':*AB"],
  ['  ?!  ', null],
  ['', null],
])('reads %j as %s', (typed, query) => {
  expect(prefixQuery(typed)).toBe(query)
})
