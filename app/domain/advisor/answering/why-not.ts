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

const NOT = '(?:khong|ko|k|kh|hong|hok|hk|hem|hom|chang|not|deo)'
const PUT =
  '(?:chon|lay|khuyen|recommend|suggest|goi y|gioi thieu|dua|de xuat|noi|nhac|thay|tu van|xep|de|la|phai|co|bay|hien|ke|liet ke|uu tien|them|cho xem|cho coi)'
/** 'sao không chọn LG', 'sao anh không khuyên con đó', 'airpods sao ko thấy', 'why not Sony', 'không thấy Tineco ta', 'Bose k có hả'. */
const ASKS_WHY_NOT = new RegExp(
  `(?:^|\\s)(?:sao|s|tai sao|vi sao|rang|why)(?: [a-z0-9]+){0,4} ${NOT}(?: ${PUT})+(?![a-z])|(?:^|\\s)why not(?![a-z])|^(?:ma |ua |hmm )*${NOT} (?:thay|co) [a-z0-9 ]{2,24} (?:ta|nhi|ha|vay|dau|sao|nao het|nao)[\\s?.!]*$|(?:^|\\s)(?:dau|dau roi) sao ${NOT}|(?:^|\\s)${NOT} (?:co|duoc|dc|on|ok) (?:ha|a|sao|ta)(?![a-z])`,
)

/** 'so với con samsung ngang giá thì sao': what was put first is held against another maker's. */
const HOLDS_AGAINST =
  /(?:^|\s)(?:so(?: sanh)? (?:voi|vs)|dat canh|(?:thi )?(?:hon|thua) gi)(?: (?:con|cai|may|chiec|hang|ben))* [a-z]/

/**
 * Why a machine or a brand was not recommended: set beside the one that was, by what their rows say. Null where none is
 * asked after, or nothing was shown.
 */
export async function answerWhyNot(asked: Asked): Promise<Drafted | null> {
  const { need, question, previous } = asked
  const folded = fold(question)
  const [kind] = need.kinds
  const [brand] = need.brands
  const asksWhyNot = ASKS_WHY_NOT.test(folded)
  const holdsAgainst = brand !== undefined && HOLDS_AGAINST.test(folded)
  if (!previous || !need.followUp || !(asksWhyNot || holdsAgainst)) return null
  const [first] = await asked.shown()
  const isAgainst = holdsAgainst && brand !== first?.brand
  if (!first || !kind || !(isAgainst || asksWhyNot)) return null
  const other = await askedAfter(asked)
  if (other === null)
    return brand
      ? {
          draft: saidFirst(
            sayNone(asked),
            writeLookup([first], await asked.catalogue.priceSources([first.id]), question),
          ),
          need: previous,
        }
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
  const said = isAgainst
    ? `${other.title}, ${price}, đặt cạnh ${first.title} mình đưa trước thì thế này.`
    : `Không phải ${brand ?? 'máy đó'} không được: ${other.title}, ${price}, cũng đáng xem; đặt cạnh ${first.title} mình đưa trước thì thế này.`
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
