import { say } from '#app/vietnamese/say.ts'
/** A time to wait as people say it: 'đợi 40 giây', 'đợi 12 phút', 'đợi 1 giờ'. */
export function sayWait(seconds: number): string {
  if (seconds < 90)
    return say(`đợi ${Math.max(1, Math.ceil(seconds))} giây`, {
      en: `wait ${Math.max(1, Math.ceil(seconds))} s`,
    })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60
    ? say(`đợi ${minutes} phút`, { en: `wait ${minutes} min` })
    : say(`đợi ${Math.ceil(minutes / 60)} giờ`, { en: `wait ${Math.ceil(minutes / 60)} h` })
}
