/** A length as a text says it, in mm, with where it stands. */
export type Length = { mm: number; start: number; end: number }

const MM: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  phan: 10,
  tac: 100,
  m: 1000,
  met: 1000,
  thuoc: 1000,
}
const UNIT = 'mm|cm|phan|tac|met|thuoc|m'

/** '70cm', '1m4', '1 mét rưỡi', '1,2 m'; a digit behind a space is a tenth only after 'mét'. */
const LENGTH = new RegExp(
  `(?<![\\d.,a-z])(\\d{1,4}(?:[.,]\\d{1,2})?)\\s?(${UNIT})(?:(?:(?<=m)|(?<=t)\\s|(?<=c)\\s|(?<=met))(\\d{1,2})|\\s(ruoi))?(?![a-z\\d²]|\\s?(?:vuong|khoi)(?![a-z]))`,
  'g',
)
/** Behind these a number without a unit is of centimetres: 'cửa rộng 68'. */
const BARE =
  /(?:^|\s)(?:ngang|rong|hep|sau|cao|dai|long|cau thang|cua|cong|loi di)(?: (?:co|chi|la|moi|khoang|tam|dung))* (\d{2,3})(?![\d.,a-z]|\s?(?:[x*×/%]|(?:tr|trieu|cu|k|nghin|ngan|chai|lit|l|kg|ky|ki|inch|in|hz|w|nguoi|tuoi|met|m|m2|cm|mm|phan|tac|do|canh|cua|loai|cai|con|vung|bo|hp|ngua)(?![a-z])))/g

const TENTHS: Readonly<Record<string, number>> = {
  mot: 100,
  hai: 200,
  ba: 300,
  bon: 400,
  tu: 400,
  ruoi: 500,
  sau: 600,
  bay: 700,
  tam: 800,
  chin: 900,
}
/** 'dài có mét hai', 'ngang thước rưỡi': as it is spoken, of one metre and so many tenths. */
const SPOKEN =
  /(?<!\d\s?|(?:mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi|may|vai) )(?<![a-z\d])((?:met|thuoc) (mot|hai|ba|bon|tu|ruoi|sau|bay|tam|chin))(?! (?:met|cai|con|nguoi))(?![a-z])/g

/** The lengths of a folded text, in the order said. */
export function readLengths(folded: string): Length[] {
  const said = [...folded.matchAll(LENGTH)].map((found): Length => {
    const [whole, figure = '', unit = 'cm', tenths, half] = found
    const part = half ? 0.5 : Number(`0.${tenths ?? 0}`)
    const mm = Math.round((Number(figure.replace(',', '.')) + part) * (MM[unit] ?? 1))
    return { mm, start: found.index, end: found.index + whole.length }
  })
  const bare = [...folded.matchAll(BARE)].map((found): Length => {
    const end = found.index + found[0].length
    return { mm: Number(found[1]) * 10, start: end - (found[1]?.length ?? 0), end }
  })
  const spoken = [...folded.matchAll(SPOKEN)].map((found): Length => {
    const start = found.index + found[0].indexOf(found[1] ?? '')
    return { mm: 1000 + (TENTHS[found[2] ?? ''] ?? 0), start, end: found.index + found[0].length }
  })
  const others = [...spoken, ...bare].filter(({ start }) => !said.some((one) => one.start === start))
  return [...said, ...others].toSorted((one, other) => one.start - other.start)
}

const PAIR = new RegExp(
  `(?<![\\d.,x*×])(\\d{2,4}(?:[.,]\\d)?)\\s?(${UNIT})?\\s?(?:x|\\*|×|nhan)\\s?(\\d{2,4}(?:[.,]\\d)?)\\s?(?:(${UNIT})(?![a-z]))?(?![.,]?\\d|\\s?(?:x|\\*|×)\\s?\\d)`,
)

/** Two sides of an opening, in mm: '56 x 49', '680x380mm'; centimetres where no unit is said. Null for none. */
export function readPair(folded: string): (Length & { otherMm: number }) | null {
  const found = PAIR.exec(folded)
  if (!found) return null
  const [whole, first = '', own, second = '', last] = found
  const unit = own ?? last ?? (Number(first) > 250 ? 'mm' : 'cm')
  const inMm = (text: string) => Math.round(Number(text.replace(',', '.')) * (MM[unit] ?? 10))
  return {
    mm: inMm(first),
    otherMm: inMm(second),
    start: found.index,
    end: found.index + whole.length,
  }
}
