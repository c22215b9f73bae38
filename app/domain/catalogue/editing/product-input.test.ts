import { expect, test } from 'vitest'
import { basicsInput } from './product-input.ts'

const said = (gtin: string) => basicsInput.shape.gtin.safeParse(gtin).error?.issues[0]?.message

test.each([
  ['8934563138165', undefined],
  ['', undefined],
  ['8934563138164', 'Chữ số cuối không khớp với các số trước; bạn xem lại từng số của mã vạch nhé.'],
  ['893 4563 138-164', 'Chữ số cuối không khớp với các số trước; bạn xem lại từng số của mã vạch nhé.'],
  ['893456313', 'Mã vạch có 8, 12, 13 hoặc 14 chữ số; bạn xem lại từng số nhé.'],
  ['tủ lạnh', 'Mã vạch có 8, 12, 13 hoặc 14 chữ số; bạn xem lại từng số nhé.'],
])('of the bar code %j is said: %s', (gtin, words) => expect(said(gtin)).toBe(words))
