import { isKind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { kindsForOccasion, picksForOccasion } from '../occasion.ts'
import type { Need } from '../understand/need.ts'
import { settles } from '../understand/turn.ts'
import { writeOccasion } from '../write/occasion.ts'
import type { Asked, Drafted } from './asked.ts'

/** How a need with a kind is answered; handed in, as the one leads to the other. */
export type Advise = (need: Need) => Promise<Drafted>

/** 'nên mua gì', 'sắm những gì', 'tặng cái gì': the visitor wants to be told what. */
const ASKS_WHAT = /(?:^|\s)(?:mua|sam|tang|can|chon|lay|trang bi) (?:[a-z]+ ){0,3}(?:gi|nhung gi)(?![a-z])/

/** 'sắm full đồ bếp', 'trọn bộ đồ dùng': several things together, none of them named. */
const A_SET =
  /(?:^|\s)(?:full|tron bo|nguyen bo|ca bo|mot bo|1 bo|sam) (?:[a-z]+ ){0,2}?do(?: (?:bep|nha bep|dien|gia dung|dung|dac))(?![a-z])/
const IN_A_SET = 3

/** 'sắm đồ cho căn hộ mới', 'mới dọn ra riêng, cần sắm đồ': what every home needs, where nothing is named. */
const FURNISHES =
  /(?:^|\s)(?:sam|mua|can|trang bi|lo)(?: [a-z]+){0,3} (?:do|het|du thu|noi that dien may|dien may)(?: [a-z]+){0,4} (?:nha|can ho|chung cu|nha moi)(?![a-z])|(?:^|\s)(?:nha moi|can ho moi|don ra rieng|ra rieng|moi cuoi|nha trong)(?![a-z])(?=.*(?:^|\s)(?:sam|mua|can|trang bi)(?![a-z]))/
/** Below this sum in VND no home is furnished. */
const FURNISHED_FROM = 15_000_000
const OF_A_HOME = ['fridge', 'washer', 'ac', 'tv'] as const

/** Whom it is for or how much was said, but not what: a few kinds to choose from, or to buy together. */
export async function answerByOccasion(
  { question, need, catalogue }: Asked,
  advise: Advise,
): Promise<Drafted | null> {
  const isOpen = need.budget !== undefined || need.uses.includes('gift') || ASKS_WHAT.test(fold(question))
  const saysWho = need.uses.length > 0 || need.budget !== undefined || need.had !== undefined
  if (need.perhaps.length === 0 && !(isOpen && saysWho)) return null
  const sum = need.budget?.target ?? need.budget?.max ?? 0
  if (FURNISHES.test(fold(question)) && sum >= FURNISHED_FROM && !need.uses.includes('gift')) {
    const home: Need = { ...need, kinds: OF_A_HOME.filter((kind) => !need.had?.includes(kind)), perhaps: [] }
    return { ...(await advise(home)), need: home }
  }
  if (A_SET.test(fold(question))) {
    const together: Need = { ...need, kinds: kindsForOccasion(need).slice(0, IN_A_SET), perhaps: [] }
    return { ...(await advise(together)), need: together }
  }
  const candidates = await picksForOccasion(need, catalogue)
  const [first, second] = candidates
  if (!first) return null
  if ((!second || settles(need.turn)) && isKind(first.kind))
    return advise({ ...need, kinds: [first.kind], perhaps: [] })
  const priceSources = await catalogue.priceSources(candidates.map(({ id }) => id))
  return { draft: writeOccasion(need, candidates, priceSources) }
}
