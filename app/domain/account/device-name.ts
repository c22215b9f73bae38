import { say } from '#app/vietnamese/say.ts'
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** In this order: most browsers also name those they are like. */
const BROWSERS: readonly [RegExp, string][] = [
  [/coc_coc_browser|CocCoc/i, 'Cốc Cốc'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** A browser as a person knows it, from what it says of itself: 'Chrome trên Windows'. */
export function deviceName(userAgent: string | null): string {
  const first = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = first(BROWSERS)
  const system = first(SYSTEMS)
  if (!browser)
    return system
      ? say(`Thiết bị ${system}`, { en: `${system} device` })
      : say('Thiết bị không rõ', { en: 'Unknown device' })
  return system ? say(`${browser} trên ${system}`, { en: `${browser} on ${system}` }) : browser
}
