import { firstNumber, numberBefore, rangeOf } from '../figures.ts'
import { quietest } from './common.ts'
import type { Facts, Found } from './facts.ts'
import { labelled, valueOf, whole } from './facts.ts'

const LITRES = 'l[ií]t'

const DOOR_STYLES = [
  [/side by side|sbs/i, 'side-by-side'],
  [/french/i, 'french-door'],
  [/multi|nhiều cửa|4 c[áử]/i, 'multi-door'],
  [/ngăn đá dưới|ngăn đông dưới/i, 'bottom-freezer'],
  [/mini/i, 'mini'],
  [/ngăn đá trên|ngăn đông trên/i, 'top-freezer'],
] as const

function usableLitres(stated: string | undefined, title: string): number | undefined {
  const used = stated?.match(/Sử dụng:?\s*(\d+(?:[.,]\d+)?)\s*lít/i)?.[1]
  if (used !== undefined) return firstNumber(used)
  if (stated !== undefined && !/^Tổng/i.test(stated)) return numberBefore(stated, LITRES)
  return numberBefore(title, LITRES)
}

/** Litres, doors and people of a refrigerator. A title's litres are the usable ones, as shops print them. */
export function fridgeFigures(facts: Facts): Found {
  const stated = valueOf(facts, 'Dung tích sử dụng')
  const style = [facts.title, valueOf(facts, 'Kiểu tủ'), valueOf(facts, 'Loại tủ')].join(' ')
  const people = rangeOf(valueOf(facts, 'Số người sử dụng') ?? stated?.match(/\d+ - \d+ người/)?.[0])
  const extras = `${facts.title} ${valueOf(facts, 'Tiện ích') ?? ''}`
  return {
    capacity_l: usableLitres(stated, facts.title),
    gross_capacity_l: numberBefore(
      stated?.match(/Tổng:?\s*\d+[^,]*/i)?.[0] ?? valueOf(facts, 'Dung tích tổng'),
      LITRES,
    ),
    people_min: people.min,
    people_max: people.max,
    doors: labelled(style, DOOR_STYLES),
    door_count: whole(numberBefore(style, 'cánh|cửa(?! lấy)')),
    water_dispenser: /lấy nước(?! trong)/i.test(extras) ? true : undefined,
    ice_maker: /làm đá tự động|tự động làm đá|lấy đá/i.test(extras) ? true : undefined,
  }
}

/** Litres, doors and shape of a freezer. */
export function freezerFigures(facts: Facts): Found {
  const doors = valueOf(facts, 'Số cửa, số ngăn', 'Số cửa')
  const compartments = valueOf(facts, 'Số cửa, số ngăn', 'Số ngăn')
  const shape = `${facts.title} ${valueOf(facts, 'Loại tủ') ?? ''}`
  return {
    capacity_l: usableLitres(valueOf(facts, 'Dung tích sử dụng'), facts.title),
    gross_capacity_l: numberBefore(valueOf(facts, 'Dung tích tổng'), LITRES),
    door_count: whole(numberBefore(doors, 'cửa|cánh')),
    compartments: whole(numberBefore(compartments, 'ngăn')),
    freezer_type: labelled(shape, [
      [/đứng/i, 'upright'],
      [/nằm/i, 'chest'],
    ]),
    noise_db: quietest(valueOf(facts, 'Độ ồn')),
  }
}

function roomRange(text: string | undefined): { min?: number; max?: number } {
  return rangeOf(text?.replace(/\(.*$/, ''))
}

/** Cooling power, efficiency (CSPF) and room of an air conditioner. */
export function acFigures(facts: Facts): Found {
  const power = valueOf(facts, 'Công suất làm lạnh')
  const label = valueOf(facts, 'Nhãn năng lượng', 'Hiệu suất năng lượng')
  const room = roomRange(valueOf(facts, 'Phạm vi làm lạnh hiệu quả', 'Diện tích sử dụng'))
  const way = `${facts.title} ${valueOf(facts, 'Loại máy') ?? valueOf(facts, 'Loại hàng') ?? ''}`
  const noise = quietest(
    valueOf(facts, 'Độ ồn trung bình (được đo trong phòng thí nghiệm)', 'Độ ồn trung bình')?.replace(
      /Dàn nóng.*$/i,
      '',
    ),
  )
  return {
    cooling_btu: whole(numberBefore(power, 'BTU') ?? numberBefore(facts.title, 'BTU')),
    hp: numberBefore(facts.title, 'HP') ?? numberBefore(power, 'HP'),
    two_way: /2 chiều/i.test(way) ? true : /1 chiều/i.test(way) ? false : undefined,
    cspf: firstNumber(label?.match(/(?:CSPF|năng lượng)\s*(\d+[.,]\d+)/i)?.[1]),
    room_m2_min: room.min,
    room_m2_max: room.max,
    // Above this it is the outdoor unit's figure, or the loudest one.
    noise_db: noise !== undefined && noise <= 40 ? noise : undefined,
    gas: valueOf(facts, 'Loại Gas')
      ?.match(/R-?\d+\w*/i)?.[0]
      ?.toUpperCase(),
  }
}
