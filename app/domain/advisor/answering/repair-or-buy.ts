import { fold } from '#app/vietnamese/fold.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import { readAmount } from '../understand/money-amount.ts'
import { readQuestion } from '../understand/reading.ts'
import type { Reading } from '../understand/reading.ts'
import { saidFirst } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'nên sửa hay mua mới', 'sửa hay đổi luôn', 'có nên mua cái mới không'. */
const ASKS =
  /(?:^|\s)sua(?: [a-z0-9]+){0,6} hay(?: la)? (?:nen )?(?:mua|doi|thay|sam|bo)(?![a-z])|(?:^|\s)(?:mua|doi)(?: [a-z0-9]+){0,6} hay(?: la)? (?:nen )?sua(?![a-z])|nen sua (?:hay|khong|ko|k)(?![a-z])|thay vi mua(?: [a-z0-9]+){0,8} sua|(?:^|\s)(?:nen|dang) (?:mua|doi|sam|thay|len)(?: [a-z0-9]+){0,6} moi(?: [a-z0-9]+){0,6} (?:khong|ko|k|hong|chua|luon)(?![a-z])/
const OF_REPAIR =
  /(?:^|\s)(?:sua|thay|nap (?:ga|gas)|bao(?: gia)?|tho (?:noi|doi|lay|bao)|hu|hong|het|ton|thay het|sua het)(?: [a-z0-9()]+){0,6} $/
const OF_NEW =
  /(?:^|\s)(?:mua (?:may |cai |con )?(?:lanh |giat )?moi|mua|may moi|cai moi|con moi)(?: [a-z0-9]+){0,3} $/
const YEARS = /(?<![\d.,])(\d{1,2}) nam(?: tuoi| roi| nay)?(?![a-z])/
const BOUGHT_IN = /(?:mua|xai tu|dung tu|tu)(?: nam)? (20[0-2]\d)(?!\d)/

/** Half of the fifteen years that a large appliance is commonly reckoned at; the answer names the years, for the reader to judge. */
const PAST_MIDDLE = 8
/** A repair beyond this share of a new one seldom pays. */
const HALF = 0.5

/** What is said of a repair: its cost, the price of a new one and the machine's age in years, where each is named. */
function readRepair({ folded, tokens }: Reading, thisYear: number) {
  let repair: number | undefined
  let fresh: number | undefined
  for (let index = 0; index < tokens.length;) {
    const amount = readAmount(tokens, index)
    if (amount?.unit && !amount.vague && amount.max >= 50_000) {
      const before = folded.slice(0, tokens[index]?.start ?? 0)
      if (OF_NEW.test(before)) fresh ??= amount.max
      else if (OF_REPAIR.test(before)) repair ??= amount.max
    }
    index = amount?.next ?? index + 1
  }
  const bought = BOUGHT_IN.exec(folded)?.[1]
  const age = bought ? thisYear - Number(bought) : Number(YEARS.exec(folded)?.[1] ?? Number.NaN)
  return { repair, fresh, age: Number.isNaN(age) ? undefined : age }
}

/**
 * Whether to have a machine repaired, by what the repair costs beside a new one and by its age, with what a new one would be;
 * null where that is not asked, or no cost of a repair is said.
 */
export async function repairOrBuy(asked: Asked, now = new Date()): Promise<Drafted | null> {
  const { question, need } = asked
  const [kind] = need.kinds
  const fact = factAmong(['sua-hay-mua-moi'])
  const isOfOwned = need.isOwned || (need.followUp && asked.previous?.isOwned === true)
  if (!kind || !fact || !(isOfOwned || ASKS.test(fold(question)))) return null
  const { repair, fresh, age } = readRepair(readQuestion(question), now.getFullYear())
  if (repair === undefined) return null
  const { budget: _, ...open } = need
  const drafted = await advise({
    ...asked,
    need: {
      ...open,
      intent: 'advise',
      isOwned: false,
      unread: [],
      ...(fresh ? { budget: { max: fresh, hard: true, words: '' } } : {}),
    },
  })
  const price = fresh ?? drafted.draft.picks[0]?.candidate.price ?? null
  if (price === null || price <= 0) return null
  const share = Math.round((repair / price) * 100)
  const isOld = age !== undefined && age >= PAST_MIDDLE
  const sum = `Tiền sửa ${sayVnd(repair)} bằng ${share}% giá máy mới ${sayVnd(price)}`
  const said =
    repair > price * HALF
      ? `${sum}, quá nửa rồi, nên mình nghiêng về mua mới.`
      : isOld
        ? `${sum}, chưa tới nửa, nhưng máy đã ${age} năm, quá nửa đời: còn xoay được tiền thì mình nghiêng về mua mới, kẹt thì sửa xài thêm một hai năm.`
        : `${sum}, chưa tới nửa${age === undefined ? '' : ` và máy mới ${age} năm`}, nên mình nghiêng về sửa; hỏi thợ bảo hành chỗ sửa mấy tháng.`
  const draft = saidFirst(said, drafted.draft)
  return {
    ...drafted,
    draft: { ...draft, rules: [...(draft.rules ?? []), said], sources: [...draft.sources, factSource(fact)] },
  }
}
