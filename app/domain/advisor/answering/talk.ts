import { fold } from '#app/vietnamese/fold.ts'
import { factAskedLike } from '../knowledge/find-facts.ts'
import { isSad, writeAskWhat, writeOffTopic, writeSad, writeSmallTalk } from '../write/talk.ts'
import { advise } from './advise.ts'
import { statedOfShown } from './answer-product.ts'
import { ASKS, countWords } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { explanation } from './explain.ts'
import { surelySought } from './sought.ts'
import { unknown } from './unanswered.ts'

/** 'cái nào tốt nhất': of things that were not named. */
export const ASKS_WHAT_IS_BEST =
  /^\s*(?:(?:cho hoi|shop oi|ad oi|vay|the) )?(?:cai|con|loai|may|mon|hang|mau|thu) nao (?:[a-z]+ ?){1,4}[?.!\s]*$/

/** From so many words on a question says more than a greeting. */
const MANY_WORDS = 5

/** Who is low and asks for nothing is heard before anything is offered; null for all others. */
export function answerOfSad({ question, need }: Asked): Drafted | null {
  const namesNothing = need.models.length + need.brands.length === 0 && !need.budget
  // What is broken beside it is told of, not asked for: 'mới thất nghiệp, laptop lại hư'.
  const isTold = need.kinds.length === 0 || (need.isOwned && !ASKS.test(fold(question)))
  return namesNothing && isTold && isSad(question) ? { draft: writeSad() } : null
}

/** 'giá trên trang', 'web ghi sai': asked of the site, for which from this likeness on a fact is meant. */
const OF_SITE =
  /(?:^|\s)(?:(?:tren|o|trang|web|website) (?:nay|day|minh)|(?:tren|trong|cua) (?:trang|web|website)|(?:trang|web|website) (?:nay |minh |ben )?(?:ghi|viet|bao|de|noi))(?![a-z])/
const OF_THE_SITE = 0.4

/** What lies outside shopping, unless a fact is surely what was asked for. */
export async function answerOffTopic(asked: Asked): Promise<Drafted> {
  const { question, need, facts } = asked
  if (ASKS_WHAT_IS_BEST.test(fold(question))) return { draft: writeAskWhat() }
  // 'áo quần hôi mốc hết, mua chi chừ': a machine is meant, and something wished of it.
  const isWish = need.kinds.length > 0 && need.unstated.length + need.uses.length > 0
  if (isWish && !need.followUp) return advise({ ...asked, need: { ...need, intent: 'advise' } })
  const fact = factAskedLike(question, { ...need, intent: 'explain' }, facts) ?? surelySought(asked)
  // What is known of the site itself answers nothing that is asked of the world.
  const ofSite = OF_SITE.test(fold(question)) ? factAskedLike(question, need, facts, OF_THE_SITE) : null
  const told = fact && fact.kinds.length > 0 ? fact : ofSite
  return told ? explanation(asked, told) : { draft: writeOffTopic(question) }
}

/** A greeting, thanks or a word about us; what is asked of the machine that is spoken of is answered as that. */
export async function answerOfTalk(asked: Asked): Promise<Drafted> {
  const { need, phrase, previous, question } = asked
  const asks = ASKS.test(fold(question)) && countWords(question) >= MANY_WORDS
  const isCourtesy = (need.greeting || need.thanks || need.turn === 'thanks') && !asks
  const ofRow = isCourtesy ? null : await statedOfShown(asked)
  if (ofRow) return ofRow
  // 'cài chặn YouTube kiểu gì', after a tablet: of the machine that is spoken of.
  const isOfMachine = previous !== null && asks
  const of = isOfMachine ? { ...need, kinds: previous.kinds } : need
  const fact = isCourtesy ? null : factAskedLike(question, of, asked.facts)
  // What is asked of the site itself is of no machine.
  if (fact && (isOfMachine || fact.kinds.length === 0)) return explanation(asked, fact)
  return isOfMachine && !isCourtesy && previous.kinds.length > 0
    ? unknown({ ...asked, need: { ...of, intent: 'explain' } })
    : { draft: writeSmallTalk(need, phrase, question, previous !== null) }
}
