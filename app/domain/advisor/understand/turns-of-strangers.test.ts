import { describe, expect, it } from 'vitest'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import { understand } from './understand.ts'

const vocabulary = { brands: ['Samsung', 'LG', 'Xiaomi', 'Electrolux'], names: SAMPLE_NAMES }

/** What is understood of the last of several turns. */
const readLast = (...turns: string[]) =>
  turns.reduce<ReturnType<typeof understand> | null>(
    (previous, said) => understand(said, vocabulary, previous),
    null,
  )

describe('what a later turn says', () => {
  it.each([
    ['điện thoại dưới 6tr', 'giảm còn 5tr5 đc ko anh zai', 5_500_000],
    ['tủ lạnh nhỏ, lò vi sóng tổng 18tr', 'ép còn 15 được ko', 15_000_000],
  ])('%s || %s: the new sum is all there is', (first, second, max) => {
    expect(readLast(first, second)).toMatchObject({ intent: 'advise', turn: 'cheaper', budget: { max } })
  })

  it('what a turn changed of what was said before was understood', () => {
    expect(readLast('tivi 65 inch dưới 15 triệu', 'thôi tăng lên 20')).toMatchObject({
      budget: { max: 20_000_000 },
      unread: [],
    })
    expect(readLast('máy lạnh với máy nước nóng, trong 15 triệu', 'thôi bỏ máy nước nóng đi')).toMatchObject({
      kinds: ['ac'],
      unread: [],
    })
  })

  it('a machine in the place of another is for the same room', () => {
    expect(readLast('quạt điều hoà cho tiệm tóc 40m2', 'hay lắp máy lạnh luôn')).toMatchObject({
      kinds: ['ac'],
      roomM2: 40,
      uses: ['shop'],
    })
    expect(readLast('máy lạnh phòng ngủ 15m2', 'còn quạt cho phòng khách')?.roomM2).toBeUndefined()
    expect(readLast('máy lạnh phòng 15m2', 'còn máy giặt thì sao')?.roomM2).toBeUndefined()
  })

  it('what was said before any machine was named is of the first that is', () => {
    expect(readLast('phòng e 16m2 hướng tây quận 12', 'máy lạnh á, rẻ mà êm')).toMatchObject({
      kinds: ['ac'],
      roomM2: 16,
      heat: ['sun'],
      followUp: false,
    })
    expect(readLast('nhà 5 người, 9 triệu đổ lại', 'máy giặt cửa trên')).toMatchObject({
      kinds: ['washer'],
      people: 5,
      budget: { max: 9_000_000 },
    })
  })

  it('a colour that somebody hates is none that is wished', () => {
    expect(readLast('máy sấy tóc dưới 700k', 'em ghét màu hồng nha')).toMatchObject({
      colours: [],
      coloursExcluded: ['Hồng'],
    })
  })

  it('metres by centimetres are a place for a machine, no room', () => {
    expect(readLast('tủ đông 300l', 'chỗ 1m1 x 65 để vừa không')).toMatchObject({
      widthMm: 1100,
      depthMm: 650,
    })
    expect(readLast('tủ đông 300l', 'chỗ 1m1 x 65 để vừa không')?.roomM2).toBeUndefined()
    expect(readLast('máy lạnh cho phòng 4m x 9m')?.roomM2).toBe(36)
  })

  it('a figure that is taken back is no new sum', () => {
    const read = readLast('máy giặt dưới 5 triệu, nhà 2 người', 'tui nói lộn, ở 4 người chứ ko phải 2')
    expect(read).toMatchObject({ people: 4, budget: { max: 5_000_000 }, unread: [] })
  })

  it('inches of a screen are no sum', () => {
    const read = readLast('máy lạnh, tủ lạnh, máy giặt, tổng 45 triệu', 'bỏ máy lạnh, thêm tivi 55')
    expect(read?.budget).toMatchObject({ max: 45_000_000 })
  })

  it('the same money is for another machine', () => {
    const read = readLast('mua laptop 16tr', 'đổi ý, cho máy tính bảng đi cho nhẹ, vẫn bằng đó tiền')
    expect(read).toMatchObject({ kinds: ['tablet'], budget: { max: 16_000_000 } })
  })

  it('what a machine stands beside is not asked for', () => {
    const read = readLast('lò vi sóng cơ dưới 2tr', 'đặt sát tường hay cạnh tủ lạnh dc hông')
    expect(read?.kinds).toEqual(['microwave'])
  })

  it('how fast a telephone charges is of the telephone', () => {
    expect(
      readLast('điện thoại chơi game dưới 6tr', 'con nào sạc nhanh nhất trong mấy con đó')?.kinds,
    ).toEqual(['phone'])
    expect(readLast('điện thoại dưới 6tr', 'mua thêm củ sạc nhanh')?.kinds).toContain('charger')
  })

  it('a machine that is put off is not asked for', () => {
    const read = readLast('điện thoại 3 triệu', 'còn laptop thì lúc nào có lương tính sau, khỏi gửi')
    expect(read?.kinds).toEqual(['phone'])
  })

  it('brands that are complained of are not wanted', () => {
    const read = readLast('máy giặt 10 ký', 'ủa sao đề xuất toàn Samsung LG, hãng Nhật cơ')
    expect(read).toMatchObject({ brands: [], brandsExcluded: ['Samsung', 'LG'] })
  })

  it('a width is read with its figure first', () => {
    expect(readLast('tủ lạnh', 'bếp hẹp, chỉ còn chỗ 58 phân bề ngang')?.widthMm).toBe(580)
  })

  it('the aerial box is no first machine', () => {
    expect(readLast('tivi 7 triệu', 'có cần mua thêm đầu thu truyền hình không')?.picks).toEqual([])
  })
})

describe('what a turn tells and does not ask for', () => {
  it('what costs less elsewhere is no sum to spend', () => {
    expect(readLast('iphone 16', 'xách tay rẻ hơn 3tr có nên k')?.budget).toBeUndefined()
    expect(
      readLast('máy lạnh 1 ngựa', 'sao Casper có 6 triệu mà Daikin tới gần chục')?.budget,
    ).toBeUndefined()
    expect(readLast('máy lạnh 1 ngựa', 'có con nào rẻ hơn 6 triệu không')?.budget).toMatchObject({
      max: 6_000_000,
    })
  })

  it('what is left is there to be spent', () => {
    expect(readLast('máy lạnh phòng 16 m2', 'tiền thuốc hết rồi anh, còn có 7 triệu')?.budget).toMatchObject({
      max: 7_000_000,
    })
  })

  it('not dearer is no wish for a better one', () => {
    const read = readLast('máy lạnh', 'rứa còn cái nào êm hơn mà không đắt hơn k')
    expect(read).toMatchObject({ asksBetter: false, asksCheaper: true })
  })

  it("'mac' without any mark typed is dear", () => {
    expect(readLast('thoi mac qua. con 2 hom nay cua ban nang ko')?.brands).toEqual([])
  })

  it('one of a set that may be cheaper stays', () => {
    const read = readLast(
      'tủ lạnh, máy giặt, tivi, tổng 40 triệu',
      'tivi e thích 55in nha, bớt máy giặt xuống cũng đc',
    )
    expect(read?.kinds).toContain('washer')
  })

  it('where one was made is asked of it', () => {
    const read = readLast('tai nghe 1 triệu', 'hàng Tàu hay hàng Việt vậy')
    expect(read).toMatchObject({ intent: 'lookup', turn: 'ask_about_shown', brandCountries: [] })
  })

  it('what was used before is not wished', () => {
    const read = readLast('mua điện thoại cho mẹ, xưa giờ xài cục gạch, giờ muốn gọi zalo')
    expect(read?.unstated).not.toContain('bàn phím bấm số')
    expect(readLast('điện thoại cục gạch cho ba')?.unstated).toContain('bàn phím bấm số')
  })

  it('the maker of a model that was asked for is not wished of all others', () => {
    const read = readLast('iPhone 15 bao nhiêu', 'thế điện thoại nào chụp đêm ngon tầm 12 triệu')
    expect(read?.brands).toEqual([])
  })
})

describe('what a text names and does not want', () => {
  it.each([
    ['kiếm con tivi 43 tầm 8 triệu đừng tivi xiaomi', ['tv'], ['Xiaomi']],
    ['không lấy tủ lạnh LG', ['fridge'], ['LG']],
    ['quạt cho bé, phòng đóng cửa bật điều hoà 28 độ, cần gió nhẹ', ['fan'], []],
    ['tai nghe đi xe nghe gg map với nghe đt, 1 củ', ['headphones'], []],
    ['may anh chi oi em can man hinh do hoa', ['monitor'], []],
  ])('%s', (text, kinds, brandsExcluded) => {
    expect(readLast(text)).toMatchObject({ kinds, brandsExcluded })
  })

  it("the maker of what a thing is joined to is not the thing's", () => {
    const read = readLast('tivi Samsung cũ chỉ có cổng optical, soundbar nào cắm được luôn')
    expect(read).toMatchObject({ kinds: ['soundbar'], brands: [] })
    expect(readLast('soundbar Samsung cho tivi')?.brands).toEqual(['Samsung'])
  })

  it('what is plugged into a screen is not asked for', () => {
    expect(readLast('PS5 cắm vào màn hình máy tính nào chạy được 4K')?.kinds).toEqual(['monitor'])
  })

  it('drinking straight from the tap heats nothing', () => {
    expect(readLast('máy lọc nước uống trực tiếp')?.features).not.toContain('direct_heater')
    expect(readLast('máy nước nóng trực tiếp')?.features).toContain('direct_heater')
  })

  it('sums and hours as they are said', () => {
    expect(readLast('có sáu trăm rưởi ngàn mua quạt đứng nào')?.budget?.max).toBe(650_000)
    expect(readLast('tai nghe 5 loét đổ xuống')?.budget?.max).toBe(500_000)
    expect(readLast('laptop, bà có sổ tiết kiệm 30 triệu')?.budget?.max).toBe(30_000_000)
    expect(readLast('máy lạnh 1hp chạy 22h-6h mỗi đêm tốn bao nhiêu')?.hoursPerDay).toBe(8)
    expect(readLast('tivi to nhứt shop có')?.order).toBe('biggest')
    expect(readLast('máy giặt, nhà có mình ên cô thôi')?.people).toBe(1)
  })

  it('things counted behind their names', () => {
    const read = readLast('tivi, tủ lạnh, quạt 4 cái, tổng 60 triệu')
    expect(read?.parts?.find(({ kind }) => kind === 'fan')?.count).toBe(4)
  })

  it('many in one room warm it', () => {
    expect(readLast('lớp mầm non 40m2, 22 bé với 3 cô, máy lạnh nào')?.heat).toContain('crowded')
  })

  it('a power or a town is no maker', () => {
    expect(readLast('HP trong máy lạnh là cái gì')?.brands).toEqual([])
    expect(readLast('máy sấy quần áo, nhà ở HP, 15tr')?.brands).toEqual([])
    expect(readLast('laptop HP 15 triệu')?.brands).toEqual(['HP'])
  })

  it('things that somebody has', () => {
    const read = readLast('mua gi cho dam cuoi e trai, 5tr, nhung no co tivi roi, tu lanh roi')
    expect(read?.kinds.filter((kind) => kind === 'tv' || kind === 'fridge')).toEqual([])
  })

  it('minutes of each person count people, not machines', () => {
    const read = readLast('máy nước nóng 2500w tắm 4 người mỗi người 10 phút thì 1 tháng bao nhiêu số điện')
    expect(read).toMatchObject({ people: 4 })
    expect(read?.count).toBeUndefined()
  })

  it('the card of the computer is no feature of a screen', () => {
    expect(readLast('màn hình chơi game fps, card RTX 4060, 5-6 triệu')?.features).toEqual([])
  })
})
