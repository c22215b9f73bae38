import { firstNumber, numberBefore, rangeOf } from '../figures.ts'
import { quietest } from './common.ts'
import type { Facts, Found } from './facts.ts'
import { labelled, valueOf, whole } from './facts.ts'

const LOAD_TYPES = [
  [/cửa trước|lồng ngang|lồng giặt ngang/i, 'front'],
  [/cửa trên|lồng đứng|lồng giặt đứng/i, 'top'],
] as const

/**
 * Makers code the door into the model's first letters. Every row of the sources that states its door agrees with
 * this list; the data test holds the same for the demo rows.
 */
const LOAD_TYPE_BY_CODE = [
  [
    /\b(WW|WD|FV|FC|FM|FX|F2\d{3}|AQD|TW-|EWF|EWW|NA-V|NA-S|ES-F|WF-|WCV|WTV|WFQ|WD\d|WGA|WNA|WAJ|WAW)/,
    'front',
  ],
  [/\b(WA\d|AW-|AQW|NA-F|ES-[UWY]|T2\d|TH\d|TV2|WT-|EWT|VWVC|VWVD|WTZ)/, 'top'],
] as const

function people(facts: Facts): Found {
  const range = rangeOf(valueOf(facts, 'Số người sử dụng'))
  return { people_min: range.min, people_max: range.max }
}

/** Loads, door and spin of a washing machine or washer-dryer. */
export function washerFigures(facts: Facts): Found {
  const stated = [valueOf(facts, 'Loại máy'), valueOf(facts, 'Loại máy giặt'), valueOf(facts, 'Lồng giặt')]
  const drying = valueOf(facts, 'Khối lượng sấy tối đa')
  const load = facts.title.match(/(?:giặt\s+)?(\d+(?:[.,]\d+)?)\s*kg/i)?.[1]
  const dry = facts.title.match(/sấy\s+(\d+(?:[.,]\d+)?)\s*kg/i)?.[1]
  return {
    load_kg: firstNumber(load) ?? numberBefore(valueOf(facts, 'Khối lượng giặt'), 'kg'),
    load_type:
      labelled([facts.title, ...stated].join(' '), LOAD_TYPES) ??
      labelled(valueOf(facts, 'Kiểu dáng thiết kế'), LOAD_TYPES) ??
      labelled(facts.title, LOAD_TYPE_BY_CODE),
    dry_load_kg: firstNumber(dry) ?? numberBefore(drying, 'kg'),
    ...people(facts),
    spin_rpm: whole(numberBefore(valueOf(facts, 'Tốc độ quay vắt tối đa'), 'vòng')),
    noise_db: quietest(valueOf(facts, 'Độ ồn')),
  }
}

/** Load and method of a clothes dryer. */
export function dryerFigures(facts: Facts): Found {
  return {
    load_kg: numberBefore(facts.title, 'kg') ?? numberBefore(valueOf(facts, 'Khối lượng sấy'), 'kg'),
    dryer_type: labelled(`${facts.title} ${valueOf(facts, 'Loại máy') ?? ''}`, [
      [/bơm nhiệt/i, 'heat-pump'],
      [/ngưng tụ/i, 'condenser'],
      [/thông hơi/i, 'vented'],
    ]),
    ...people(facts),
  }
}
