import type { Kind } from '#db/demo/types.ts'
import { firstNumber, kilograms, monthsOf, numberBefore } from '../figures.ts'
import type { Facts, Found } from './facts.ts'
import { valueOf, whole } from './facts.ts'

/** A watch's, phone's or tablet's length is its height; a laptop's is its width. */
const HELD_UPRIGHT: Kind[] = ['phone', 'tablet', 'smartwatch']

/** Millimetres after a label: 'Cao 80 - 98 cm' → 980 (the larger, which is what must fit). */
function side(text: string, label: string): number | undefined {
  const found = text.match(
    new RegExp(`(?:${label})\\s*:?\\s*(\\d+(?:[.,]\\d+)?)(?:\\s*-\\s*(\\d+(?:[.,]\\d+)?))?\\s*(mm|cm)`, 'i'),
  )
  if (!found) return undefined
  const value = Number((found[2] ?? found[1] ?? '').replace(',', '.'))
  return Number((found[3]?.toLowerCase() === 'cm' ? value * 10 : value).toFixed(2))
}

/** Sides of a text that labels them ('Cao 85 cm - Ngang 60 cm - Sâu 61.6 cm'); an unlabelled 'a x b x c' says nothing. */
function dimensions(kind: Kind, text: string | undefined): Found {
  if (text === undefined) return {}
  const length = side(text, 'Dài')
  const across = side(text, 'Ngang|Rộng')
  const deep = side(text, 'Sâu|Dày|Dọc')
  if (HELD_UPRIGHT.includes(kind)) return { width_mm: across, depth_mm: deep, height_mm: length }
  if (kind === 'laptop') {
    return { width_mm: length, depth_mm: side(text, 'Rộng|Ngang'), height_mm: side(text, 'Dày|Cao') }
  }
  return { width_mm: across ?? length, depth_mm: deep, height_mm: side(text, 'Cao') }
}

const SIZE_NAMES = [
  'Kích thước, khối lượng',
  'Kích thước - Khối lượng',
  'Kích thước - Khối lượng dàn lạnh',
  'Kích thước',
]

/** Some pages print power under 'tiêu thụ điện' as '0.98 kW/h' or '0.93 kWh': it is kilowatts, and read as such. */
function powerWatts(text: string | undefined): number | undefined {
  const kilowatts = numberBefore(text, 'kW(?:/h|h)?(?!/(?:năm|ngày))')
  if (kilowatts !== undefined) return Math.round(kilowatts * 1000)
  return whole(numberBefore(text, 'W(?!h)'))
}

/** kWh a year of an energy label: '339 kWh/năm', or '0.71 kW/ngày' (kilowatt-hours a day). */
function energyPerYear(text: string | undefined): number | undefined {
  const yearly = numberBefore(text, 'kWh?/năm')
  if (yearly !== undefined) return Math.round(yearly)
  const daily = numberBefore(text, 'kWh?/ngày')
  return daily === undefined ? undefined : Math.round(daily * 365)
}

function warranty(facts: Facts): number | undefined {
  const stated = valueOf(facts, 'Thời gian bảo hành (tháng)', 'Thời gian bảo hành cục lạnh, cục nóng')
  if (stated !== undefined) return monthsOf(stated)
  const whole = valueOf(facts, 'Thời hạn bảo hành sản phẩm')
  const device = whole?.match(/(?:toàn thiết bị|sản phẩm|thân máy)\s*(\d+ (?:năm|tháng))/i)?.[1]
  return monthsOf(device ?? (/^\d+ (năm|tháng)$/.test(whole ?? '') ? whole : undefined))
}

function isInverter(facts: Facts): boolean | undefined {
  if (/inverter/i.test(facts.title)) return true
  const stated = valueOf(facts, 'Inverter', 'Công nghệ tiết kiệm điện')
  if (stated === undefined) return undefined
  if (/không|non/i.test(stated)) return false
  return /inverter/i.test(stated) ? true : undefined
}

const WITH_INVERTER: Kind[] = ['fridge', 'freezer', 'washer', 'dryer', 'ac', 'microwave']

/** Figures every kind may carry: size, weight, energy, origin, warranty, colour. */
export function commonFigures(kind: Kind, facts: Facts): Found {
  const size = valueOf(facts, ...SIZE_NAMES)
  const stars = valueOf(facts, 'Nhãn năng lượng')?.match(/^([1-5])(?:\s*sao|\s*\(|$)/i)?.[1]
  const made = valueOf(facts, 'Sản xuất tại', 'Nơi sản xuất', 'Xuất xứ')
  const colour = valueOf(facts, 'Màu sắc')
  const rated = valueOf(facts, 'Công suất', 'Công suất hoạt động', 'Công suất tiêu thụ', 'Tổng công suất')
  const drawn = valueOf(facts, 'Công suất tiêu thụ điện trung bình', 'Điện năng tiêu thụ')
  return {
    ...dimensions(kind, size),
    weight_kg:
      kilograms(valueOf(facts, 'Trọng lượng sản phẩm', 'Khối lượng', 'Trọng lượng')) ?? kilograms(size),
    energy_kwh_year: energyPerYear(drawn),
    energy_stars: stars === undefined ? undefined : Number(stars),
    power_w: powerWatts(rated) ?? powerWatts(drawn),
    inverter: WITH_INVERTER.includes(kind) ? isInverter(facts) : undefined,
    made_in: made !== undefined && made.length <= 30 && !/[/,]|hãng/i.test(made) ? made : undefined,
    warranty_months: warranty(facts),
    colour: colour !== undefined && colour.length <= 30 && !/mixed/i.test(colour) ? colour : undefined,
  }
}

/** Decibels of a text: the quietest figure of its first part ('Dàn lạnh: 19/36 dB - ...' → 19). */
export function quietest(text: string | undefined): number | undefined {
  const part = text?.split(/\s-\s(?=Dàn)/)[0]
  const figures = part?.match(/\d+(?:[.,]\d+)?/g)?.map((figure) => firstNumber(figure) ?? 0) ?? []
  return figures.length === 0 ? undefined : Math.min(...figures)
}

/** Decibels of a text: the loudest figure. */
export function loudest(text: string | undefined): number | undefined {
  const figures = text?.match(/\d+(?:[.,]\d+)?/g)?.map((figure) => firstNumber(figure) ?? 0) ?? []
  return figures.length === 0 ? undefined : Math.max(...figures)
}
