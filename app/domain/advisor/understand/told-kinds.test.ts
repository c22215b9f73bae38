import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const kindsOf = (question: string) => understand(question, { brands: ['LG', 'Samsung'] }).kinds

it.each([
  ['máy giặt có rồi mà trời nồm đồ treo hoài không khô', 'dryer'],
  ['tủ lạnh nhà em chật cứng thịt cá, ngăn đá nhét hết nỗi rồi, muốn trữ thêm 50 ký cá', 'freezer'],
])('is for another machine than the one that is spoken of: %s', (question, kind) => {
  expect(kindsOf(question)).toEqual([kind])
})

it.each([
  ['điện thoại camera từ 50MP', 'phone'],
  ['tủ dài 1m6 để vừa tivi 65 inch không', 'tv'],
  ['cần cái tivi treo phòng họp để chiếu bài từ laptop, tầm 18 triệu', 'tv'],
])('is for the machine that is named: %s', (question, kind) => {
  expect(kindsOf(question)).toEqual([kind])
})

it('what somebody has and asks about is taken for no other machine', () => {
  expect(kindsOf('Máy giặt LG nhà cô mua 14 tháng bị kêu to, còn bảo hành không, đem ra đâu')).not.toContain(
    'dryer',
  )
})

it('each of a family asks for a thing', () => {
  const kinds = kindsOf('Có 10 triệu, mẹ đòi nồi chiên, bố đòi quạt, em gái đòi máy sấy tóc')
  expect(kinds).toEqual(['air_fryer', 'fan', 'hair_dryer'])
})

it.each([
  ['nhà em máy giặt đang có rồi, chỉ cần máy sấy với tủ lạnh, 20 triệu', ['dryer', 'fridge']],
  ['nhà đã có tủ lạnh, giờ cần máy giặt 9kg và máy lạnh 1hp, 16tr', ['washer', 'ac']],
  ['máy giặt thì mình có rồi, cần mua tủ lạnh với tivi 20tr', ['fridge', 'tv']],
])('what somebody has and keeps is not sold to him again: %s', (question, kinds) => {
  expect(kindsOf(question)).toEqual(kinds)
})
