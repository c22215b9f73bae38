import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { listParams } from '#app/domain/catalogue/list-url.ts'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import { readMeaning, readSentence } from './search-sentence.ts'

type Named = { name: string; slug: string; kind: string }
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../db/demo/data/${file}`, import.meta.url), 'utf8')) as Named[]
const known = {
  rules: SHIPPED_RULES,
  names: SAMPLE_NAMES,
  brands: read('brands.json').map(({ name }) => name),
  categoryOf: new Map(read('categories.json').map(({ kind, slug }) => [kind, slug])),
}
/** A reading as the address of its list writes it. */
const written = (text: string) => {
  const filters = readSentence(text, known)
  return (
    filters && decodeURIComponent(new URLSearchParams(listParams({ ...WHOLE_LIST, ...filters })).toString())
  )
}

describe('readSentence', () => {
  it.each([
    ['tivi samsung 55in dưới 15tr', 'category=tivi&brand=samsung&max=15000000&screen_in=55'],
    ['tivi 55 inch samsung duoi 15 trieu', 'category=tivi&brand=samsung&max=15000000&screen_in=55'],
    ['tủ lạnh lg 300 lít', 'category=tu-lanh&brand=lg&capacity_l=264:336'],
    ['may giat 9kg cua truoc', 'category=may-giat&load_kg=9&load_type=front'],
    ['máy giặt lồng ngang 10 ký lg', 'category=may-giat&brand=lg&load_kg=10&load_type=front'],
    ['tủ lạnh cho nhà 4 người dưới 15 triệu', 'category=tu-lanh&max=15000000&people=4'],
    ['máy lạnh phòng 20m2 không lấy casper', 'category=may-lanh&brand=!casper&room=20'],
    ['máy lạnh 1.5hp inverter daikin', 'category=may-lanh&brand=daikin&hp=1.5&inverter=true'],
    ['dieu hoa 1 ngua duoi 10tr', 'category=may-lanh&max=10000000&hp=1'],
    ['redmi note 13 dưới 5tr', 'q=redmi+note+13&category=dien-thoai&brand=xiaomi&max=5000000'],
    ['laptop ram 16gb dưới 25 triệu', 'category=laptop&max=25000000&ram_gb=16'],
    [
      'laptop gaming dưới 25 triệu',
      'category=laptop&max=25000000&ram_gb=16:&storage_gb=512:&gpu_discrete=true',
    ],
    ['laptop hp i5 16gb', 'q=i5&category=laptop&brand=hp&ram_gb=16'],
    ['máy giặt lg rẻ nhất', 'category=may-giat&brand=lg&sort=price-asc'],
    ['tủ lạnh đắt nhất', 'category=tu-lanh&sort=price-desc'],
    ['tủ lạnh 2 cửa', 'category=tu-lanh&doors=top-freezer&doors=bottom-freezer'],
    ['tu lanh 2 canh', 'category=tu-lanh&doors=top-freezer&doors=bottom-freezer'],
    [
      'tủ lạnh hai cánh lg dưới 10 triệu',
      'category=tu-lanh&brand=lg&max=10000000&doors=top-freezer&doors=bottom-freezer',
    ],
    ['tủ lạnh 1 cửa', 'category=tu-lanh&doors=mini'],
    ['tủ lạnh 2 cửa side by side', 'category=tu-lanh&doors=side-by-side'],
    ['tủ lạnh inverter', 'category=tu-lanh&inverter=true'],
    ['tủ lạnh side by side samsung', 'category=tu-lanh&brand=samsung&doors=side-by-side'],
    ['nồi chiên không dầu 6 lít', 'category=noi-chien-khong-dau&capacity_l=5.8:6.2'],
    ['tivi sony 65 inch oled', 'category=tivi&brand=sony&screen_in=65&panel=OLED'],
    ['samsung dưới 10 triệu', 'brand=samsung&max=10000000'],
    ['ss', 'brand=samsung'],
    ['sam sung', 'brand=samsung'],
    ['quạt điều hòa dưới 3 triệu', 'category=quat&max=3000000&fan_type=điều+hòa'],
    ['tivi khung tranh 55 inch', 'q=khung+tranh&category=tivi&screen_in=55'],
    ['tai nghe chống ồn dưới 2 triệu', 'q=chống+ồn&category=tai-nghe&max=2000000'],
    ['tuwj lanhj dưới 10tr', 'category=tu-lanh&max=10000000'],
    ['máy lọc nước từ 5 đến 8 triệu', 'category=may-loc-nuoc&min=5000000&max=8000000'],
    ['máy nước nóng trực tiếp dưới 3tr', 'category=may-nuoc-nong&max=3000000&heater_type=direct'],
    ['nồi cơm điện cao tần cho 4 người', 'category=noi-com-dien&people=4&cooker_type=cao+tần'],
    ['bàn là dưới 1 triệu', 'q=bàn+là&max=1000000'],
    ['điện thoại 5g dưới 7 triệu', 'category=dien-thoai&max=7000000&network_5g=true'],
    ['máy lạnh 2 chiều', 'category=may-lanh&two_way=true'],
    ['bếp từ dưới 5tr', 'category=bep-tu&max=5000000&hob_type=induction'],
    ['tivi 4k 43 inch dưới 8 triệu', 'category=tivi&max=8000000&screen_in=43&resolution=4K'],
  ])('%s', (text, address) => {
    const order = (query: string | null) => query?.split('&').sort().join('&')
    expect(order(written(text))).toBe(order(address))
  })

  it.each([
    'tủ lạnh',
    'tivi samsung',
    'samsumg galaxi',
    'iphone 15 pro max 256gb',
    'galaxy a55 256gb',
    'RT38CG6584B1',
    'hp',
    'chào bạn',
    'tủ lạnh hay tủ đông 300 lít',
    'laptop hp',
    'inverter',
    '55 inch',
    '',
  ])('leaves %j to the text search', (text) => {
    expect(written(text)).toBeNull()
  })
})

describe('readMeaning', () => {
  it.each([
    ['tuwj lanhj', 'tu-lanh'],
    ['dieu hoa', 'may-lanh'],
  ])('%s means the category %s', (text, category) => {
    expect(readMeaning(text, known)).toMatchObject({ category, q: '' })
  })

  it('is null for what is no kind of the catalogue', () => {
    expect(readMeaning('bàn là', known)).toBeNull()
    expect(readMeaning('zzzz', known)).toBeNull()
  })
})
