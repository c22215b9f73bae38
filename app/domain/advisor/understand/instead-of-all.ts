import { kindRecord } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { asksAnything } from './asks-anything.ts'
import { carriedOver } from './carried-over.ts'
import { kindsNamed } from './kind-mentions.ts'
import { DANGERS, emptyNeed } from './need.ts'
import type { Need } from './need.ts'
import { isRefused, refusedKinds } from './product-kinds.ts'
import type { Reading } from './reading.ts'
import { union } from './union.ts'

/**
 * What is looked for in the place of all that was spoken of: what else is named or meant ('thôi khỏi máy lạnh, có cái nào hút khói nhang
 * không'), else what serves most of it ('chủ nhà cấm lắp máy lạnh'). Null where not all of it is given up, or it is only told of.
 * @param alone what the turn says by itself
 */
export function insteadOfAll(reading: Reading, previous: Need, alone: () => Need): Need | null {
  const refused = previous.kinds.length > 0 ? refusedKinds(reading) : []
  if (refused.length === 0 || !previous.kinds.every((kind) => refused.includes(kind))) return null
  const need = alone()
  if (DANGERS.has(need.intent)) return null
  const other = carriedOver(reading, { ...need, intent: 'advise' }, previous)
  if (need.kinds.length > 0 && !need.isMeant) return other
  if (!isRuledOut(reading, previous.kinds)) return null
  if (!asksAnything(reading.folded)) return withoutAll(reading, need, previous)
  // What is only guessed from what was turned down serves the same end for the same money.
  const { budget = previous.budget } = other
  return need.kinds.length + need.perhaps.length > 0 ? { ...other, ...(budget ? { budget } : {}) } : null
}

/** Where a machine that is turned down ends what is said of it, or why follows: 'không lấy laptop trên 2 kg' turns down none. */
const ENDS_OR_WHY =
  /^\s*(?:$|[,.;!?]|(?:roi|nua|luon|dau|duoc|dc|vi|do|tai|boi|chu|ba chu|nha|nhe|a|o|trong|cho) ?(?![a-z]))/

/** Whether a turn says of a machine that it cannot be had or is not to be; one that is there already is none such. */
const isRuledOut = (reading: Reading, kinds: readonly Kind[]): boolean =>
  kindsNamed(reading).some(
    (match) =>
      kinds.includes(match.value) &&
      isRefused(match, reading) &&
      ENDS_OR_WHY.test(reading.folded.slice(match.end)),
  )

/** The need before, of the kinds that serve most of what was spoken of for the same money, or of none that is named yet. */
function withoutAll(reading: Reading, need: Need, previous: Need): Need {
  const kinds = previous.kinds.flatMap((kind) => kindRecord(kind).instead ?? []).slice(0, 1)
  const { budget = previous.budget } = need
  const own: Need = {
    ...emptyNeed(),
    uses: need.uses,
    ...(budget ? { budget } : {}),
    kinds,
    intent: 'advise',
  }
  const whole = carriedOver(reading, own, previous)
  return {
    ...whole,
    uses: union(whole.uses, previous.uses),
    had: union(previous.had ?? [], previous.kinds),
    turn: 'remove',
    followUp: true,
  }
}
