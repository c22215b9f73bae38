import { formatNumber } from '#app/vietnamese/numbers.ts'

/** Bytes as people say them: '86 KB', '1,2 MB'. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? `${formatNumber(Math.max(1, kilobytes), 0)} KB`
    : `${formatNumber(kilobytes / 1024, 1)} MB`
}
