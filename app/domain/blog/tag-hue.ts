/** Tags share a dozen hues, so that each has one contrast that is checked, whatever colour an editor chose. */
const STEP = 30

/** Below this chroma (OKLab) a colour is a grey and has no hue. */
const LEAST_CHROMA = 0.03

/**
 * The hue of a tag's own colour, in OKLCH degrees rounded to 30: 0 to 330.
 * @param color '#3B82F6' or '#38f' @returns null for a grey and for what is no colour
 */
export function tagHue(color: string): number | null {
  const channels = channelsOf(color)
  if (!channels) return null
  const [red = 0, green = 0, blue = 0] = channels.map(linear)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  if (Math.hypot(a, b) < LEAST_CHROMA) return null
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return (Math.round((degrees + 360) / STEP) * STEP) % 360
}

function channelsOf(color: string): number[] | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1]
  if (!hex) return null
  const whole = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return [0, 2, 4].map((start) => Number.parseInt(whole.slice(start, start + 2), 16) / 255)
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
