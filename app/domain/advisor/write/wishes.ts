import { formatVnd } from '#app/vietnamese/money.ts'
import type { Candidate, PriceSource, Specification } from '../catalogue.ts'
import { isCondition } from '../classify/condition.ts'
import type { Fact } from '../knowledge/fact.ts'
import { sayLine } from '../stated/specification-lines.ts'
import type { Need } from '../understand/need.ts'
import type { HeldWish } from '../wished/hold-wishes.ts'
import { evidenceIn, lineAbout, speaksOf } from '../wished/meets.ts'
import type { Wish } from '../wished/wish.ts'
import { sayKind } from './need-words.ts'
import { joinWords } from './phrasing.ts'
import { seenAt } from './sources.ts'

/** The cheapest product that is known to meet a wish which none of those found meets, and whether it costs more than there is. */
export type MetElsewhere = {
  wish: Wish
  product: Candidate
  priceSource: PriceSource | null
  isOver: boolean
}

type Parts = {
  need: Need
  best: Candidate
  table: readonly Specification[]
  wishes: readonly HeldWish[]
  elsewhere: readonly MetElsewhere[]
  /** The fact that is said beside the machines. */
  advice: Fact | null
}

/** The conditions that nothing was read from, said back as not considered; who somebody is and why they ask is not. */
export function sayUnread({ unread }: Pick<Need, 'unread'>): string[] {
  const conditions = unread.filter(isCondition).map((words) => `“${words}”`)
  return conditions.length > 0
    ? [`Mình chưa xét được ${joinWords(conditions)}; bạn hỏi kỹ chỗ này trước khi mua nhé.`]
    : []
}

/**
 * What became of the wishes, in sentences: what the best pick's data say of them, what none meets, and what nobody recorded.
 * `first` is what a reader has to know before any machine: that nothing is known of all they wished for; `beside` belongs to the best
 * machine, and decides whether it is the one; `after` is of all of them.
 */
export function sayWishes({ need, best, table, wishes, elsewhere, advice }: Parts): {
  first: string[]
  beside: string[]
  after: string[]
} {
  const inState = (state: HeldWish['state'], isRefused: boolean) =>
    wishes.flatMap((one) => (one.state === state && one.isRefused === isRefused ? [one.wish] : []))
  const preferred = wishes.flatMap(({ state, isRefused, served }) =>
    isRefused || state === 'held'
      ? []
      : (served?.(best)
          .by.slice(0, 1)
          .map(({ said }) => said) ?? []),
  )
  const labelsOf = (state: HeldWish['state'], isRefused: boolean) =>
    inState(state, isRefused).map(({ label }) => label)
  const kind = sayKind(need)
  const held = inState('held', false).map((wish) => sayHeld(wish, best, table))
  const avoided = labelsOf('held', true)
  const unavoidable = labelsOf('missed', true)
  const notStated = labelsOf('unknown', true)
  const found = new Set(elsewhere.map(({ wish }) => wish.label))
  const unknown = inState('unknown', false).filter(({ label }) => !found.has(label))
  const missed = labelsOf('missed', false).filter((label) => !found.has(label))
  const [lacked, others] = [
    elsewhere.filter(({ wish }) => wish.essential),
    elsewhere.filter(({ wish }) => !wish.essential),
  ]
  const isAll = unknown.length > 0 && unknown.length === wishes.length && !need.isMeant && !statesMore(need)
  return {
    first: [
      ...lacked.map(
        ({ wish, ...one }) =>
          `Trong tầm bạn nêu mình chưa có ${kind} nào ghi “${wish.label}”; nếu bắt buộc phải có thì ${sayElsewhere(one)}, còn những máy dưới đây chưa phải máy bạn cần.`,
      ),
      ...(isAll ? sayUnknown(unknown, kind, advice, preferred) : []),
    ],
    beside: [
      ...(held.length > 0 ? [`${HELD}${held.join('; ')}.`] : []),
      ...(isAll ? [] : sayUnknown(unknown, kind, advice, preferred)),
    ],
    after: [
      ...(avoided.length > 0 ? [`Mình đã bỏ những máy ghi là có ${joinWords(avoided)}.`] : []),
      ...(unavoidable.length > 0 ? [`Máy nào còn lại cũng ghi là có ${joinWords(unavoidable)}.`] : []),
      ...(notStated.length > 0 ? [`Không máy nào ở đây ghi là có ${joinWords(notStated)}.`] : []),
      ...others.map(
        ({ wish, ...one }) => `Những máy trên chưa thấy ghi ${wish.label}; nếu cần thì ${sayElsewhere(one)}.`,
      ),
      ...(missed.length > 0 ? [`Theo dữ liệu mình có thì những máy trên chưa có ${joinWords(missed)}.`] : []),
      ...sayUnread(need),
    ],
  }
}

/** A product that has it, and what it costs: 'Tủ A có ghi, giá 9.000.000 ₫ (thấy ở …), vượt mức bạn nêu'. */
const sayElsewhere = ({ product, priceSource, isOver }: Omit<MetElsewhere, 'wish'>): string =>
  `${product.title} có ghi, giá ${formatVnd(product.price ?? 0)}${seenAt(priceSource)}${isOver ? ', vượt mức bạn nêu' : ''}`

/** How what the best machine has of the wishes is begun. */
export const HELD = 'Đúng điều bạn cần: '

/** A wish that a machine meets, with the words of its row that say so: 'chống ồn chủ động (thông số ghi “Công nghệ âm thanh: ANC”)'. */
function sayHeld(wish: Wish, { title }: Candidate, table: readonly Specification[]): string {
  const line = lineAbout(wish, table)
  if (line) return `${wish.label} (thông số ghi “${sayLine(evidenceIn(wish, line))}”)`
  return speaksOf(wish, title) ? `${wish.label} (ngay ở tên máy)` : wish.label
}

/** Tips beyond these are more than anybody reads beside machines. */
const MOST_TIPS = 2

/** What helps with wishes of which nothing recorded tells, and by what else the machine was preferred or that nothing tells, in one paragraph;
 * none without such wishes. */
function sayUnknown(
  wishes: readonly Wish[],
  kind: string,
  advice: Fact | null,
  preferred: readonly string[],
): string[] {
  if (wishes.length === 0) return []
  const tips = wishes
    .flatMap(({ label, tip, fact }) =>
      tip === null || (advice !== null && fact === advice.id) ? [] : [`Về ${label}: ${tip}`],
    )
    .slice(0, MOST_TIPS)
  const those = wishes.length > 1 ? 'mấy điều' : 'điều'
  // A machine that has it says so: what no row tells of, none of them is.
  const musts = wishes.flatMap(({ essential, label }) => (essential ? [label] : []))
  if (musts.length > 0)
    return [
      [
        `Trong dữ liệu của mình chưa ${kind} nào ghi ${joinWords(musts.map((label) => `“${label}”`))}; nếu bắt buộc phải có thì những máy dưới đây chưa phải máy bạn cần.`,
        ...tips,
      ].join(' '),
    ]
  const unrecorded =
    preferred.length > 0
      ? `Thông số ${kind} ở đây không ghi riêng ${those} này nên mình ưu tiên ${joinWords(preferred)}.`
      : tips.length === wishes.length
        ? `Thông số ${kind} ở đây chưa ghi ${those} này nên mình chưa lọc theo được.`
        : `Chưa ${kind} nào ở đây ghi ${joinWords(wishes.map(({ label }) => label))}, nên mình chưa lọc theo được; bạn hỏi nơi bán trước khi mua nhé.`
  return [[...tips, unrecorded].join(' ')]
}

/** Whether more is wished of the machine, beyond its price and brand, than what no data tell of. */
const statesMore = (need: Need): boolean =>
  [need.features, need.either, need.featuresExcluded, need.priorities, Object.keys(need.figures)].some(
    ({ length }) => length > 0,
  ) || SIZES.some((size) => need[size] !== undefined)

const SIZES = [
  'people',
  'roomM2',
  'roomM3',
  'inches',
  'litres',
  'kg',
  'hp',
  'btu',
  'widthMm',
  'heightMm',
] as const
