import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LETTERING } from '#app/ui/shell/logo-drawing.ts'
import { CARD, drawCard, type Card } from './card.server.ts'
import { heightsOf, letter, letterDrawing, widthOf } from './card.server.ts'

const fridge: Card & { site: string } = {
  site: 'Chọn Máy',
  kicker: 'LG · Tủ lạnh',
  title: 'Tủ lạnh LG Inverter 374 lít',
  note: '374 lít · Ngăn đá trên',
  price: { label: 'Giá thấp nhất', text: '11.690.000 ₫' },
  drawing: { kind: 'fridge', attributes: {} },
}
const longest = 'Laptop Acer Gaming Nitro V 15 ProPanel ANV15 41 R9M1 - NH.QPFSV.004 (R5 7535HS/16GB/512GB)'

/** The rows of a picture, top to bottom, in which anything dark stands left of its panel. */
async function inkedRows(card: Card & { site: string }): Promise<number[]> {
  const { data } = await sharp(Buffer.from(drawCard(card)))
    .extract({ left: 0, top: 0, width: 686, height: CARD.height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: CARD.height }, (_, row) => row)
  return rows.filter((row) => data.subarray(row * 686, (row + 1) * 686).some((value) => value < 200))
}

describe('a card', () => {
  test('is 1200 by 630 and needs no font', async () => {
    const svg = drawCard({ ...fridge, drawing: { kind: 'tv', attributes: { screen_in: 65 } } })
    expect(svg).not.toContain('<text')
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('shows the whole of the longest title, the code at its end included', () => {
    // A title that is cut is drawn like any other that begins as it does.
    const other = longest.replace('512GB)', '256GB)')
    expect(drawCard({ ...fridge, title: longest })).not.toBe(drawCard({ ...fridge, title: other }))
  })

  /** As long as an editor can write one, its codes wider than a line. */
  const endless = `Máy giặt sấy LG AI DD Inverter giặt 12 kg sấy 7 kg ${'F2712STWB.ABMPEVN/'.repeat(7)}WASHTOWER-2026X`
  test.each([
    [
      'the longest title that can be written',
      { title: endless.slice(0, 199) },
      { title: `${endless.slice(0, 198)}Y` },
    ],
    [
      'the longest title where no price stands below it',
      { title: endless.slice(0, 199), price: null },
      { title: `${endless.slice(0, 198)}Y`, price: null },
    ],
    [
      'the shop and the month of a price',
      { price: { label: 'Giá thấp nhất · dienmaythiennamhoa.vn, 11/2025 · dữ liệu mẫu', text: '1 ₫' } },
      { price: { label: 'Giá thấp nhất · dienmaythiennamhoa.vn, 11/2025 · dữ liệu mẫy', text: '1 ₫' } },
    ],
  ])('shows %s to its last letter', (_, one, other) => {
    expect(drawCard({ ...fridge, ...one })).not.toBe(drawCard({ ...fridge, ...other }))
  })

  test('carries the lettering of the site’s header, and the name of a site that has another', () => {
    expect(drawCard(fridge)).toContain(LETTERING)
    expect(drawCard({ ...fridge, site: 'Máy Tốt' })).not.toContain(LETTERING)
    expect(drawCard({ ...fridge, site: 'Máy Tốt' })).not.toBe(drawCard({ ...fridge, site: 'Máy Xịn' }))
  })

  test.each([
    ['the longest title of the catalogue', { title: longest }],
    ['the longest title that can be written', { title: endless.slice(0, 200) }],
    [
      'two lines below a title of many',
      {
        title: endless.slice(0, 200),
        price: {
          label: 'Giá thấp nhất · dienmaythiennamhoa.vn, 11/2025 · dữ liệu mẫu',
          text: '11.690.000 ₫',
        },
      },
    ],
    ['one word without an end', { title: 'Q'.repeat(300), note: 'Q'.repeat(300), kicker: 'Q'.repeat(300) }],
    ['stacked marks on every letter', { title: 'ỄẪỐỘỬ ỄẪỐỘỬ ỄẪỐỘỬ ỄẪỐỘỬ ỄẪỐỘỬ' }],
    ['no price', { price: null }],
    ['a price in words', { price: { label: 'Giá tin đồn', text: 'Từ khoảng mười đến mười hai triệu đồng' } }],
    ['nothing at all', { kicker: '', title: '', note: '', price: null }],
    ['letters no font has', { title: 'Tủ lạnh 🧊 冰箱 374 lít' }],
  ])('holds %s without leaving its margins', async (_, change) => {
    const card = { ...fridge, ...change }
    const { data, info } = await sharp(Buffer.from(drawCard(card)))
      .extract({ left: 654, top: 0, width: 34, height: CARD.height })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(34)
    expect(Math.min(...data)).toBeGreaterThan(240)
    const rows = await inkedRows(card)
    expect(Math.min(...rows)).toBeGreaterThan(60)
    expect(Math.max(...rows)).toBeLessThan(CARD.height - 40)
  })

  test('leaves the line above free for the marks of its first letters', async () => {
    const rows = await inkedRows({ ...fridge, title: 'ỄẪỐ' })
    const free = Array.from({ length: 40 }, (_, index) => 196 + index).filter((row) => !rows.includes(row))
    expect(free.length).toBeGreaterThan(3)
  })
})

describe('lettering', () => {
  test('measures marks and widths from the font itself', () => {
    expect(heightsOf('Ễ', 100, 'bold').above).toBeGreaterThan(heightsOf('E', 100, 'bold').above + 20)
    expect(widthOf('mm', 50, 'bold')).toBeCloseTo(widthOf('m', 50, 'bold') * 2, 0)
  })

  test('writes decomposed Vietnamese like composed', () => {
    const place = { x: 0, y: 0, size: 10, weight: 'medium', fill: '#000' } as const
    expect(letter('Tủ lạnh'.normalize('NFD'), place)).toBe(letter('Tủ lạnh', place))
  })

  test('turns a drawing’s figures into paths around their middle', () => {
    const drawing =
      '<text x="50" y="9" font-family="x" font-size="20" text-anchor="middle" fill="#fff">65″</text>'
    expect(letterDrawing(drawing)).toMatch(
      /^<path fill="#fff" transform="matrix\(0\.02 0 0 -0\.02 3\d\.[\d.]+ 9\)" d="M/,
    )
  })
})
