import { fold } from '#app/vietnamese/fold.ts'
import { hasSlot } from '../understand/intent.ts'
import type { Need } from '../understand/need.ts'
import { otherMachineIn } from '../understand/other-machines.ts'
import { readQuestion } from '../understand/reading.ts'
import { sortOfUnsafe } from '../understand/safety.ts'
import { saidFirst } from '../write/draft.ts'
import { sayKind } from '../write/need-words.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

/** What is wrong with an order that was placed somewhere, or with what was bought: no new machine is wanted. */
export const OF_AN_ORDER =
  /(?:^|\s)(?:don(?: hang)?|dat|giao|mua|nhan|ship|huy)(?: [a-z0-9]+){0,8} (?:chua|roi|hom|tre|nham|sai|thieu|huy|lau|truoc)(?![a-z])|(?:^|\s)(?:bi|hu|hong|loi|sua|bao hanh|doi (?:tra|giup|gium|may)|soc|keu|ro|goi ai)(?![a-z])/

/** What goes on from something else to a machine. */
const ASKS_BESIDE =
  /(?:^|\s)(?:sau do|roi|tien the|nhan tien|ngoai ra|xong)(?: [a-z]+){0,3} (?:tu van|chon|goi y|tim|kiem|so sanh)(?![a-z])/

/** What is left to choose by where a text cannot be answered as it was asked; null where nothing is wanted. */
function needLeft({ question, need }: Asked): Need | null {
  const folded = fold(question)
  const wanted = { ...need, intent: 'advise' as const }
  if (need.kinds.length === 0 || need.followUp) return null
  switch (need.intent) {
    case 'unsafe':
      // Who asks for somebody's data and then for a blender gets the blender.
      return sortOfUnsafe(folded) === 'personal' && ASKS_BESIDE.test(folded) && hasSlot(need) ? wanted : null
    case 'service':
      return (hasSlot(need) || need.brands.length > 0) && !OF_AN_ORDER.test(folded) ? wanted : null
    default:
      return need.models.length > 0 && (hasSlot(need) || need.brands.length > 0)
        ? { ...wanted, models: [] }
        : null
  }
}

/**
 * An answer that can only say what it cannot help with, and behind it the machines for what else was said, so that nobody is
 * left standing; any other answer as it is.
 */
export async function leadOn(drafted: Drafted, asked: Asked): Promise<Drafted> {
  if (drafted.draft.picks.length > 0 && asksOfShopBeside(asked))
    return { ...drafted, draft: saidFirst(NOT_A_SHOP, drafted.draft) }
  const other = drafted.draft.picks.length > 0 && !asked.need.followUp ? askedBeside(asked.question) : null
  if (other) return { ...drafted, draft: saidFirst(`Dữ liệu của mình chưa có ${other}.`, drafted.draft) }
  if (drafted.draft.picks.length > 0 && asked.need.used && !asked.need.followUp)
    return { ...drafted, draft: saidFirst(ONLY_NEW, drafted.draft) }
  const [first] = drafted.draft.paragraphs
  const need = drafted.isDeadEnd ? needLeft(asked) : null
  if (!need || first === undefined) return drafted
  const advice = await advise({ ...asked, need })
  if (advice.draft.picks.length === 0) return drafted
  const isOfModel = asked.need.models.length > 0
  const bridge = isOfModel
    ? `Gần với nó nhất, mình có ${sayKind(need)} dưới đây.`
    : 'Còn chuyện chọn máy thì mình gợi ý thế này:'
  return {
    ...advice,
    draft: saidFirst(`${first} ${bridge}`, advice.draft),
    unanswered: drafted.unanswered ?? false,
  }
}

const AND = /(?:^|\s|,)(?:va|voi|kem|them|mua|sam|cong|combo|can|lan|cung)(?: (?:cai|con|mot|1|bo|them))* $/

/** 'tủ đông với cái máy hút chân không': what is asked for as well and is no kind of ours, by its name; null for none. */
function askedBeside(question: string): string | null {
  const reading = readQuestion(question)
  const other = otherMachineIn(reading)
  const isAsked = other && !other.isPart && AND.test(reading.folded.slice(0, other.start))
  return isAsked ? other.name : null
}

const ONLY_NEW =
  'Mình không có giá máy cũ, máy like new; giá dưới đây là của máy mới, để bạn biết mốc mà trả giá máy cũ.'

const NOT_A_SHOP =
  'Chọn Máy không bán hàng, nên trả góp, giao lắp, hóa đơn hay khuyến mãi thì bạn hỏi nơi bán giúp mình nhé.'

/** 'tivi 55 inch xuất hóa đơn được, tầm 15 triệu': something of a shop is asked beside the machine. */
const asksOfShopBeside = ({ need }: Asked): boolean =>
  !need.followUp && need.kinds.length > 0 && need.isToShop
