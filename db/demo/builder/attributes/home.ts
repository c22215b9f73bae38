import { numberBefore, rangeOf } from '../figures.ts'
import { loudest } from './common.ts'
import type { Facts, Found } from './facts.ts'
import { labelled, valueOf, whole } from './facts.ts'

const LITRES = 'l[ií]t'

/** Suction, mopping and emptying of a robot vacuum cleaner. */
export function robotVacuumFigures(facts: Facts): Found {
  const extras = `${facts.title} ${valueOf(facts, 'Tính năng') ?? ''} ${valueOf(facts, 'Tiện ích') ?? ''}`
  return {
    suction_pa: whole(numberBefore(valueOf(facts, 'Công suất hút'), 'Pa')),
    mop: /lau nhà|mop|lau và hút|vừa hút bụi vừa lau/i.test(
      `${extras} ${valueOf(facts, 'Chế độ hút thông minh') ?? ''}`,
    )
      ? true
      : undefined,
    self_empty: /omni|tự đổ rác|tự động đổ|tự làm sạch hộp bụi|dọn dẹp rác/i.test(extras) ? true : undefined,
    battery_mah: whole(numberBefore(valueOf(facts, 'Dung lượng pin'), 'mAh')),
    run_minutes: whole(
      numberBefore(valueOf(facts, 'Thời gian sử dụng')?.replace(/^.*dùng khoảng/i, ''), 'phút'),
    ),
    noise_db: loudest(valueOf(facts, 'Độ ồn cao nhất', 'Độ ồn lớn nhất', 'Độ ồn')),
  }
}

/** Filtering of a water purifier. */
export function waterPurifierFigures(facts: Facts): Found {
  const method = `${facts.title} ${valueOf(facts, 'Công nghệ lọc') ?? ''} ${valueOf(facts, 'Loại máy lọc') ?? ''}`
  return {
    filter_stages: whole(
      numberBefore(facts.title, 'lõi') ?? numberBefore(valueOf(facts, 'Số lõi lọc'), 'lõi'),
    ),
    purifier_type: labelled(method, [
      [/\bR\.?O\.?\b|thẩm thấu ngược/i, 'RO'],
      [/\bUF\b/, 'UF'],
      [/lọc nano/i, 'nano'],
    ]),
    hot_cold: /nóng(.*)lạnh/i.test(method) ? true : undefined,
    tank_l: numberBefore(
      valueOf(facts, 'Dung tích bình chứa')?.match(/^(?:Tổng )?\d+(?:[.,]\d+)? lít/i)?.[0],
      LITRES,
    ),
    flow_l_hour: numberBefore(
      valueOf(facts, 'Công suất lọc', 'Công suất lọc nước')?.match(/\d+(?:[.,]\d+)? lít\/giờ/i)?.[0],
      LITRES,
    ),
  }
}

/** Room, clean-air rate and noise of an air purifier. */
export function airPurifierFigures(facts: Facts): Found {
  return {
    room_m2_max: rangeOf(valueOf(facts, 'Phạm vi lọc hiệu quả')).max,
    cadr_m3h: whole(numberBefore(valueOf(facts, 'Lượng gió thổi ra lớn nhất'), 'm³/h|m3/h')),
    noise_db: loudest(valueOf(facts, 'Độ ồn cao nhất')),
    power_w: whole(
      numberBefore(valueOf(facts, 'Công suất hoạt động'), 'W') ?? numberBefore(facts.title, 'W\\b'),
    ),
  }
}

/** Sort, blades or water tank, and power of a fan or air cooler. */
export function fanFigures(facts: Facts): Found {
  const stated = valueOf(facts, 'Loại quạt')
  const room = rangeOf(valueOf(facts, 'Phạm vi làm mát', 'Diện tích làm mát'))
  return {
    fan_type: labelled(facts.title, [
      [/điều h(ò|o)(a|à)/i, 'điều hòa'],
      [/trần/i, 'trần'],
      [/treo/i, 'treo'],
      [/tháp/i, 'tháp'],
      [/hộp/i, 'hộp'],
      [/bàn|không cánh/i, 'bàn'],
      [/đứng|lửng|sàn/i, 'đứng'],
    ]),
    blade_cm: numberBefore(valueOf(facts, 'Đường kính cánh quạt'), 'cm'),
    tank_l: numberBefore(valueOf(facts, 'Dung tích bình nước', 'Bình chứa nước'), LITRES),
    room_m2_min: room.min,
    room_m2_max: room.max,
    power_w: whole(
      numberBefore(facts.title, 'W\\b') ??
        numberBefore(stated, 'W') ??
        numberBefore(valueOf(facts, 'Công suất'), 'W'),
    ),
    noise_db: loudest(valueOf(facts, 'Độ ồn cao nhất', 'Độ ồn lớn nhất')?.replace(/m\/s.*/, '')),
  }
}

/** Sort, tank and power of a water heater. */
export function waterHeaterFigures(facts: Facts): Found {
  const type = `${facts.title} ${valueOf(facts, 'Loại máy') ?? ''}`
  return {
    heater_type: labelled(type, [
      [/gián tiếp/i, 'storage'],
      [/trực tiếp/i, 'direct'],
    ]),
    capacity_l:
      numberBefore(facts.title, LITRES) ?? numberBefore(valueOf(facts, 'Dung tích bình chứa'), LITRES),
    power_w: whole(numberBefore(valueOf(facts, 'Công suất làm nóng'), 'W')),
    pump: /bơm trợ lực/i.test(facts.specifications.map(({ value }) => value).join(' ')) ? true : undefined,
  }
}

/** Power of a hair dryer, as its title states it. */
export function hairDryerFigures(facts: Facts): Found {
  return {
    power_w: whole(numberBefore(facts.title, 'W\\b')),
    high_speed: /tốc độ cao/i.test(facts.title) || undefined,
  }
}
