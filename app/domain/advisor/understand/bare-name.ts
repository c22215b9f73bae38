import { kindNames, perKinds, presentKinds } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { kindMentions } from './kind-mentions.ts'
import type { Need } from './need.ts'
import { OPENING } from './opening.ts'
import { PRODUCT_TYPES } from './product-types.ts'
import type { Reading } from './reading.ts'
import { tellsOfSymptom } from './symptoms.ts'

/** Words of a text that does not ask anything yet, whatever they are. */
const SHORTEST = 3

/** Units of sizes, colours, and what stands before a name. */
const BESIDE =
  'kg ky l lit in inch hp ngua w gb tb hz m2 trang den xam bac xanh do vang hong loai cai con chiec hang hieu mau moi gia tam duoi tren khoang trieu tr'

const inWords = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []

/** 'giá rẻ', 'giá mềm': how dear it is to be, and no question. */
const OF_PRICE =
  /(?:^|\s)gia (?=(?:re|mem|tot|thap|cao|hop ly|binh dan|hat de|sinh vien|phai chang)(?![a-z]))/g
/** '… giá?': what is named is looked for all the same. */
const ASKS_PRICE = /\s(?:gia)(?: (?:sao|bao nhieu|nhieu|the nao))?[\s?.!]*$/

/** 'cho hỏi máy lạnh 1.5hp'. */
const MAY_I_ASK =
  /^(?:(?:a|alo|da|ad|shop|ban|em|anh|chi|minh|toi|tui|oi) ){0,3}(?:cho|xin) (?:(?:em|anh|chi|minh|toi|tui|con|chau) )?hoi (?:(?:ve|thu|chut|xiu|ti|cai|con) )*/

/** Words of such names that say something by themselves. */
const SAY_MORE = new Set('cho nguoi dung tich co de o trong ngoai duoc bi len xuong'.split(' '))

/** Every word that kinds, their types and features are called by. */
const namingWords = perKinds(
  () =>
    new Set(
      [
        ...BESIDE.split(' '),
        ...presentKinds().flatMap((kind) => kindNames(kind).flatMap(inWords)),
        ...FEATURE_WORDS.flatMap(({ phrases }) => phrases.flatMap(inWords)),
        ...Object.values(PRODUCT_TYPES).flatMap(({ words }) => inWords(words)),
      ].filter((word) => !SAY_MORE.has(word)),
    ),
)

/** 'tủ lạnh inverter', 'bosch', 'máy giặt toshiba cửa trước 9kg': what is looked for, and no question of it. */
export function isBareName({ tokens, folded }: Reading, need: Need): boolean {
  if (need.models.length > 0 || need.picks.length > 0) return false
  if (need.kinds.length + need.brands.length === 0 || tellsOfSymptom({ tokens, folded })) return false
  const unpriced = folded.replace(ASKS_PRICE, '')
  const named = unpriced.replace(OF_PRICE, ' ')
  const from = MAY_I_ASK.exec(folded)?.[0].length ?? 0
  if (/(?:^|\s)(?:gia|sao|gi|nao|hay|vs|khong|ko)(?![a-z])|\?/.test(named.slice(from))) return false
  if (tokens.length <= SHORTEST && !need.followUp) return true
  const brands = new Set(need.brands.flatMap(inWords))
  const kinds = kindMentions({ tokens })
  const others = tokens.filter(
    ({ text, start, end }) =>
      start >= from &&
      start < unpriced.length &&
      /[a-z]/.test(text) &&
      !namingWords().has(text) &&
      !brands.has(text) &&
      !kinds.some((kind) => start >= kind.start && end <= kind.end),
  )
  // A brand may be called by another name: 'tosh'.
  return others.length <= need.brands.filter((brand) => !folded.includes(fold(brand))).length
}

/** What a text asks by, or compares: with none of it a thing that is named first is looked for. */
const ASKS =
  /\?|(?:^|\s)(?:gi|chi|sao|rang|nao|mo|bao nhieu|nhieu|bao (?:tien|so|lau|gio)|may (?:kg|ky|ki|lit|l|trieu|tr|inch|hp|ngua|w|cai|con|nguoi|tieng|gio|phut|ngay|nam|thang|do|bo|lan|m|met|tang|canh|vong|mui|loi|cua|ngan|vung|bep)|the nao|hay|vs|versus|hon|cach|tai sao|vi sao|nghia|nen|bi|hu|hong roi|loi|het (?:bao|may)|o dau|khi (?:can|nao)|ha|hen|nhi|rua|z|vay|chua|chu)(?![a-z])|(?:^|\s)(?:khong|ko|k|hong|hok|hem)(?=[\s.!]*$|,| (?:em|anh|chi|con|chau|bac|co|chu|ban|shop|ad|mn|mng|moi nguoi|ta|a|vay|he|ha|nhi|ong|ba|may)(?![a-z]))/

/** Who tells of what is there says whose it is, since when, or what it does. */
const TELLS =
  /(?:^|\s)(?:nha|em|minh|toi|tui|tao|anh|chi|ba|ma|me|con|no|cua|dang|bi|cu|roi|da|moi|hu|hong|loi|hay|van|keu|bao|tu nhien|khong|ko|k|chua|mua|xai|dung)(?![a-z])/

/** 'màn hình đồ họa 4k 27 type c': a machine leads, and nothing is told of it or asked: whatever it is like is wished for. */
export function isTitleLike(reading: Pick<Reading, 'tokens' | 'folded'>): boolean {
  const [first] = kindMentions(reading)
  if (first?.value == null || !OPENING.test(reading.folded.slice(0, first.start))) return false
  const rest = reading.folded.slice(first.end)
  return !TELLS.test(rest) && !ASKS.test(rest)
}

/**
 * 'tủ đông có chỗ mát riêng', 'máy rửa chén rửa xong tự mở cửa': a machine is named first, something is said of it, and nothing is
 * asked. Whether it is one that is owned already is for others to say.
 */
export function isNamedFirst(
  reading: Pick<Reading, 'tokens' | 'folded'>,
  { kinds, models, picks, brands }: Need,
): boolean {
  if (kinds.length !== 1 || models.length + picks.length > 0 || brands.length > 1) return false
  const [first] = kindMentions(reading)
  if (first?.value == null || ASKS.test(reading.folded.slice(first.end))) return false
  return OPENING.test(reading.folded.slice(0, first.start))
}
