import { ATTRIBUTES } from '#app/domain/catalogue/attributes.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import { sayAttribute } from '../rank/differences.ts'

/** What may be asked of a product: the words that ask it (folded, or with marks where folding would mix 'ồn' and 'ổn'), its name, and what the product's figures say to it. */
export type Topic = {
  key: string
  name: string
  asked: RegExp
  /** A whole sentence; null where the product's figures do not say. */
  say: (product: Candidate) => string | null
}

const words = (alternatives: string) => new RegExp(`(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, 'u')

/** A question as topics are looked for in it: once folded, once as typed. */
export const askedText = (question: string) => `${fold(question)}\n${question.normalize('NFC').toLowerCase()}`

function figure({ attributes }: Candidate, key: string): number | null {
  const value = attributes[key]
  return typeof value === 'number' && value > 0 ? value : null
}

/** A sentence about one figure of the product. */
const stated = (key: string, sentence: (value: string) => string) => (product: Candidate) => {
  const value = product.attributes[key]
  return value === undefined ? null : sentence(sayAttribute(key, value))
}

/** The first of several sentences that the product has figures for. */
const firstOf =
  (...ways: Topic['say'][]): Topic['say'] =>
  (product) => {
    for (const say of ways) {
      const sentence = say(product)
      if (sentence) return sentence
    }
    return null
  }

/** Everyday questions of a product page, in the order they are looked for. */
export const TOPICS: readonly Topic[] = [
  {
    key: 'warranty',
    name: 'thời gian bảo hành',
    asked: words('bao hanh|doi tra'),
    say: (product) => {
      const months = figure(product, 'warranty_months')
      return months === null
        ? null
        : `Máy được bảo hành ${formatNumber(months)} tháng theo thông tin của nơi bán.`
    },
  },
  {
    key: 'noise',
    name: 'độ ồn',
    asked: words('ồn|on ao|do on|em khong|keu to|chay em'),
    say: stated('noise_db', (noise) => `Độ ồn ghi trong thông số là ${noise}.`),
  },
  {
    key: 'size',
    name: 'kích thước',
    asked: words('kich thuoc|cao bao nhieu|rong bao nhieu|ngang bao nhieu|sau bao nhieu|de vua|lot|to khong'),
    say: (product) => {
      const sides = [
        ['ngang', figure(product, 'width_mm')],
        ['sâu', figure(product, 'depth_mm')],
        ['cao', figure(product, 'height_mm')],
      ].flatMap(([side, mm]) => (typeof mm === 'number' ? [`${side} ${formatNumber(mm / 10, 1)} cm`] : []))
      return sides.length > 0 ? `Kích thước máy: ${sides.join(', ')}.` : null
    },
  },
  {
    key: 'fits',
    name: 'phòng hay gia đình phù hợp',
    asked: words('phong|may nguoi|bao nhieu nguoi|nguoi dung|nha \\d+ nguoi|met vuong|m2'),
    say: firstOf(
      stated('room_m2_max', (room) => `Hãng ghi máy dùng cho phòng đến ${room}.`),
      (product) => {
        const [least, most] = [figure(product, 'people_min'), figure(product, 'people_max')]
        return least && most
          ? `Hãng ghi máy hợp nhà ${formatNumber(least)}–${formatNumber(most)} người.`
          : null
      },
    ),
  },
  {
    key: 'battery',
    name: 'pin',
    asked: words('pin|sac'),
    say: firstOf(
      stated('battery_mah', (battery) => `Pin ${battery}.`),
      (product) => {
        const hours = figure(product, 'battery_hours')
        return hours === null ? null : `Pin dùng được khoảng ${formatNumber(hours)} giờ theo hãng.`
      },
      (product) => {
        const days = figure(product, 'battery_days')
        return days === null ? null : `Pin dùng được khoảng ${formatNumber(days)} ngày theo hãng.`
      },
    ),
  },
  {
    key: 'inverter',
    name: 'công nghệ inverter',
    asked: words('inverter'),
    say: ({ attributes }) => {
      if (typeof attributes['inverter'] !== 'boolean') return null
      return attributes['inverter'] ? 'Máy có inverter.' : 'Máy không có inverter.'
    },
  },
  {
    key: 'reviews',
    name: 'đánh giá',
    asked: words('tot khong|ben khong|danh gia|nguoi dung noi|review|dang mua|nen mua|ổn'),
    say: ({ rating }) =>
      rating && `Người dùng chấm ${formatNumber(rating.average, 1)}/5 từ ${rating.count} đánh giá.`,
  },
]

/** Attributes whose names are everyday words, or that the topics above speak for. */
const NO_TOPIC =
  /^(?:noise_db|warranty_months|width_mm|depth_mm|height_mm|room_m2_max|battery_.*|inverter|people_.*|made_in|colour|smart|two_way)$/

/** Every other figure, asked for by its name: 'độ phân giải', 'dung tích', 'tần số quét'. */
const FIGURE_TOPICS: readonly Topic[] = [
  ...Map.groupBy(
    Object.entries(ATTRIBUTES).filter(([key]) => !NO_TOPIC.test(key)),
    ([, { label }]) => label,
  ),
].map(([label, attributes]) => ({
  key: attributes[0]?.[0] ?? label,
  name: label.toLocaleLowerCase('vi'),
  // A single syllable is told from others by its marks alone.
  asked: words(label.includes(' ') || /^[A-Z]+$/.test(label) ? fold(label) : label.toLocaleLowerCase('vi')),
  say: firstOf(...attributes.map(([key]) => stated(key, (value) => `${label}: ${value}.`))),
}))

/** Whether a question, in `askedText`'s form, asks what a product costs to run. */
export const ASKS_RUNNING_COST = words(
  'ton dien|tien dien|tiet kiem dien|hao dien|dien nang|bao nhieu dien|so dien',
)

/** The topics a question asks about, in the order they are looked for. */
export function topicsOf(question: string): Topic[] {
  const asked = askedText(question)
  return [...TOPICS, ...FIGURE_TOPICS].filter((topic) => topic.asked.test(asked))
}
