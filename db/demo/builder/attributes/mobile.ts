import { hoursOf, numberBefore, numbersBefore } from '../figures.ts'
import type { Facts, Found } from './facts.ts'
import { labelled, valueOf, whole } from './facts.ts'
import { hertzOf, inchesOf } from './screens.ts'

/** Gigabytes of '512 GB', '1 TB', or '1024.0' in a field of its own. */
export function gigabytes(text: string | undefined): number | undefined {
  const terabytes = numberBefore(text, 'TB')
  const stated = numberBefore(text, 'GB')
  if (
    stated !== undefined &&
    (terabytes === undefined || (text ?? '').search(/GB/i) < (text ?? '').search(/TB/i))
  ) {
    return stated
  }
  if (terabytes !== undefined) return terabytes * 1024
  return /^\d+(\.0)?$/.test(text ?? '') ? Number(text) : undefined
}

function memoryOfTitle(title: string): { ram?: number; storage?: number } {
  const pair = title.match(/(\d+)GB\/(\d+)(GB|TB)/i)
  if (pair) return { ram: Number(pair[1]), storage: Number(pair[2]) * (/TB/i.test(pair[3] ?? '') ? 1024 : 1) }
  const alone = title.match(/(\d+)\s?(GB|TB)\b/i)
  if (!alone) return {}
  if (/GB/i.test(alone[2] ?? '') && Number(alone[1]) < 16) return { ram: Number(alone[1]) }
  return { storage: Number(alone[1]) * (/TB/i.test(alone[2] ?? '') ? 1024 : 1) }
}

const PHONE_SCREENS = ['Màn hình rộng', 'Kích thước màn hình', 'Màn hình']

/** Memory, screen, battery, camera of a phone or tablet. A title's '8GB/256GB' goes before the table's figures. */
export function handheldFigures(facts: Facts): Found {
  const named = memoryOfTitle(facts.title)
  const screen = valueOf(facts, ...PHONE_SCREENS)
  const battery = [valueOf(facts, 'Dung lượng pin'), valueOf(facts, 'Pin')].join(' ')
  const camera = valueOf(facts, 'Độ phân giải camera sau', 'Camera sau')
  const network = [valueOf(facts, 'Mạng di động'), valueOf(facts, 'Hỗ trợ mạng'), facts.title].join(' ')
  return {
    ram_gb: named.ram ?? gigabytes(valueOf(facts, 'RAM', 'Dung lượng RAM')),
    storage_gb:
      named.storage ?? gigabytes(valueOf(facts, 'Dung lượng lưu trữ', 'Bộ nhớ trong', 'Dung lượng (ROM)')),
    screen_in: inchesOf(screen),
    refresh_hz:
      hertzOf(screen) ??
      hertzOf(valueOf(facts, 'Tần số quét')) ??
      hertzOf(valueOf(facts, 'Tính năng màn hình')),
    battery_mah: whole(numberBefore(battery, 'mAh')),
    chip: valueOf(facts, 'Chip xử lý (CPU)', 'Chipset', 'CPU')
      ?.replace(/\s*\d+ nhân.*$|\s*\(.*$/i, '')
      .slice(0, 60),
    camera_mp: whole(numbersBefore(camera, 'MP')[0]),
    network_5g: /5G/.test(network) ? true : /4G/.test(network) ? false : undefined,
    os: labelled(valueOf(facts, 'Hệ điều hành'), [
      [/ipados/i, 'iPadOS'],
      [/ios/i, 'iOS'],
      [/android/i, 'Android'],
      [/harmony/i, 'HarmonyOS'],
    ]),
  }
}

/** Wear and running time of headphones. */
export function headphonesFigures(facts: Facts): Found {
  const kind = `${facts.title} ${valueOf(facts, 'Loại tai nghe') ?? ''}`
  return {
    headphone_type: labelled(kind, [
      [/true wireless|tws|airpods(?! max)|buds/i, 'true-wireless'],
      [/chụp tai|choàng đầu|airpods max|over-ear|on-ear/i, 'over-ear'],
      [/bluetooth|không dây/i, 'in-ear'],
      [/dây|earpods|jack/i, 'wired'],
      [/nhét tai|in-ear/i, 'in-ear'],
    ]),
    battery_hours: hoursOf(
      valueOf(facts, 'Thời gian sử dụng', 'Thời gian sử dụng/1 lần sạc', 'Thời lượng pin tai nghe')?.split(
        ' - ',
      )[0],
    ),
  }
}

/** Sort, power and battery of a loudspeaker. */
export function speakerFigures(facts: Facts): Found {
  return {
    speaker_type: labelled(facts.title, [
      [/thanh|soundbar/i, 'soundbar'],
      [/tháp/i, 'tower'],
      [/karaoke|kéo/i, 'karaoke'],
      [/bluetooth/i, 'bluetooth'],
      [/vi tính|dàn|gaming/i, 'computer'],
    ]),
    power_w: whole(numberBefore(facts.title, 'W\\b') ?? numberBefore(valueOf(facts, 'Công suất'), 'W\\b')),
    battery_hours: hoursOf(valueOf(facts, 'Thời gian sử dụng/1 lần sạc')),
  }
}
