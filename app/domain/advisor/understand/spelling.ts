import { LRUCache } from 'lru-cache'
import { fold } from '#app/vietnamese/fold.ts'
import { MARKS, mendWords } from './mend.ts'
import { singleWords } from './reduplication.ts'
import { DIALECT, GLUED_BEFORE_NUMBER, SHORT_FORMS } from './spelling-words.ts'

function repairWord(word: string): string {
  const lower = word.toLowerCase()
  const short = SHORT_FORMS.get(lower)
  if (short !== undefined) return short
  const [, head] = /^(\p{L}{2,})\d/u.exec(word) ?? []
  return head !== undefined && GLUED_BEFORE_NUMBER.has(fold(head))
    ? `${repairWord(head)} ${word.slice(head.length)}`
    : word
}

/** '1 ký 4' is 1.4 kg. */
const KILOS_AND_TENTH = /(?<![\d.,])(\d{1,2})\s?(?:kg|ký|ki|ky|kí)\s?(\d)(?![\d.,]|\s?(?:\p{L}|%))/giu

/** 'nồi 1 lít 8' holds 1.8 litres. */
const LITRES_AND_TENTH =
  /(?<![\d.,])(\d{1,2})\s?(?:lít|lit)\s(\d)(?![\d.,]|\s?(?:%|cái|cai|con|chiếc|chiec|người|nguoi|ng|triệu|trieu|tr|củ|cu|k|nghìn|nghin|phòng|phong|lõi|loi|lít|lit|inch|kg|w)(?!\p{L}))/giu

/** 'ký rưỡi', 'lít rưỡi', 'mét rưỡi': one and a half of them. */
const ONE_AND_A_HALF =
  /(?<!(?:[\d.,]|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mot|bon|nam|sau|bay|tam|chin)\s?)(?<!\p{L})(ký lô|ký|kí|ky|ki|lít|lit|mét|met|ngựa|ngua) (?:rưỡi|rưởi|ruoi)(?!\p{L})/giu

/** 'cách có ờ hai mét': spoken while thinking; without its mark it would be a place, 'ô'. */
const HESITATES = /(?<=\s)(?:ờ|ờm|ừm)(?=\s)/giu

/** 'nửa củ', where no whole ones stand before it: 'hai triệu nửa' and 'nửa triệu bạc' are read elsewhere and here. */
const HALF_A_MILLION = /(?<![\p{L}\d])(?:nửa|nữa|nua) (?:củ|cu|triệu|trieu|chai|tr)(?![\p{L}\d])/giu

/** 'nặng nhiêu gam': with its marks it only ever asks how much. */
const HOW_MUCH = /(?<!bao\s)(?<![\p{L}\d])nhiêu(?!\p{L})/giu

/** 'chụp tai thôi, k nhét tai', 'cắm được k': behind a word that is no number it only ever means 'không'. */
const BARE_NO =
  /(?<=(?:[,.;!?]\s*|\p{L}\s))(?<!(?:chục|trăm|mấy|vài|ngàn|nghìn|mươi|rưỡi|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|chuc|tram|may|vai|ngan|nghin|muoi|ruoi|mot|bon|nam|sau|bay|tam|chin|vitamin|loại|loai|chữ|hạng)\s)k(?=\s+\p{L}|\s*[?.!,]|\s*$)/gu

/** What stands before the last part of a maker's code: the 'SV' of 'WW10T634DLX/SV' is no word. */
const CODE_BEFORE = /[a-z]\d[a-z\d]*[/-]$/i

const SPOKEN_DIGITS: Readonly<Record<string, number>> = {
  một: 1,
  mốt: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  tư: 4,
  năm: 5,
  lăm: 5,
  sáu: 6,
  bảy: 7,
  tám: 8,
  chín: 9,
}
const DIGIT = `\\d|${Object.keys(SPOKEN_DIGITS).join('|')}`
/** 'hai mét rưỡi', 'ba ký rưỡi': so many and a half. */
const AND_A_HALF = new RegExp(
  `(?<![\\p{L}\\d.,])(${DIGIT}) (mét|met|ký|kí|kg|lít|lit) (?:rưỡi|rưởi|ruoi)(?!\\p{L})`,
  'giu',
)

/** 'sáu tấc rưỡi' is 65 cm, 'bảy tấc hai' 72. */
const TENTHS = new RegExp(
  `(?<![\\p{L}\\d])(${DIGIT}) tấc(?: (rưỡi|${DIGIT})(?!\\s?(?:\\p{L}|%)))?(?!\\p{L})`,
  'giu',
)
/** 'một thước bảy lăm' is 1.75 m, 'thước sáu' 1.6; 'kích thước' is no length. */
const METRES = new RegExp(
  `(?<!kích )(?<![\\p{L}\\d])(?:(${DIGIT}) )?thước (rưỡi|${DIGIT})(?: (rưỡi|${DIGIT}))?(?!\\p{L})`,
  'giu',
)

const digitOf = (word: string): number => SPOKEN_DIGITS[word.toLowerCase()] ?? Number(word)
const isHalf = (word: string | undefined) => word?.toLowerCase() === 'rưỡi'

function tenthsInCm(_: string, tenths: string, rest: string | undefined): string {
  return `${digitOf(tenths) * 10 + (rest === undefined ? 0 : isHalf(rest) ? 5 : digitOf(rest))} cm`
}

function metresInCm(_: string, metres: string | undefined, tenth: string, rest: string | undefined): string {
  const tenths = isHalf(tenth) ? 5 : digitOf(tenth)
  const last = rest === undefined ? 0 : isHalf(rest) ? 5 : digitOf(rest)
  return `${(metres === undefined ? 1 : digitOf(metres)) * 100 + tenths * 10 + last} cm`
}

/** 'dưới 2t5' is 2.5 million. */
const MILLIONS_AND_TENTH = /(?<![\p{L}\d.,])(\d{1,2})t(\d)(?![\p{L}\d])/giu

/** 'nồi 1l8' holds 1.8 litres. */
const LITRES_GLUED = /(?<![\p{L}\d.,])(\d{1,2})\s?l(\d)(?![\p{L}\d])/giu

/** 'chai rưỡi', 'củ rưỡi': one and a half million, where no number stands before it. */
const MILLION_AND_A_HALF =
  /(?<!(?:[\d.,]|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mươi|chục|mốt|tư|lăm|mấy|mot|bon|nam|sau|bay|tam|chin|muoi|chuc|tu|lam|may)\s?)(?<!\p{L})(chai|củ|cu|triệu|trieu) (?:rưỡi|rưởi|ruoi)(?!\p{L})/giu

/** 'nướng dc gà', 'đi bơi dc ko': behind a word it only means 'được', unless that is what turns by direct current. */
const CAN =
  /(?<=\p{L}\s)(?<!(?<!\p{L})(?:quạt|quat|motor|mô tơ|mo to|động cơ|dong co|máy nén|may nen|điện|dien|nguồn|nguon|cổng|cong|ac|bldc|loại|loai|công nghệ|cong nghe)\s)dc(?![\p{L}\d])(?!\s(?:inverter|motor|điện|in)(?!\p{L}))/gu

/** 'loại 1 5 ngựa': the sign between was left out. */
const HORSES_AND_A_HALF = /(?<![\d.,])([12]) 5(?= ?(?:ngựa|ngua|hp)(?!\p{L}))/giu

/** 'điều hòa 9000 với 12000': cooling powers, whose unit goes without saying. */
const TWO_POWERS =
  /(?<![\d.,])(9|12|18|24)\.?000 (với|hay|hoặc|vs|và|voi|hoac) (9|12|18|24)\.?000(?![\d.,]| ?(?:vnd|đ|đồng|btu)(?!\p{L}))/giu

/** 'ti vi', 'lap top', and 'lap' where marks are typed: without them it may be 'lắp'. */
const TELEVISION = /(?<!\p{L})ti[ -]vi(?!\p{L})/giu
const LAPTOP = /(?<!\p{L})lap[ -]top(?!\p{L})/giu
const LAP = /(?<![\p{L}\d])lap(?![\p{L}\d]| (?:trình|dat|đặt|ráp|trinh|rap|luôn|luon|giup|giúp)(?!\p{L}))/giu

/** 'tai nghe bt', 'loa bt': joined without a wire. */
const BLUETOOTH = /(?<=(?:tai nghe|loa|headphone|headset) )bt(?![\p{L}\d])/giu

/** 'tv cho e cái loa', 'tv lap nào màn đẹp': advice is asked for, no television. */
const ADVICE =
  /(?<![\p{L}\d])tv(?= (?:(?:lap|laptop|dt|đt|tl|mg|ml|loa|tai nghe|máy (?:giặt|lạnh|tính|lọc|sấy)|tủ lạnh|may (?:giat|lanh|tinh|loc|say)|tu lanh) (?:nào|nao|gì|gi)|(?:cho|giúp|giup|giùm|gium|dùm|dum|hộ|ho) (?:e|em|m|mình|minh|mik|tui|tôi|toi|chị|chi|anh|a|c)(?: (?:với|voi))? (?:cái|cai|con|chiếc|chiec|một|mot|1|loại|loai|mẫu|mau|máy|may|mua|chọn|chon|về|ve))(?!\p{L}))/giu

/** 'ip nào chụp đẹp': a telephone of Apple's. */
const IPHONE = /(?<![\p{L}\d])ip(?= (?:nào|nao|mấy|đời|doi|cũ|cu)(?!\p{L}))/giu

/** 's24 fe' is a Galaxy, no 'phê'. */
const FAN_EDITION = /\d\+?\s?$/

/** What is written short or said in a region written out, and sums and sizes said in words in figures. */
function writeOut(text: string): string {
  return text
    .replace(HESITATES, ' ')
    .replace(ADVICE, 'tư vấn')
    .replace(BARE_NO, 'không')
    .replace(MILLIONS_AND_TENTH, '$1tr$2')
    .replace(LITRES_GLUED, '$1.$2 lít')
    .replace(MILLION_AND_A_HALF, '1.5 $1')
    .replace(BLUETOOTH, 'bluetooth')
    .replace(CAN, 'được')
    .replace(HORSES_AND_A_HALF, '$1.5')
    .replace(IPHONE, 'iphone')
    .replace(TELEVISION, 'tivi')
    .replace(LAPTOP, 'laptop')
    .replace(LAP, (word) => (MARKS.test(text) ? 'laptop' : word))
    .replace(TWO_POWERS, '$1000 btu $2 $3000 btu')
    .replace(HALF_A_MILLION, '500k')
    .replace(TENTHS, tenthsInCm)
    .replace(METRES, metresInCm)
    .replace(AND_A_HALF, (_, digit: string, unit: string) => `${digitOf(digit)}.5 ${unit}`)
    .replace(ONE_AND_A_HALF, '1.5 $1')
    .replace(KILOS_AND_TENTH, '$1.$2 kg')
    .replace(LITRES_AND_TENTH, '$1.$2 lít')
    .replace(/[\p{L}\p{N}]+/gu, (word, at: number) =>
      CODE_BEFORE.test(text.slice(Math.max(0, at - 20), at)) ||
      (/^fe$/i.test(word) && FAN_EDITION.test(text.slice(Math.max(0, at - 3), at)))
        ? word
        : repairWord(word),
    )
    .replace(HOW_MUCH, 'bao nhiêu')
}

const remembered = new LRUCache<string, string>({ max: 64 })

/** A text as it was meant: what is short is written out, what is misspelt is mended, and a quality said twice is said once. */
export function repairSpelling(text: string): string {
  const known = remembered.get(text)
  if (known !== undefined) return known
  const written = DIALECT.reduce((left, [said, meant]) => left.replace(said, meant), writeOut(text))
  const meant = mendWords(singleWords(written), MARKS.test(text))
  remembered.set(text, meant)
  return meant
}

/** Whether two strings differ by at most one letter added, lost, changed or two neighbours swapped. */
export function withinOneEdit(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  const restA = a.slice(head, a.length - tail)
  const restB = b.slice(head, b.length - tail)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}
