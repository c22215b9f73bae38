import { fold } from '#app/vietnamese/fold.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import type { Use } from '../understand/need.ts'
import { saidFirst } from '../write/draft.ts'
import { factSource, writeExplanation } from '../write/explain.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'MacBook được không', 'mac ok ko', 'Apple thì sao': whether it would do. */
const ASKS_IF_IT_DOES =
  /(?:^|\s)(?:duoc|dc|on|ok|hop)(?: [a-z]+)? (?:khong|ko|k|hong|hok|hem|chu|chua)(?![a-z])|(?:^|\s)thi sao(?![a-z])/

const ASKS_IF_SO = /(?:^|\s)(?:dung|phai)(?: la)? (?:khong|ko|k|hong|hok|hem|chu|chua)(?![a-z])/

/** What is known of a Mac for what it is to be used for, the use that decides most first. */
const OF_MAC: readonly (readonly [Use, string])[] = [
  ['cad', 'revit-lumion-solidworks-tren-macbook'],
  ['programming', 'hoc-ai-can-card-roi'],
]

/**
 * 'MacBook được không', after what a laptop is to be used for was said: what is known of just that, before the machines. Null where no Mac
 * is asked about so, or nothing is known of that use.
 */
export async function whetherMakerDoes(asked: Asked): Promise<Drafted | null> {
  const { need, previous, question } = asked
  const isOfMac = need.brands.includes('Apple') && need.kinds.length === 1 && need.kinds[0] === 'laptop'
  if (!previous || !need.followUp || !isOfMac || need.models.length > 0) return null
  const folded = fold(question)
  const asksIfSo = ASKS_IF_SO.test(folded)
  if (previous.brands.includes('Apple') || !(asksIfSo || ASKS_IF_IT_DOES.test(folded))) return null
  const [, id] = OF_MAC.find(([use]) => previous.uses.includes(use)) ?? []
  const fact = id === undefined ? undefined : factAmong([id])
  if (!fact) return null
  // 'nghe nói Mac không chạy được 3ds Max đúng không': whether that is so, and no wish for a Mac.
  if (asksIfSo) return { draft: writeExplanation(fact), need: previous }
  const advice = await advise({ ...asked, need: { ...need, intent: 'advise' } })
  const draft = saidFirst(fact.verdict, advice.draft)
  return { ...advice, draft: { ...draft, sources: [factSource(fact), ...draft.sources] } }
}
