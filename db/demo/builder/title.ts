import type { Kind } from '../types.ts'
import { omitsBrand, spellBrand } from './brands.ts'

/** The words a shopper would start with. */
const KIND_WORDS: Partial<Record<Kind, RegExp>> = {
  phone: /^điện thoại( di động)?\s+/i,
  tablet: /^máy tính bảng\s+/i,
  monitor: /^màn hình( máy tính)?\s+/i,
  smartwatch: /^đồng hồ( thông minh| định vị trẻ em)?\s+/i,
  laptop: /^laptop\s+/i,
}

const KIND_NAMES: Partial<Record<Kind, string>> = {
  phone: 'Điện thoại',
  tablet: 'Máy tính bảng',
  monitor: 'Màn hình',
  smartwatch: 'Đồng hồ thông minh',
  laptop: 'Laptop',
}

const SHOP_NOISE = [
  /\[[^\]]*\]/g,
  /\s*(\(VN\/A\)|[|-]\s*Chỉ có tại|Chính hãng|Hàng chính hãng|Hàng nhập khẩu|Hàng quốc tế|Giá tốt|Mới 100%|New 100%).*$/i,
  /\s+(VTU|DEMO)$/i,
  /\s*-\s*(bảo hành|bản tiếng|giao|tặng).*$/i,
  /\s*-\s*(đen|trắng|xám|bạc|xanh|hồng|vàng|đỏ|nâu)( [a-zà-ỹ]+)?$/i,
]

const COLOUR_TAIL =
  /\s+(đen|trắng|xám|bạc|hồng|tím|nâu|be|kem|xanh( [a-zà-ỹ]+)?|vàng( [a-zà-ỹ]+)?|đỏ( [a-zà-ỹ]+)?)$/i

/** Words the sources write in several ways. */
const OWN_SPELLINGS = [
  'Bluetooth',
  'Smart Tivi',
  'thanh',
  'tháp',
  'không dầu',
  'nồi chiên',
  'lò chiên',
  'nồi cơm điện',
  'nồi cơm nắp rời',
  'máy sấy tóc',
  'máy nước nóng',
  'máy rửa chén',
  'máy xay sinh tố',
  'máy lạnh',
  'tủ lạnh',
  'trực tiếp',
  'gián tiếp',
  'tai nghe',
  'chụp tai',
  'có dây',
  'trẻ em',
  'bếp từ',
  'đơn',
  'cảm ứng',
  'đồ họa',
  'bếp điện từ',
  'quạt',
  'lửng',
  'để bàn',
]

function memoryPairs(title: string): string {
  return title
    .replace(/\(?\b(\d{1,2})\s?GB\s*[-/ +]+\s*(\d{2,4}|1|2)\s?(GB|TB)\)?/gi, '$1GB/$2$3')
    .replace(/\((\d{1,2})\/(\d{2,4})\s?(GB|TB)\)/gi, '$1GB/$2$3')
    .replace(/\((\d{2,4}\s?[GT]B)\)/gi, '$1')
    .replace(/\s{2,}/g, ' ')
}

function monitorTitle(title: string): string {
  return title
    .replace(/(\d)[”"]/g, '$1 inch')
    .replace(/\s*\/\s*/g, ' ')
    .replace(/\(\s*(\d|3,)[^)]*\)/g, '')
    .replace(/\s+UM\.\S+/g, '')
    .replace(/\bcong\b/gi, (word) => word.toLowerCase())
    .replace(/inchs?/gi, 'inch')
    .replace(/(\d)inch/gi, '$1 inch')
    .replace(/Full\s?HD|\bFHD\b/gi, 'Full HD')
    .replace(/(\d)hz/gi, '$1Hz')
}

/** Keeps the series, the part number and the first three figures (processor, memory, drive) of a laptop's long title. */
function laptopTitle(title: string): string {
  const [name = '', figures = ''] = title.split(/\s*\((?=[^()]*,)/)
  const kept = figures
    .replace(/\)\s*$/, '')
    .split(/\s*,\s*/)
    .slice(0, 3)
  return kept.length === 3 ? `${name} (${kept.join('/')})` : name
}

/**
 * A row's title as 'Kind Brand ... model', without what a shop adds to it.
 * @param title cleaned text of the source; @param brand its canonical brand
 */
export function tidyTitle(title: string, kind: Kind, brand: string): string {
  let text = SHOP_NOISE.reduce((rest, noise) => rest.replace(noise, ' '), title).trim()
  text = text.replace(COLOUR_TAIL, '')
  if (kind === 'phone' || kind === 'tablet') text = memoryPairs(text).replace(COLOUR_TAIL, '')
  if (kind === 'monitor') text = monitorTitle(text)
  if (kind === 'laptop') text = laptopTitle(text)
  if (kind === 'robot_vacuum') text = text.replace(/\s*\d+(\.\d+)? kg/i, '')
  if (kind === 'ac') text = text.replace(/\s*\([\d.]+ BTU\)/i, '').replace(/^(?!.*máy lạnh)/i, 'Máy lạnh ')
  if (kind === 'headphones' && !/tai nghe/i.test(text)) text = `Tai nghe ${text}`
  text = text.replace(KIND_WORDS[kind] ?? /^$/, '')
  text = spellBrand(text, brand)
  if (!omitsBrand(kind, text) && !text.includes(brand)) text = `${brand} ${text}`
  const withKind = KIND_NAMES[kind] === undefined ? text : `${KIND_NAMES[kind]} ${text}`
  const spelled = OWN_SPELLINGS.reduce(
    (rest, word) => rest.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), word),
    withKind
      .replace(/điều hoà/gi, 'điều hòa')
      .replace(
        /(\d)\s*(kg|lít|inch|lõi)(?![\p{L}\p{N}])/giu,
        (_, digit: string, unit: string) => `${digit} ${unit.toLowerCase()}`,
      )
      .replace(`${brand} ${brand}`, brand),
  )
  const spaced = spelled
    .replace(/\s+/g, ' ')
    .replace(/\s+-\s*$/, '')
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const MEASURES =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?(?:\s*-\s*\d+(?:[.,]\d+)?)?\s*(?:lít|kg|hp|inch|w|lõi|cánh|vùng nấu|hz|cm|kênh|người)(?![\p{L}\p{N}])/giu

/**
 * The maker's code in a tidy title ('NR-TL351GVKV', 'HPF BD6245'), or the name after the brand when there is none.
 */
export function modelOf(title: string, kind: Kind, brand: string): string {
  if (kind === 'phone' || kind === 'tablet' || kind === 'smartwatch') {
    return afterBrand(title, kind, brand).replace(/\s*\d+GB\/\d+[GT]B$/i, '')
  }
  if (kind === 'laptop') return afterBrand(title, kind, brand).replace(/\s*\([^()]*\/[^()]*\)$/, '')
  if (kind === 'tv') return tvModel(title, brand)
  if (kind === 'monitor') return monitorModel(title) ?? afterBrand(title, kind, brand)
  const words = title
    .replace(MEASURES, ' ')
    .replace(/(?<!\d)\d{2,4}HZ/gi, ' ')
    .split(/\s+/)
  const code: string[] = []
  for (const word of words.toReversed()) {
    if (/[^A-Z0-9./()+\-&,]/.test(word) || fits(word, brand)) break
    code.unshift(word)
  }
  const joined = code.join(' ').replace(/^[-\s]+|[-\s]+$/g, '')
  return /\d/.test(joined) && joined.length >= 3
    ? joined
    : afterBrand(title.replace(MEASURES, ' '), kind, brand)
}

/** The first word of a monitor's title that is a code ('U2424H', '27MR400-B'), without the sales region after a dot. */
function monitorModel(title: string): string | undefined {
  return title.match(/(?<!\S)(?:[A-Z]+\d{2,}[A-Za-z0-9-]*|\d{2}[A-Z]+\d+[A-Z0-9-]*)/)?.[0]
}

/** What is left of a television's title without brand, size and the words for its panel and system. */
function tvModel(title: string, brand: string): string {
  return title
    .replace(MEASURES, ' ')
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])${brand}(?![\\p{L}\\p{N}])`, 'giu'), ' ')
    .replace(
      /(?<![\p{L}\p{N}])(smart|google|android|tivi|tv|neo|qd-oled|qled|oled|qned|uled|mini led|nanocell|crystal|uhd|hd|fhd|full hd|[48]k|ai|kiểu chữ i|chân đứng|inch|\d{2,3}hz|display|mi)(?![\p{L}\p{N}])/giu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function fits(word: string, brand: string): boolean {
  return brand.toLowerCase().split(' ').includes(word.toLowerCase())
}

function afterBrand(title: string, kind: Kind, brand: string): string {
  const at = title.indexOf(brand)
  const rest = at < 0 ? title.replace(`${KIND_NAMES[kind] ?? ''} `, '') : title.slice(at + brand.length)
  return rest.replace(/\s+/g, ' ').trim()
}
