import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { choose } from '../best-picks.ts'
import type { Candidate } from '../catalogue.ts'
import { nearestOfBrands } from '../retrieve/brand-range.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { sayKind } from '../write/need-words.ts'
import { joinWords } from '../write/phrasing.ts'
import type { Asked, Drafted } from './asked.ts'
import { compared } from './compare.ts'

/** 'sao không chọn LG', 'sao anh không khuyên con đó', 'Bose k có hả'. */
const ASKS_WHY_NOT =
  /(?:^|\s)(?:sao|tai sao|vi sao)(?: [a-z]+){0,4} (?:khong|ko|k|hong|hok)(?: (?:chon|lay|khuyen|goi y|gioi thieu|dua|de xuat|noi|thay|tu van|xep|de|la|phai|co))+(?![a-z])|(?:^|\s)(?:khong|ko|k|hong|hok) co (?:ha|a|sao)(?![a-z])/

/**
 * Why a machine or a brand was not recommended: set beside the one that was, by what their rows say. Null where none is
 * asked after, or nothing was shown.
 */
export async function answerWhyNot(asked: Asked): Promise<Drafted | null> {
  const { need, question, previous } = asked
  if (!previous || !need.followUp || !ASKS_WHY_NOT.test(fold(question))) return null
  const [first] = await asked.shown()
  const [kind] = need.kinds
  const [brand] = need.brands
  if (!first || !kind) return null
  const other = await askedAfter(asked)
  if (other === null)
    return brand
      ? { draft: saidFirst(sayNone(asked), (await compared([first], asked)).draft), need: previous }
      : null
  if (other.id === first.id)
    return {
      draft: saidFirst(
        `Mình có chọn đấy: ${first.title} đang đứng đầu gợi ý.`,
        writeLookup([first], await asked.catalogue.priceSources([first.id]), question),
      ),
      need: previous,
    }
  const side = await compared([first, other], asked)
  const price = other.price === null ? 'chưa có giá' : `giá ${formatVnd(other.price)}`
  const said = `Không phải ${brand ?? 'máy đó'} không được: ${other.title}, ${price}, cũng đáng xem; đặt cạnh ${first.title} mình đưa trước thì thế này.`
  return { ...side, draft: saidFirst(said, side.draft), need: previous }
}

const sayNone = ({ need }: Asked): string =>
  `Dữ liệu của mình chưa có ${sayKind(need)} ${joinWords(need.brands)} nào, nên mình không đưa ra được.`

/** The product asked after: the one pointed at, else the brand's best within the need, else its nearest; null for none. */
async function askedAfter({ need, pointed, catalogue }: Asked): Promise<Candidate | null> {
  const [one] = pointed.products
  const [kind] = need.kinds
  // 'sao không lấy MacBook, bạn nó ai cũng …': a brand that is named is asked after.
  const isOfBrand = need.brands.length === 0 || need.brands.some((brand) => brand === one?.brand)
  if (one && isOfBrand) return one
  if (!kind || need.brands.length === 0) return null
  const { picks, retrieved } = await choose(kind, need, catalogue)
  if (!retrieved.givenUp.includes('brand')) return picks[0]?.candidate ?? null
  return nearestOfBrands(need, catalogue)
}
