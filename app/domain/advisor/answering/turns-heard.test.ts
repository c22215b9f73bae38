import { describe, expect, it } from 'vitest'
import { aFridge, anAirConditioner } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'
import type { Candidate } from '../catalogue.ts'

const aMachine = (id: number, kind: string, name: string, price: number, changes: Partial<Candidate> = {}) =>
  aFridge({ id, title: `${name} LG A${id}`, category: name, kind, price, ...changes })
const aLaptop = (id: number, price: number, weight: number, brand = 'LG') =>
  aMachine(id, 'laptop', 'Laptop', price, {
    brand,
    title: `Laptop ${brand === 'Apple' ? 'MacBook Air' : brand} A${id}`,
    attributes: { ram_gb: 16, storage_gb: 512, weight_kg: weight, gpu_discrete: false, os: 'Windows 11' },
  })

const { last, talk, parts } = talksOver([
  aLaptop(1, 14_000_000, 1.7),
  aLaptop(2, 14_900_000, 1.3),
  aLaptop(3, 24_000_000, 1.24, 'Apple'),
  aMachine(11, 'washer', 'Máy giặt', 9_000_000, { attributes: { load_kg: 9, load_type: 'front' } }),
  aMachine(21, 'air_purifier', 'Máy lọc không khí', 2_000_000, { attributes: { room_m2_max: 35 } }),
  aMachine(22, 'robot_vacuum', 'Robot hút bụi', 4_900_000, { attributes: {} }),
  anAirConditioner({
    id: 31,
    title: 'Máy lạnh LG một chiều',
    price: 7_000_000,
    attributes: { hp: 1.5, cooling_btu: 12_000, two_way: false },
  }),
  anAirConditioner({
    id: 32,
    title: 'Máy lạnh LG hai chiều',
    price: 9_000_000,
    attributes: { hp: 1.5, cooling_btu: 12_000, two_way: true },
  }),
  aMachine(41, 'air_fryer', 'Nồi chiên không dầu', 1_400_000),
  aMachine(42, 'rice_cooker', 'Nồi cơm điện', 1_390_000),
  aMachine(43, 'headphones', 'Tai nghe', 1_500_000),
])

parts.catalogue.brandNames = () => Promise.resolve(['LG', 'Samsung', 'Apple', 'Bosch'])

describe('a turn is heard', () => {
  it('that finds what was shown too heavy', async () => {
    const answer = await last('laptop học tập tầm 14 triệu rưỡi', 'nặng quá, em đi xe bus')
    expect(idsOf(answer)).toEqual([2])
  })

  it('that asks whether another maker would do, with how far it is beyond the sum', async () => {
    const answer = await last('laptop dưới 15 triệu', 'Apple được không')
    expect(answer.content).toMatch(/MacBook|Apple/)
    expect(answer.content).toContain('vượt mức bạn nêu 9 triệu')
  })

  it('that asks whether a Mac runs what was said before', async () => {
    const answer = await last(
      'laptop học kiến trúc vẽ Revit 3ds Max dưới 18 triệu',
      'MacBook của Apple được không, con nó thích',
    )
    expect(answer.content).toMatch(/^Không: Revit, 3ds Max/)
  })

  it('that only asks of a light game', async () => {
    const answer = await last('laptop học kế toán 14 triệu', 'chơi fifa online được k')
    expect(answer.conversation?.topics.at(-1)?.need.uses ?? []).not.toContain('gaming')
  })

  it('that names the maker of what a fact was told of', async () => {
    const answer = await last('máy giặt báo lỗi E20 hoài', 'hãng Bosch')
    expect(answer.content).toMatch(/Bosch/)
    expect(answer.content).toMatch(/ống xả/)
    expect(answer.content).not.toMatch(/Panasonic/)
  })

  it('that does not despair so far', async () => {
    const answers = await talk(
      'buồn quá không biết nói với ai, chỉ muốn chết',
      'cũng không tới mức nghĩ quẩn, chỉ là mới chia tay, đêm mất ngủ',
    )
    expect(answers[1]?.content).not.toBe(answers[0]?.content)
    expect(answers[1]?.content).toMatch(/chia tay/i)
    expect(answers[1]?.content).toMatch(/115/)
  })

  it('that asks which of two to buy first', async () => {
    const answer = await last(
      'máy lọc không khí phòng 25m2 bị dị ứng',
      'vậy với 5 triệu thì mua máy lọc không khí hay robot hút bụi trước',
    )
    expect(answer.content).toMatch(/^Mua máy lọc không khí trước/)
    expect(idsOf(answer)).toContain(21)
  })

  it('that weighs two the other way round', async () => {
    const answer = await last(
      'robot hút bụi nhà nuôi mèo',
      'thế máy lọc không khí hay robot hút bụi mua trước, có 8 triệu',
    )
    expect(answer.content).toMatch(/^Mua robot hút bụi trước/)
  })

  it('that asks how much more a maker costs', async () => {
    const answer = await last('máy lạnh 1.5 hp dưới 10 triệu', 'loại Samsung đắt hơn bao nhiêu')
    expect(answer.conversation?.topics.at(-1)?.need.brandsExcluded).toBeUndefined()
  })

  it('that asks whether it is so that a Mac does not run it', async () => {
    const answer = await last(
      'laptop học kiến trúc vẽ Revit 3ds Max dưới 18 triệu',
      'mà nghe nói Mac không chạy được 3ds Max đúng không',
    )
    expect(answer.content).toMatch(/^Không: Revit, 3ds Max/)
    expect(answer.conversation?.topics.at(-1)?.need.brands ?? []).toEqual([])
  })

  it('that holds what was put first against another maker, or asks what is wrong with that one', async () => {
    const against = await last('laptop học tập dưới 15 triệu', 'so với con Apple thì sao')
    expect(against.content).toContain('đặt cạnh Laptop LG')
    const wrong = await last('laptop học tập dưới 15 triệu', 'Samsung hông được hả')
    expect(wrong.content).toContain('chưa có laptop Samsung nào')
  })

  it('that asks for a thing from the rest of the sum', async () => {
    const answer = await last('máy giặt với máy lọc không khí, tổng 16 triệu', 'còn dư thì robot được không')
    expect(idsOf(answer)).toEqual([22])
    expect(answer.content).toContain('5 triệu')
  })

  it('that asks for a colour of what was shown', async () => {
    const { content, conversation } = await last('laptop học tập dưới 15 triệu', 'thế có màu hồng ko')
    expect(content).toMatch(/^Dữ liệu của mình chưa ghi màu/)
    expect(conversation?.topics.at(-1)?.need.colours ?? []).toEqual([])
  })

  it('that is sad before anything is asked for', async () =>
    expect((await last('Em buồn quá, mới thất nghiệp, laptop lại hư')).content).toMatch(/^Nghe vậy/))

  it('that tells what somebody has', async () => {
    const answer = await last('quà cưới bạn thân 1tr5', 'nó có nồi cơm rồi')
    expect(idsOf(answer)).not.toContain(42)
    expect(idsOf(answer)?.length).toBeGreaterThan(1)
  })

  it('that asks how much cheaper another sort is', async () => {
    const answer = await last('máy lạnh 2 chiều phòng 18m2', 'loại 1 chiều rẻ hơn mấy')
    expect(answer.content).toMatch(/rẻ hơn 2 triệu/)
    expect(answer.conversation?.topics.at(-1)?.need.budget).toBeUndefined()
  })

  it('that is of another gift, or asks for exactly one of them', async () => {
    const answers = await talk(
      'quà tân gia cho đồng nghiệp 1tr5',
      'nhà nó có nồi chiên rồi',
      'nó ở trọ bếp bé xíu',
      'chốt giúp một món',
    )
    expect(idsOf(answers[2])).not.toContain(41)
    expect(idsOf(answers[3])).toHaveLength(1)
  })

  it('that adds a room, for which the sum was not', async () => {
    const answer = await last('máy lạnh phòng 16m2, 9 triệu', 'phòng ba mẹ nữa 18m2', 'cả hai hết bao nhiêu')
    expect(answer.content).toMatch(/Cộng lại/)
  })
})
