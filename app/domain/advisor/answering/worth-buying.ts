import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Candidate } from '../catalogue.ts'
import { findKnown } from '../known/known-models.ts'
import { gapsBetween } from '../rank/differences.ts'
import type { Difference } from '../rank/differences.ts'
import { findNamed, isModel } from '../retrieve/find-named.ts'
import { readAspects } from '../stated/aspects.ts'
import { readQuestion } from '../understand/reading.ts'
import { readWishes } from '../understand/wishes.ts'
import { writeLookup } from '../write/lookup.ts'
import { joinWords, sentence } from '../write/phrasing.ts'
import { seenAt } from '../write/sources.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'còn đáng mua không', 'giờ mua có lỗi thời không', 'có nên lấy không', 'đáng tiền không': whether a machine is worth its price. */
const ASKS_WORTH =
  /(?:^|\s)(?:noi vay|nghia|tuc|vay) (?:[a-z]+ ){0,2}(?:khong|ko|k|dung) (?:nen|dang) (?:mua|lay)(?: [a-z]+)* (?:ha|a|dung khong|phai khong)[\s?.!]*$|(?:^|\s)(?:(?:co |con )?(?:dang|nen)(?: [a-z]+){0,2} (?:mua|lay|sam|xuong tien|chot|dau tu)|dang (?:tien|dong tien)|(?:bi |co )?loi thoi|(?:con |co |xai |dung |mua )(?:ngon|on|tot|ok|xai tot|dung tot|xai duoc|dung duoc))(?: [a-z0-9.-]+){0,6} (?:khong|ko|k|hong|hok|hem|chua)(?![a-z])/

/** Rivals that are looked through, and how much more than the machine one may cost, as a share. */
const RIVALS = 200
const AS_DEAR_AS = 1.05
/** Figures in which two machines have to be comparable for one to be called better. */
const ENOUGH_FIGURES = 2
const SAID_GAINS = 3

type Rival = { product: Candidate; gains: Difference[] }

/**
 * Whether a machine named is worth its price, weighed by rows: the best of those that cost no more and are worse in nothing that
 * both state, or that there is none. Null where nothing of the sort is asked, or the machine has no row with a price.
 */
export async function answerOfWorth(asked: Asked): Promise<Drafted | null> {
  const { question, need, catalogue, pointed } = asked
  if (!ASKS_WORTH.test(fold(question)) || need.models.length > 1 || need.isOwned) return null
  // 'chụp đêm có tốt không', 'chơi game có ổn không': one thing is asked of it.
  const own = readQuestion(question)
  if (readAspects(own).length + readWishes(own).uses.length > 0) return null
  const product = await meant(asked)
  if (!product || product.price === null || (need.models.length === 0 && !pointed.sure)) return null
  const found = await catalogue.find({
    kinds: [product.kind],
    price: { max: product.price * AS_DEAR_AS },
    order: 'dearest',
    limit: RIVALS,
  })
  const rivals = found.filter(({ id, price }) => id !== product.id && price !== null)
  const better = bestOver(product, rivals)
  const shown = [product, ...(better ? [better.product] : [])]
  const priceSources = await catalogue.priceSources(shown.map(({ id }) => id))
  const lookup = writeLookup([product], priceSources, question)
  const priceOf = ({ id, price }: Candidate) =>
    `giá ${formatVnd(price ?? 0)}${seenAt(priceSources.find(({ productId }) => productId === id) ?? null)}`
  const verdict = better
    ? [
        `Chưa nên vội: cùng tầm tiền còn có ${better.product.title}, ${priceOf(better.product)}.`,
        sentence(
          `so với ${product.title}, máy này ${joinWords(better.gains.slice(0, SAID_GAINS).map(({ phrase }) => phrase))}, mà số liệu đã ghi không thua điểm nào`,
        ),
      ]
    : [sayUnbeaten(product, rivals.length)]
  const rules = [...verdict, ...sayCharacter(product, need.models[0])]
  return {
    draft: { ...lookup, paragraphs: [...rules, ...lookup.paragraphs], others: shown.slice(1), rules },
  }
}

/** The machine that is asked about: the one named, else the one pointed at; null where it has no row. */
async function meant({ need, pointed, catalogue }: Asked): Promise<Candidate | null> {
  const [model] = need.models
  if (!model) return pointed.products[0] ?? null
  const found = await findNamed(model, need.kinds, catalogue)
  return found.find((one) => isModel(one, model)) ?? null
}

/** The rival that beats a machine in the most figures and is worse in none, the cheaper of two alike; null for none. */
function bestOver(product: Candidate, rivals: readonly Candidate[]): Rival | null {
  const [best] = rivals
    .flatMap((rival): Rival[] => {
      const gaps = gapsBetween(rival, product).filter(({ attribute }) => attribute !== 'rating')
      const gains = gaps.filter(({ isBetter }) => isBetter === true)
      const isWorse = gaps.some(({ isBetter }) => isBetter === false)
      return gains.length >= ENOUGH_FIGURES && !isWorse ? [{ product: rival, gains }] : []
    })
    .toSorted(
      (one, other) =>
        other.gains.length - one.gains.length || (one.product.price ?? 0) - (other.product.price ?? 0),
    )
  return best ?? null
}

const sayUnbeaten = ({ title }: Candidate, rivals: number): string =>
  rivals === 0
    ? `Ở tầm giá ấy mình chưa có máy nào khác cùng loại để đặt cạnh ${title}.`
    : `Đáng cân nhắc: trong ${rivals} máy cùng loại giá không hơn mà mình có, chưa máy nào hơn hẳn ${title} ở mọi số liệu đã ghi.`

/** Since when it is sold, and what is known of a well-known model beyond its row. */
function sayCharacter({ title, kind, releaseYear }: Candidate, name = title): string[] {
  const known = findKnown(name, [kind])
  const year = known?.product.releaseYear ?? releaseYear
  const weak = known && known.weak.length > 0 ? `; bù lại ${known.weak.join(', ')}` : ''
  return [
    ...(year === null ? [] : [`Máy ra mắt năm ${year}.`]),
    ...(known ? [sentence(`máy mạnh ở ${known.good.join(', ')}${weak}`)] : []),
  ]
}
