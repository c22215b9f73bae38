import { firstNumber, numberBefore, numbersBefore } from '../figures.ts'
import type { Facts, Found } from './facts.ts'
import { labelled, valueOf, whole } from './facts.ts'
import { quietest } from './common.ts'

const LITRES = 'l[ií]t'

/** Litres and way of cooking of a rice cooker. */
export function riceCookerFigures(facts: Facts): Found {
  const stated = valueOf(facts, 'Dung tích')
  const people = stated?.match(/(\d+)\s*-\s*(\d+)\s*người/)
  return {
    capacity_l: numberBefore(facts.title, LITRES) ?? numberBefore(stated, LITRES),
    people_min: firstNumber(people?.[1]),
    people_max: firstNumber(people?.[2]),
    cooker_type: labelled(`${facts.title} ${valueOf(facts, 'Loại nồi') ?? ''}`, [
      [/áp suất/i, 'áp suất'],
      [/cao tần/i, 'cao tần'],
      [/điện tử/i, 'điện tử'],
      [/nắp gài|nắp rời/i, 'cơ'],
    ]),
  }
}

/** Litres and heat of an air fryer. */
export function airFryerFigures(facts: Facts): Found {
  const heat = numbersBefore(valueOf(facts, 'Nhiệt độ'), '°C')
  return {
    capacity_l:
      numberBefore(valueOf(facts, 'Dung tích sử dụng'), LITRES) ?? numberBefore(facts.title, LITRES),
    gross_capacity_l: numberBefore(valueOf(facts, 'Dung tích tổng'), LITRES),
    max_temperature_c: heat.length === 0 ? undefined : Math.max(...heat),
  }
}

/** Zones, sort and total power of a hob. */
export function hobFigures(facts: Facts): Found {
  const type = `${facts.title} ${valueOf(facts, 'Loại bếp') ?? ''}`
  const mixed = /từ hồng ngoại|từ kết hợp|từ.*hồng ngoại/i.test(type)
  return {
    zones:
      whole(numberBefore(type, 'vùng nấu')) ??
      (/đôi/i.test(type) || mixed ? 2 : /đơn/i.test(type) ? 1 : undefined),
    hob_type: mixed ? 'mixed' : /hồng ngoại/i.test(type) ? 'infrared' : 'induction',
    power_w:
      whole(numberBefore(valueOf(facts, 'Tổng công suất'), 'W')) ?? whole(numberBefore(facts.title, 'W\\b')),
    built_in: /(?<!\p{L})âm(?!\p{L})/iu.test(type) ? true : undefined,
  }
}

/** Litres, grill and power of a microwave oven. */
export function microwaveFigures(facts: Facts): Found {
  const type = `${valueOf(facts, 'Loại lò') ?? ''} ${facts.title}`
  return {
    capacity_l: numberBefore(valueOf(facts, 'Dung tích'), LITRES) ?? numberBefore(facts.title, LITRES),
    grill: /không nướng/i.test(type) ? false : /có nướng/i.test(type) ? true : undefined,
    power_w: whole(numberBefore(valueOf(facts, 'Công suất vi sóng'), 'W')),
  }
}

/** Place settings, water and noise of a dishwasher. */
export function dishwasherFigures(facts: Facts): Found {
  return {
    place_settings: whole(numberBefore(valueOf(facts, 'Số chén bát rửa được') ?? facts.title, 'bộ')),
    water_l_cycle: numberBefore(valueOf(facts, 'Tiêu thụ nước'), LITRES),
    noise_db: quietest(valueOf(facts, 'Độ ồn')),
  }
}

/** Jar and power of a blender. */
export function blenderFigures(facts: Facts): Found {
  return {
    capacity_l:
      numberBefore(valueOf(facts, 'Dung tích sử dụng', 'Dung tích'), LITRES) ??
      numberBefore(facts.title, LITRES),
    power_w: whole(numberBefore(valueOf(facts, 'Công suất'), 'W') ?? numberBefore(facts.title, 'W\\b')),
    blender_type: /cầm tay/i.test(facts.title) ? 'hand' : 'jar',
  }
}
