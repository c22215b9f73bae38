/** A time to wait as people say it: 'đợi 40 giây', 'đợi 12 phút'. */
export function sayWait(seconds: number): string {
  if (seconds < 90) return `đợi ${Math.max(1, Math.ceil(seconds))} giây`
  return `đợi ${Math.ceil(seconds / 60)} phút`
}
