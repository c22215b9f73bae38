import { readQuantity } from './money-amount.ts'
import type { Reading } from './reading.ts'

/** Who the product is for. */
interface Household {
  people?: number
  children?: number
}

const PEOPLE_WORDS = new Set(['nguoi', 'ng', 'khau', 'people', 'person', 'persons', 'mang', 'nguio', 'nguoj'])
/** '2 ông bà', '2 vợ chồng': both of them. */
const COUPLES = /^(?:ong ba|on me|vo chong|bo me|ba me|cha me|vk ck|ck vk|vc(?: |$))/
/** Two who live together, also where nobody counts them: 'mới cưới'. */
const COUPLE =
  /(?:^|\s)(?:vo chong|vc|vk ck|ck vk|couple|cap doi|(?:moi|sap|vua|sap sua) cuoi|tan hon)(?![a-z])/
/** '3 đứa ở ghép', '4 thằng', '20 công nhân': people, unless it is said whose children they are. */
const HEADS =
  /^(?:dua|(?:ba|ong|cu) (?:gia|lao|cu)|ong(?! (?:ba|cu|noi|ngoai|noi|kia|nay))|tho|ban tho|phat tu|thay tro|su thay|nhan vien|cong nhan|sinh vien|hoc sinh|chi em|anh em|me con|ma con|cha con|bo con|ba con|ba chau|suat)(?![a-z])/
/** 'phòng trọ hai đứa con trai': who shares a rented room is grown up. */
const SHARE_ROOM = /(?:^|\s)(?:phong tro|o tro|o ghep|ky tuc|ktx)(?![a-z])/
const CHILD_WORDS = new Set(['con', 'be', 'chau', 'nhoc', 'tre', 'dua', 'kids', 'children', 'kid', 'em'])
/** After 'con' these words make it a classifier ('2 con máy', '1 con iPhone'), not a child. */
const CLASSIFIER_AFTER =
  /^\s*(?:may|tu|tivi|tv|laptop|dien thoai|iphone|samsung|nay|kia|do|nao|robot|lg|sony|thu|tren|duoi|dau|cuoi)(?![a-z])/

/** 'hai vợ chồng với thằng cháu', 'vợ chồng và bé nhỏ': one, though no number says so. */
const ONE_CHILD =
  /(?:vo chong|vc) (?:[a-z]+ ){0,2}(?:voi|va|cung|them|kem|nuoi) (?:thang|dua|con|be|nhoc|chau)(?: (?:chau|nho|nhoc|con|gai|trai|ut|be|cu|ti))?(?![a-z])/

/** 'chốt giùm 1 con': what is chosen is a machine. */
const CHOSEN_BEFORE =
  /(?:^|\s)(?:chot|chon|lay|mua|quyet|dua|gioi thieu|goi y)(?: (?:giup|gium|dum|ho|cho|em|minh|anh|chi|toi|tui|dai|luon|dung|duy nhat))* $/

/** 'thỉnh thoảng con cháu về 8 9 người': guests are not of the home. */
const NOW_AND_THEN =
  /(?:^|[\s,.])(?:thinh thoang|lau lau|doi khi|thi thoang|cuoi tuan|(?:dip |ngay )?(?:le|tet)|dam gio|khi co khach|co khach)(?: [a-z0-9]+){0,6} $/

/** Reads the number of people and children: '4 người', '4-5 ng', 'vợ chồng 2 con', '2 người lớn 1 bé'. */
export function readHousehold(reading: Reading): Household {
  const { tokens, folded } = reading
  const isCouple = COUPLE.test(folded)
  let adults: number | undefined
  let people: number | undefined
  let children: number | undefined
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.glued === true && /[a-z\d]$/.test(tokens[index - 1]?.text ?? '')) continue
    const quantity = readQuantity(tokens, index)
    if (quantity === null || quantity.vague) continue
    const joined = ['-', '~', 'den', 'toi', 'hoac', 'hay', 'to'].includes(tokens[quantity.next]?.text ?? '')
    const second = joined ? readQuantity(tokens, quantity.next + 1) : readQuantity(tokens, quantity.next)
    const isPair = second !== null && !second.vague && second.min > quantity.min && second.min <= 20
    const number = isPair ? second.min : quantity.min
    const next = isPair ? second.next : quantity.next
    const word = tokens[next]?.text ?? ''
    const after = tokens[next + 1]?.text ?? ''
    if (number < 1 || number > 50 || !Number.isInteger(number)) continue
    if (NOW_AND_THEN.test(folded.slice(0, tokens[index]?.start ?? 0))) continue
    // 'để dành được 1 triệu 2 con muốn mua': the rest of a sum.
    if (/^(?:trieu|tr|cu|chai)$/.test(tokens[index - 1]?.text ?? '')) continue
    if (PEOPLE_WORDS.has(word) && after === 'lon') adults = number
    else if (PEOPLE_WORDS.has(word) && !(word === 'nguoi' && tokens[next]?.glued === false && after === 'ta'))
      people ??= number
    else if (COUPLES.test(`${word} ${after}`)) adults ??= number
    else if ((word === 'thanh' && after === 'vien') || (word === 'mieng' && after === 'an')) people ??= number
    else if (
      (HEADS.test(`${word} ${after}`) || ['cụ', 'thằng'].includes(tokens[next]?.marked ?? '')) &&
      !(word === 'dua' && !SHARE_ROOM.test(folded) && (isCouple || isChild(word, '', after)))
    )
      people ??= number
    else if (word === 'dua' && isCouple) children ??= number
    else if (
      CHILD_WORDS.has(word) &&
      tokens[next]?.marked !== 'chấu' &&
      !isYears(reading, index) &&
      !(word === 'con' && CHOSEN_BEFORE.test(folded.slice(0, tokens[index]?.start ?? 0))) &&
      isChild(word, folded.slice(tokens[next]?.end ?? 0), after)
    )
      children ??= number
  }
  const oneChild = isCouple && ONE_CHILD.test(folded) ? 1 : undefined
  const alone =
    /(?:^|\s)(?:mot minh|1 minh|(?:only|just) me|for myself|(?:cook )?for (?:1|one) (?:only|person)|minh en|doc than|o mot|song mot|(?:co|chi|moi|cho) (?:minh|mik|mot|rieng) (?:em|minh|toi|tui|minh em|con|chau)(?: thoi| an| xai| dung)?)(?![a-z])/.test(
      folded,
    )
  const ofFamily = /(?:^|\s)family of (\d{1,2})(?!\d)/.exec(folded)?.[1]
  const family =
    /(?:gia dinh|(?<!cua )nha (?:minh |em |toi )?(?:co )?)\s?(\d{1,2})(?=\s*(?:$|[,.?!]|thi|mua|nen|can|dung))/.exec(
      folded,
    )?.[1]
  const grown = adults ?? (isCouple ? 2 : undefined)
  const total =
    people ??
    (grown === undefined ? undefined : grown + (children ?? oneChild ?? 0)) ??
    (alone ? 1 : undefined) ??
    (/(?:^|\s)chuc (?:nguoi|ng|mang)(?![a-z])/.test(folded) ? 10 : undefined) ??
    toNumber(ofFamily ?? family)
  const isHousehold = total === undefined || total <= 40
  return {
    ...(total === undefined || !isHousehold ? {} : { people: total }),
    ...(children === undefined ? {} : { children }),
  }
}

/** 'mấy năm con', '1 con hay 2 con', 'hai con mèo': years and machines, and whoever is spoken to. */
const isYears = ({ folded, tokens, marked }: Reading, index: number): boolean => {
  const { start = 0, end = 0 } = tokens[index] ?? {}
  return (
    (marked.slice(start, end).endsWith('năm') && /(?:may|bao nhieu|\d) $/.test(folded.slice(0, start))) ||
    /^ con (?:hay|hoac|meo|cho|ga|heo|ca)(?![a-z])/.test(folded.slice(end)) ||
    /(?:hay|hoac) $/.test(folded.slice(0, start))
  )
}

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))

function isChild(word: string, rest: string, after: string): boolean {
  if (word === 'em') return after === 'be' || after === 'nho'
  if (word === 'tre') return after === 'em' || after === 'nho'
  if (word === 'dua') return ['nho', 'be', 'con', 'chau', 'tre', 'nhoc'].includes(after)
  return (
    !CLASSIFIER_AFTER.test(rest) &&
    (word !== 'con' ||
      /^\s*(?:$|[,.?!;]|nho|be|gai|trai|va|thi|mua|o|song|can|nen|dung|dang|hoc|tuoi|duoi|tam|khoang|muon|phong|nua)/.test(
        rest,
      ))
  )
}
