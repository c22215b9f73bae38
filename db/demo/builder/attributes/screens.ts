import { firstNumber, numberBefore, toNumber } from '../figures.ts'
import type { Facts, Found } from './facts.ts'
import { labelled, valueOf, whole } from './facts.ts'

/** Inches of '65 inch', '6.3"', '6.9 inches'. */
export function inchesOf(text: string | undefined): number | undefined {
  return numberBefore(text, 'inch|"|”|in\\b')
}

/** Hertz of '120 Hz', 'up to 120 Hz' or, in a field of its own, '144'. */
export function hertzOf(text: string | undefined): number | undefined {
  return whole(numberBefore(text, 'Hz') ?? (/^\d{2,3}$/.test(text ?? '') ? Number(text) : undefined))
}

const TV_PANELS = [
  [/neo qled/i, 'Neo QLED'],
  [/qd-?oled/i, 'OLED'],
  [/\boled\b/i, 'OLED'],
  [/qned/i, 'QNED'],
  [/mini[- ]?led/i, 'Mini LED'],
  [/\bqled\b/i, 'QLED'],
  [/uled/i, 'ULED'],
  [/nano\s?cell|\d{2}NANO/i, 'NanoCell'],
  [/\bled\b|crystal/i, 'LED'],
] as const

const RESOLUTIONS = [
  [/8K/i, '8K'],
  [/4K|UHD|ultra hd|3840/i, '4K'],
  [/full\s?hd|fhd|1920/i, 'Full HD'],
  [/\bHD\b|1366/i, 'HD'],
] as const

const TV_SYSTEMS = [
  [/google/i, 'Google TV'],
  [/android/i, 'Android TV'],
  [/tizen/i, 'Tizen'],
  [/webos/i, 'webOS'],
  [/vidaa/i, 'VIDAA'],
] as const

/** Screen, panel and system of a television. */
export function tvFigures(facts: Facts): Found {
  const size = valueOf(facts, 'Kích cỡ màn hình', 'Kích thước màn hình')
  const type = `${facts.title} ${valueOf(facts, 'Loại Tivi') ?? ''}`
  const system = `${valueOf(facts, 'Hệ điều hành') ?? ''} ${type}`
  return {
    screen_in: inchesOf(size) ?? inchesOf(facts.title),
    resolution: labelled(valueOf(facts, 'Độ phân giải') ?? facts.title, RESOLUTIONS),
    panel:
      labelled(type, TV_PANELS) ??
      labelled(valueOf(facts, 'Tấm nền'), TV_PANELS) ??
      labelled(valueOf(facts, 'Loại màn hình'), TV_PANELS),
    refresh_hz: hertzOf(valueOf(facts, 'Tần số quét')) ?? hertzOf(facts.title),
    smart: /smart|google|android|tizen|webos/i.test(system) ? true : undefined,
    os: labelled(system, TV_SYSTEMS),
  }
}

function sharpness(text: string | undefined): string | undefined {
  const [, width, height] = text?.match(/([\d.,]{3,5})\s*[x×]\s*([\d.,]{3,5})/) ?? []
  if (width === undefined || height === undefined) return undefined
  const lines = Math.min(toNumber(width), toNumber(height))
  if (lines >= 2880) return '5K'
  if (lines >= 2160) return '4K'
  return lines >= 1440 ? '2K' : lines >= 1080 ? 'Full HD' : undefined
}

/** Size, sharpness and panel of a computer monitor. */
export function monitorFigures(facts: Facts): Found {
  const stated = valueOf(facts, 'Độ phân giải')
  const text = `${facts.title} ${stated ?? ''}`
  return {
    screen_in: inchesOf(valueOf(facts, 'Kích thước màn hình')) ?? inchesOf(facts.title),
    resolution:
      sharpness(stated) ??
      sharpness(facts.title) ??
      labelled(text, [
        [/5K/, '5K'],
        [/4K/, '4K'],
        [/2K|QHD/, '2K'],
        [/Full HD|FHD/i, 'Full HD'],
      ]),
    panel: labelled(valueOf(facts, 'Tấm nền') ?? facts.title, [
      [/oled/i, 'OLED'],
      [/ips/i, 'IPS'],
      [/\bva\b/i, 'VA'],
      [/\btn\b/i, 'TN'],
    ]),
    refresh_hz: hertzOf(valueOf(facts, 'Tần số quét')) ?? hertzOf(facts.title),
  }
}

/** Of several running times, the one of everyday use; the first where none is named so. */
function usualBattery(text: string | undefined): string | undefined {
  const modes = text?.split(/,\s*(?=Khoảng|Lên đến|Không giới hạn)/i) ?? []
  return modes.find((mode) => /đồng hồ thông minh|thường xuyên|tiêu chuẩn|cơ bản/i.test(mode)) ?? modes[0]
}

/** Face and battery of a smartwatch. */
export function smartwatchFigures(facts: Facts): Found {
  const battery = usualBattery(valueOf(facts, 'Thời gian sử dụng pin'))
  const days = numberBefore(battery, 'ngày')
  const hours = firstNumber(battery?.match(/\d+ giờ/)?.[0])
  return {
    screen_in: inchesOf(valueOf(facts, 'Kích thước màn hình')),
    battery_days: days ?? (hours === undefined ? undefined : Number((hours / 24).toFixed(1))),
    gps: /gps/i.test(`${valueOf(facts, 'Định vị') ?? ''} ${valueOf(facts, 'Kết nối') ?? ''}`)
      ? true
      : undefined,
    case_mm: whole(numberBefore(valueOf(facts, 'Kích thước mặt'), 'mm') ?? numberBefore(facts.title, 'mm')),
  }
}
