import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Pick } from '../rank/recommend.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import { joinWords } from './phrasing.ts'
import { weighAgainst } from './reasons.ts'

/** What misses the ideal by less than this share of it is as good as ideal. */
const OFF = 0.1

/**
 * Of a first pick that is big enough but far from the size said to be ideal, that this is so, and what it has over the one that is nearer:
 * else the sum behind the size would speak against it. Null where it is about ideal, or out of bounds, which is said elsewhere.
 */
export function sayOffIdeal([best, ...others]: readonly Pick[], size: SizeAdvice): string | null {
  const { attribute, min, ideal, max, unit, pieces } = size
  const sizeOf = ({ candidate }: Pick) => Number(candidate.attributes[attribute])
  if (!best || pieces || max === null) return null
  const [own, miss] = [sizeOf(best), (pick: Pick) => Math.abs(sizeOf(pick) - ideal)]
  if (!(own >= min && own <= max) || miss(best) < ideal * OFF) return null
  const figure = `Máy này ${formatNumber(own)} ${unit}`
  if (own > ideal) return `${figure}, lớn hơn mức lý tưởng nhưng vẫn hợp.`
  const [gain] = others
    .filter((other) => miss(other) < miss(best))
    .flatMap((other) => {
      const { won } = weighAgainst(best, other)
      const { brand, title } = other.candidate
      const name = brand && brand !== best.candidate.brand ? `máy ${brand}` : title
      return won.length > 0 ? [`; so với ${name} thì ${joinWords(won)}`] : []
    })
  return `${figure}, nhỏ hơn mức lý tưởng nhưng vẫn đủ dùng${gain ?? ''}.`
}
