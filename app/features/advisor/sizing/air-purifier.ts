import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { SizeAdvice, SizingFacts, Source } from './rule.ts'

/** Air of the room through the filter each hour, and the ceiling it is counted with, in metres. */
const AIR_CHANGES = { min: 2, max: 3 }
const CEILING_M = 3

const SOURCE: Source = {
  title: 'Diện tích khuyến nghị và CADR ghi trên trang máy lọc không khí',
  publisher: 'Điện máy XANH',
  year: 2025,
}

/** The purifier for a room by the maker's area, checked against CADR; null when the room is not known. */
export function sizeAirPurifier({ roomM2, roomM3 }: SizingFacts): SizeAdvice | null {
  const volume = roomM3 ?? (roomM2 ?? 0) * CEILING_M
  if (volume <= 0) return null
  const area = roomM2 ?? Math.round(volume / CEILING_M)
  const cadr = { min: Math.round(volume * AIR_CHANGES.min), max: Math.round(volume * AIR_CHANGES.max) }
  return {
    kind: 'air_purifier',
    attribute: 'room_m2_max',
    min: area,
    ideal: area,
    max: null,
    unit: 'm²',
    sentence:
      `Phòng ${formatNumber(area)} m² cần máy hãng ghi từ ${formatNumber(area)} m² trở lên; thử lại bằng CADR: ` +
      `${formatNumber(volume)} m³ × ${AIR_CHANGES.min}–${AIR_CHANGES.max} lần mỗi giờ ≈ ` +
      `${formatNumber(cadr.min)}–${formatNumber(cadr.max)} m³/h.`,
    ruleId: 'air-purifier-by-room',
    source: SOURCE,
    asOf: '2025-12-01',
    alsoNeeds: [{ attribute: 'cadr_m3h', min: cadr.min, ideal: cadr.max, max: null }],
  }
}
