import { isAloneWanted } from './negation.ts'
import { BRAND_COUNTRY, COUNTRY_WORDS } from './origin-words.ts'
import type { Reading } from './reading.ts'
import { readOrder } from './superlative-words.ts'

/** Where brands or products are to come from; country names as the catalogue writes them. */
export interface Origins {
  /** The brand's home. */
  brandCountries: string[]
  /** Neither the brand's home nor where a product was made. */
  originsExcluded: string[]
  /** Where the product was made. */
  madeIn: string[]
}

/** 'hãng Nhật Hàn', 'đồ Nhật hay Hàn': another country may stand between. */
const ANOTHER = `(?:(?:${Object.values(COUNTRY_WORDS).join('|')})(?: (?:hay|hoac|voi|va|hay la)|,)? )?`
const BRAND_BEFORE =
  '(?:hang|thuong hieu|hieu|nhan hieu|brand|do|may|cua|cty|cong ty|tivi|tv|tu lanh|may giat|may lanh|dieu hoa|noi com|laptop|quat) (?:cua )?(?:nuoc )?' +
  ANOTHER
const MADE_BEFORE =
  '(?:made in|(?:san xuat|sx|lap rap|lap|rap|lam)(?: (?:ra|luon))? (?:tai|o|ben)|san xuat|sx|lap rap|xuat xu(?: tu)?|nhap(?: khau)?(?: tu)?|noi dia) (?:nuoc )?'
/** 'hàng Tàu sản xuất', 'không phải Việt Nam sản xuất'. */
const MADE_BEHIND = ' (?:san xuat|sx|lap rap|rap)'
/** 'hàng làm trong nước mình'. */
const AT_HOME = '(?:hang|do|san xuat|sx|lam|lap rap|rap)(?: (?:o|ngay))? trong nuoc'
const NOT_BEFORE =
  /(?:^|\s)(?:(?:khong|ko|k|hong|dung|chang|khoi|tranh|tru|ne|ghet|che|ky|ngan|bo(?: qua)?|ngoai|di ung(?: voi)?)(?: (?:lay|mua|thich|chon|dung|muon|xai|phai|co|gioi thieu|goi y|tu van|dua))?(?: (?:loai|may|do|con|hang|cua|cac|nhung|thu|kieu)){0,3})\s*$/
/** 'thôi bỏ vụ hàng Tàu đi': where it comes from no longer matters. */
const NO_LONGER =
  /(?:^|\s)(?:bo|thoi|khoi|quen)(?: qua| di)? (?:cai )?(?:vu|chuyen|dieu kien|yeu cau|khoan|y)\s*$/

/** A pattern with its end and what it may stand behind. */
const standing = (body: string) => new RegExp(`(?:^|[\\s,.;])(${body})(?![a-z])`)

/** How each country is named: where a product is made, and where its brand is at home. */
const COUNTRIES = Object.entries(COUNTRY_WORDS).map(([country, words]) => ({
  country,
  named: new RegExp(words),
  made: [
    standing(`${MADE_BEFORE}(?:${words})`),
    standing(`(?:${words})${MADE_BEHIND}`),
    ...(country === 'Việt Nam' ? [standing(AT_HOME)] : []),
  ],
  ofBrand: standing(`${BRAND_BEFORE}(?:${words})`),
  turnedDown: standing(
    `(?:khong|ko|k|hong|hok|dung|tru|ne|tranh|khoi)(?: (?:lay|mua|thich|chon|dung|xai|can))? (?:${words})`,
  ),
}))

/** Whether a text takes back what it said of countries. */
export const forgetsOrigins = ({ folded }: Reading): boolean =>
  COUNTRIES.some(({ named, ofBrand }) => {
    const found = named.test(folded) ? find(folded, ofBrand) : null
    return found !== null && NO_LONGER.test(folded.slice(0, found.start))
  })

/** 'đồ Tàu thì không', 'hàng Nhật không lấy'; 'sản xuất bên Nhật không' only asks. */
const NOT_AFTER =
  /^\s*(?:thi )?(?:(?:khong|ko) (?:lay|mua|thich|chon|dung)|mien|bo qua|ghet)(?![a-z])|^\s*thi (?:khong|ko)(?![a-z])|^\s(?:khong|ko)\s*,/

/** Reads 'hãng Nhật', 'hàng Thái', 'sản xuất tại Việt Nam', 'không lấy hàng Trung Quốc'. */
export function readOrigins(reading: Reading): Origins {
  const isOwnExtreme = /^(?:most|least):/.test(readOrder(reading) ?? '')
  const marked = (at: number) => reading.marked.slice(at, at + 4)
  // 'không thải nước' is no 'không Thái', 'dễ may nhất' no 'máy Nhật', 'không đục tường' no 'không Đức'.
  const folded = reading.folded
    .replaceAll('thai', (word, at: number) => (/thả|thà|thạ|thã/.test(marked(at)) ? 'xxxx' : word))
    .replaceAll('duc', (word, at: number) => (/^(?:đục|dục|đúc)/.test(marked(at)) ? 'xxx' : word))
    .replaceAll('nhat', (word, at: number) =>
      marked(at) === 'nhất' || (marked(at) === 'nhat' && isOwnExtreme) ? 'xxxx' : word,
    )
  const origins: Origins = { brandCountries: [], originsExcluded: [], madeIn: [] }
  for (const { country, named, made: madeThere, ofBrand, turnedDown } of COUNTRIES) {
    if (!named.test(folded) && !(country === 'Việt Nam' && folded.includes('trong nuoc'))) continue
    const made = madeThere.reduce<Place | null>((found, pattern) => found ?? find(folded, pattern), null)
    const found = made ?? find(folded, ofBrand)
    if (!found && find(folded, turnedDown)) origins.originsExcluded.push(country)
    if (!found) continue
    // 'hãng ngoại lắp ráp ở đây': the country is not what is turned down.
    if (made && /(?:hang|do|may|thuong hieu) ngoai(?: [a-z]+)?\s*$/.test(folded.slice(0, found.start)))
      continue
    const before = folded.slice(Math.max(0, found.start - 24), found.start)
    if (NO_LONGER.test(before)) continue
    // 'chỉ dùng đồ Nhật' wants what 'đừng đồ Nhật' turns down.
    const isUse = /dùng\s*$/.test(reading.marked.slice(Math.max(0, found.start - 24), found.start))
    const after = folded.slice(found.end, found.end + 60)
    const isExcluded =
      !isAloneWanted(before, after) && ((NOT_BEFORE.test(before) && !isUse) || NOT_AFTER.test(after))
    const list = isExcluded
      ? origins.originsExcluded
      : made || !Object.values(BRAND_COUNTRY).includes(country)
        ? origins.madeIn
        : origins.brandCountries
    list.push(country)
  }
  return origins
}

type Place = { start: number; end: number }

function find(folded: string, pattern: RegExp): Place | null {
  const match = pattern.exec(folded)
  if (!match?.[1]) return null
  const start = match.index + match[0].length - match[1].length
  return { start, end: start + match[1].length }
}

/** The brands of a country that the catalogue may know. */
export const brandsOf = (country: string): string[] =>
  Object.entries(BRAND_COUNTRY).flatMap(([brand, home]) => (home === country ? [brand] : []))
