import { fold } from '#app/vietnamese/fold.ts'
import { isSteering, saysOrder } from './safety.ts'

/** Where a text may go from one thing to another: behind a sentence, around brackets and tags, before 'rồi', 'à mà'. */
const PART =
  /(?<=[.!?;\n])\s+|(?=[[<{])|(?<=[\]>}])|,?\s+(?=(?:rồi|à mà|mà|còn|nhưng|sau đó|then)\s)|\s+(?=(?:PS|P\.S|NB|Ps)[:.])|,\s+(?=(?:tư vấn|gợi ý|so sánh|cho (?:mình|em|tôi) hỏi))/u

/**
 * What a text asks beside the orders in it that are meant to steer the advisor: null where it holds none that can be told
 * from the rest, or nothing else.
 */
export function besideOrders(text: string): string | null {
  const parts = text.split(PART).filter((part) => /\p{L}/u.test(part))
  const left = parts.filter((part) => {
    const folded = fold(part)
    return !isSteering(folded) && !saysOrder(folded) && !/^\s*[[<{]/.test(part)
  })
  return left.length > 0 && left.length < parts.length
    ? left
        .join(' ')
        .replace(/[\s.]*[\]>}]/g, '.')
        .trim()
    : null
}
