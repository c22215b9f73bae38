import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { SizeAdvice, SizingFacts, Source, Sourced } from './rule.ts'

/** How often an hour the air of the room goes through the filter, and the ceiling it is counted with, in metres. */
export type AirPurifierRule = Sourced & { changesLeast: number; changesMost: number; ceilingM: number }

const SOURCE: Source = {
  title: 'Diện tích khuyến nghị và CADR ghi trên trang máy lọc không khí',
  publisher: 'Điện máy XANH',
  year: 2025,
}

/** The rule as the project ships it. */
export const SHIPPED_PURIFIER_RULE: AirPurifierRule = {
  changesLeast: 2,
  changesMost: 3,
  ceilingM: 3,
  source: SOURCE,
  asOf: '2025-12-01',
}

/** The purifier for a room by the maker's area, checked against CADR; null when the room is not known. */
export function sizeAirPurifier(
  { roomM2, roomM3 }: SizingFacts,
  { changesLeast, changesMost, ceilingM, source, asOf }: AirPurifierRule,
): SizeAdvice | null {
  const volume = roomM3 ?? (roomM2 ?? 0) * ceilingM
  if (volume <= 0) return null
  const area = roomM2 ?? Math.round(volume / ceilingM)
  const cadr = { min: Math.round(volume * changesLeast), max: Math.round(volume * changesMost) }
  return {
    kind: 'air_purifier',
    attribute: 'room_m2_max',
    min: area,
    ideal: area,
    max: null,
    unit: 'm²',
    sentence:
      `Phòng ${formatNumber(area)} m² cần máy hãng ghi từ ${formatNumber(area)} m² trở lên; thử lại bằng CADR: ` +
      `${formatNumber(volume)} m³ × ${formatNumber(changesLeast)}–${formatNumber(changesMost)} lần mỗi giờ ≈ ` +
      `${formatNumber(cadr.min)}–${formatNumber(cadr.max)} m³/h.`,
    ruleId: 'air-purifier-by-room',
    source,
    asOf,
    alsoNeeds: [{ attribute: 'cadr_m3h', min: cadr.min, ideal: cadr.max, max: null }],
  }
}
