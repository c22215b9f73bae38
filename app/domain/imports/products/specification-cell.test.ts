import { expect, it } from 'vitest'
import { specificationLines } from './specification-cell.ts'

const said = (cell: string) =>
  specificationLines(cell).map(({ group, name, value }) => `${group}/${name}/${value}`)

it.each([
  [
    '[{"spec_category": "Chung", "spec_name": "Dung tích", "spec_value": "300 lít"}]',
    ['Chung/Dung tích/300 lít'],
  ],
  [
    '[{"name": "Màu", "value": "Đen"}, {"name": "Nặng", "value": 5.5}]',
    ['Thông số/Màu/Đen', 'Thông số/Nặng/5.5'],
  ],
  [
    '{"Dung tích": "300 lít", "Inverter": true, "Rỗng": null, "Cổng": ["HDMI", "USB"]}',
    ['Thông số/Dung tích/300 lít', 'Thông số/Inverter/Có', 'Thông số/Cổng/HDMI, USB'],
  ],
  [
    '{"Màn hình": {"Kích thước": "55 inch"}, "Chung": {"Màu": "Đen"}}',
    ['Màn hình/Kích thước/55 inch', 'Chung/Màu/Đen'],
  ],
  ['[{"group": "Màn hình", "items": [{"key": "Cỡ", "text": "55\\""}]}]', ['Màn hình/Cỡ/55"']],
  ['[["Màu", "Đen"], ["Nặng", "5 kg"]]', ['Thông số/Màu/Đen', 'Thông số/Nặng/5 kg']],
  ['["Màu: Đen", "Nặng: 5 kg"]', ['Thông số/Màu/Đen', 'Thông số/Nặng/5 kg']],
  ['[{"name": "Cổng", "value": "<b>HDMI</b><br/>USB"}]', ['Thông số/Cổng/HDMI , USB']],
  ['Dung tích: 300 lít\nMàu: Đen', ['Thông số/Dung tích/300 lít', 'Thông số/Màu/Đen']],
  [
    'Màn hình:\n- Kích thước: 55 inch\n- Tấm nền: OLED',
    ['Màn hình/Kích thước/55 inch', 'Màn hình/Tấm nền/OLED'],
  ],
  ['Dung tích: 300 lít; Màu: Đen', ['Thông số/Dung tích/300 lít', 'Thông số/Màu/Đen']],
  ['Chung | Màu | Đen\nNặng | 5 kg', ['Chung/Màu/Đen', 'Thông số/Nặng/5 kg']],
  ['Chung | Giờ: phút | 10:30', ['Chung/Giờ: phút/10:30']],
  ['một', ['một//']],
  ['[không phải JSON]', ['[không phải JSON]//']],
  ['[]', []],
  ['{}', []],
])('%s', (cell, lines) => expect(said(cell)).toEqual(lines))

it('what is too long for one line goes on in the next, and nothing is lost', () => {
  const lines = specificationLines(JSON.stringify({ ['n'.repeat(200)]: 'v'.repeat(1500) }))
  expect(lines.map(({ value }) => value).join('')).toBe(`${'n'.repeat(200)}: ${'v'.repeat(1500)}`)
  expect(lines.every(({ name, value }) => name.length <= 150 && value.length <= 1000)).toBe(true)
})

it('data that is nested without end ends', () =>
  expect(specificationLines('[{"a":'.repeat(40) + '1' + '}]'.repeat(40))).toEqual([]))
