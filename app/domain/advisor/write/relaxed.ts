import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import type { Relaxable } from '../retrieve/constraints.ts'
import { FEATURE_WORDS } from '../retrieve/feature-conditions.ts'
import { saidSizes } from '../retrieve/said-sizes.ts'
import { sayBudget } from '../understand/chips.ts'
import type { Need } from '../understand/need.ts'
import { sayFigures, sayKind } from './need-words.ts'
import { joinWords } from './phrasing.ts'
import { seenAt } from './sources.ts'

/**
 * That the brand had to be given up, with what it does have: its nearest product and its price, or that it has none of
 * the kind.
 */
export function sayMissedBrand(
  need: Need,
  nearest: Candidate | null,
  priceSources: readonly PriceSource[],
): string {
  const brand = joinWords(need.brands, 'hoặc')
  const kind = sayKind(need)
  if (!nearest)
    return `Dữ liệu của mình hiện chưa có ${kind} ${brand} nào; gần nhất là máy của hãng khác dưới đây.`
  const source = priceSources.find(({ productId }) => productId === nearest.id) ?? null
  const price = nearest.price === null ? 'chưa có giá' : `giá ${formatVnd(nearest.price)}${seenAt(source)}`
  const limit = need.budget?.max ?? need.budget?.target
  const over =
    nearest.price !== null && limit !== undefined && nearest.price > limit ? nearest.price - limit : 0
  const beyond = over > 0 ? `, vượt mức bạn nêu ${sayVnd(over)}` : ''
  return `Mình không có ${kind} ${brand} nào khớp hết yêu cầu; gần nhất của hãng là ${nearest.title}, ${price}${beyond}. Nếu hãng khác cũng được thì bạn xem những máy dưới đây.`
}

/** What is said where nothing but a machine and a sum is. */
const OF_SUM = /^(?:kinds:|budget)/

/** The honest sentence that opens an answer in which something asked for could not be held; null when all was. */
export function sayGivenUp(
  givenUp: readonly Relaxable[],
  need: Need,
  cheapest: number | null,
  isPlaceUnstated = false,
): string | null {
  // What does not pass, or is not known to, is said of each machine.
  if (givenUp.every((name) => name === 'passage')) return null
  if (isPlaceUnstated)
    return `Dữ liệu của mình chưa ghi kích thước ngoài của ${sayKind(need)} nào, nên mình chưa lọc được theo chỗ đặt của bạn; bạn đo rồi hỏi nơi bán trước khi mua nhé.`
  const kind = sayKind(need)
  if (givenUp.length === 1 && givenUp[0] === 'budget' && need.budget) {
    const nearest = cheapest === null ? '' : `; gần nhất là từ ${sayVnd(cheapest)}`
    const others = need.chips.some(({ slot }) => !OF_SUM.test(slot)) ? ' khớp các điều kiện còn lại' : ''
    return `Trong dữ liệu của mình không có ${kind} nào ${sayBudget(need.budget)}${others}${nearest}.`
  }
  // What costs less than was meant is no loss: said behind its price.
  if (givenUp.every((name) => name === 'price_floor')) return null
  if (givenUp.every((name) => name === 'near_size' || name === 'price_floor'))
    return `Đúng cỡ bạn nêu thì mình chưa có ${kind} nào khớp các điều kiện còn lại; máy dưới đây chỉ lệch cỡ một chút.`
  // Nobody named a size: only our own advice for the home is missed.
  const isAdvised = saidSizes(need).length === 0 && need.roomM2 === undefined && need.roomM3 === undefined
  if (isAdvised && givenUp.every((name) => name === 'size' || name === 'any_size'))
    return `Loại bạn cần thì mình không có ${kind} nào đúng cỡ nên dùng cho nhà bạn; máy dưới đây gần cỡ đó nhất.`
  const isOfAdvised = need.features.length + need.either.length === 0 && need.kinds.includes('laptop')
  if (isOfAdvised && givenUp.every((name) => name === 'features' || name === 'price_floor'))
    return `Card đồ họa rời thì nên có cho việc bạn kể, nhưng mình không có ${kind} nào có card mà khớp các điều kiện còn lại; máy dưới đây dùng đồ họa tích hợp.`
  // Who is shown what costs less than was meant has lost little, and is told.
  const lost = givenUp.filter((name) => name !== 'price_floor')
  const missed = joinWords(wordsGivenUp(lost, need))
  const floor = lost.length < givenUp.length ? ', giá thấp hơn mức bạn nêu' : ''
  return `Mình không có ${kind} nào khớp hết mọi điều kiện. Những máy dưới đây là gần nhất, chỉ chưa đúng ý bạn về ${missed}${floor}.`
}

const wordOfFeature = (name: Relaxable) =>
  Object.entries(FEATURE_WORDS).find(([feature]) => name === `feature:${feature}`)?.[1] ?? 'tính năng bạn nêu'

/** What the size of a machine is called: of a laptop it is the memory that it should have. */
const sizeWord = ({ kinds }: Need) => (kinds.includes('laptop') ? 'RAM và ổ cứng nên có' : 'cỡ máy')

/** What was given up, each in its words: 'màu trắng', 'cỡ máy'. */
export function wordsGivenUp(givenUp: readonly Relaxable[], need: Need): string[] {
  const words: Partial<Record<Relaxable, string>> = {
    near_size: 'cỡ máy',
    features:
      joinWords([...need.features, ...need.either].flatMap((feature) => FEATURE_WORDS[feature] ?? [])) ||
      (need.kinds.includes('laptop') ? 'card đồ họa rời' : 'tính năng bạn nêu'),
    figures: `mức ${joinWords(sayFigures(need))}`,
    line: 'dòng máy bạn nêu',
    colour: `màu ${joinWords(need.colours, 'hoặc').toLocaleLowerCase('vi')}`,
    made_in: `nơi sản xuất ${joinWords(need.madeIn, 'hoặc')}`,
    brand: `hãng ${joinWords(need.brands.length > 0 ? need.brands : need.brandCountries.map((country) => `của ${country}`))}`,
    size: sizeWord(need),
    any_size: sizeWord(need),
    passage: 'lối khiêng vào',
    budget: need.budget ? `ngân sách ${sayBudget(need.budget)}` : 'ngân sách',
  }
  return [...new Set(givenUp.map((name) => words[name] ?? wordOfFeature(name)))]
}
