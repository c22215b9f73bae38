import { formatNumber } from './numbers.ts'

/** Bounds of a size as they are read: '307–550', 'từ 646', '20'. @param max null where larger is as good */
export function sayBounds(min: number, max: number | null): string {
  if (max === null) return `từ ${formatNumber(min)}`
  return min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`
}
