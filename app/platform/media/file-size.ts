import { formatNumber } from '#app/vietnamese/numbers.ts'

/** Bytes as people say them: '86 KB', '1,2 MB', '67,6 GB'. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${formatNumber(Math.max(1, kilobytes), 0)} KB`
  const megabytes = kilobytes / 1024
  return megabytes < 1000 ? `${formatNumber(megabytes, 1)} MB` : `${formatNumber(megabytes / 1024, 1)} GB`
}
