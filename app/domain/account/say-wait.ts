/** A time to wait as people say it: 'đợi 40 giây', 'đợi 12 phút', 'đợi 1 giờ'. */
export function sayWait(seconds: number): string {
  if (seconds < 90) return `đợi ${Math.max(1, Math.ceil(seconds))} giây`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `đợi ${minutes} phút` : `đợi ${Math.ceil(minutes / 60)} giờ`
}
