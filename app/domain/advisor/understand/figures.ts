import type { Kind } from '#app/kinds/kind.ts'
import { parseNumber } from '#app/vietnamese/numbers.ts'
import { FIGURES } from './figure-units.ts'
import type { FigureName } from './figure-units.ts'
import { boundOf } from './money-cues.ts'
import type { Need, Range } from './need.ts'
import { UP_TO_TEN } from './number-words.ts'
import { isOfOldDevice } from './old-device.ts'
import type { Reading } from './reading.ts'

type Figure = (typeof FIGURES)[number][1]

const NUMBER = `(?:\\d+(?:[.,]\\d+)*|${Object.keys(UP_TO_TEN).join('|')})`
const RANGE = `(?<![\\d.,a-z])(${NUMBER})\\s?(k)?(?:\\s?(?:-|~|den|toi)\\s?(${NUMBER})\\s?(k)?)?`
/** 'tối đa', 'từ' and the like between a word such as 'pin' and its figure. */
const BOUND_WORDS =
  '(?:(?:tu|tren|duoi|it nhat|toi thieu|toi da|khoang|tam|co|hon|khong duoi|khong qua|>=?|<=?)\\s?)?'

interface Patterns {
  withUnit: RegExp
  bare: RegExp | null
  cue: RegExp | null
}

const patterns = new Map<FigureName, Patterns>(
  FIGURES.map(([name, { units, multiples = {}, bare, cue }]) => {
    const all = [...Object.keys(multiples), units].join('|')
    return [
      name,
      {
        withUnit: new RegExp(
          `${RANGE}\\s?(${all})(?:(\\d)(?!\\d)|\\s(\\d)(?=\\s*(?:[,;!?]|$))|\\s(ruoi))?(?![a-z\\d])`,
          'g',
        ),
        bare: bare
          ? new RegExp(
              `(?:^|[^a-z])(?:${bare})\\s${BOUND_WORDS}(\\d+(?:[.,]\\d+)*)\\s?(k)?(?!\\s?(?:[.,]?\\d|%|[a-z]{1,3}(?![a-z])(?<!tro|do|la|ma|va|co|cho|tu)|trieu|nghin|ngan|chai|ngay|tieng|phut))`,
            )
          : null,
        cue: cue ? new RegExp(`(?:^|[^a-z])(?:${cue})(?![a-z])`) : null,
      },
    ]
  }),
)

/**
 * Reads figures with a unit of their own for the kinds asked about, as bounds on an attribute: 'pin 5000mAh trở lên',
 * 'dưới 1,5kg', 'từ 10 lõi'. A figure said without a bound is read the way its attribute is usually meant.
 */
export function readFigures(reading: Reading, kinds: readonly Kind[]): Need['figures'] {
  const figures: Need['figures'] = {}
  for (const [name, figure] of FIGURES) {
    if (!kinds.some((kind) => figure.kinds.includes(kind))) continue
    const range = figureWithUnit(reading, name, figure) ?? bareFigure(reading, name, figure)
    if (range !== null) figures[name] = range
  }
  return figures
}

function figureWithUnit(reading: Reading, name: FigureName, figure: Figure): Range | null {
  const { numbers: folded, cues } = reading
  const { withUnit, cue } = patterns.get(name) ?? {}
  for (const match of withUnit ? folded.matchAll(withUnit) : []) {
    const [whole, low = '', lowK, high, highK, unit = '', stuck, apart, half] = match
    // '1kg6', and '1 ký 6' where nothing is counted by the 6.
    const tenths = stuck ?? apart
    const end = match.index + whole.length
    const factor = figure.multiples?.[unit] ?? 1
    const rest = tenths === undefined ? (half === undefined ? 0 : 0.5) : Number(tenths) / 10
    const value = (text: string, k: string | undefined) =>
      ((UP_TO_TEN[text] ?? parseNumber(text) ?? Number.NaN) * (k ? 1000 : 1) + rest) * factor
    const first = value(low, lowK)
    const last = high === undefined ? first : value(high, highK)
    if (!(first >= figure.from && last <= figure.to && last >= first)) continue
    if (cue && !cue.test(folded.slice(Math.max(0, match.index - 30), end + 20))) continue
    if (isOfOldDevice(reading, match.index, end) || COMPLAINED_OF.test(folded.slice(end, end + 24))) continue
    if (/(?:^|\s)(?:lop|khoi) $/.test(folded.slice(0, match.index))) continue
    if (NOT_NEEDED.test(folded.slice(0, match.index))) continue
    if (last !== first) return { min: first, max: last }
    if (RULED_OUT.test(reading.marked.slice(0, match.index))) return beyond(first, figure)
    if (LESS_THAN.test(folded.slice(0, match.index))) return { max: first }
    return boundsOf(
      first,
      figure,
      boundOf(
        cues.slice(Math.max(0, match.index - 50), match.index),
        folded.slice(end, end + 30).replace(OF_SUM, ''),
      ),
    )
  }
  return null
}

/** '180hz đổ lại 3tr': the bound is the sum's. */
const OF_SUM = /^\s*(?:do lai|tro lai|tro xuong|quay dau)(?= \d+ ?(?:tr|trieu|cu|k|chai))/

/** 'nhẹ hơn 1,6kg': what stands behind it is the most, though 'hơn 1,6kg' by itself is the least. */
const LESS_THAN = /(?:^|\s)(?:nhe|nho|it|thap|ngan|mong|hep) hon (?:khoang |tam )?$/

/** 'đừng con nào 60hz': what was named is too little, or too much. */
const RULED_OUT =
  /(?<!\p{L})(?:đừng|không|ko|tránh|né)(?: (?:lấy|mua|chọn|thích|muốn))?(?: (?:con|loại|cái|máy|màn|mấy con)(?: nào)?)?\s$/u

/** 'không cần 144hz': any will do. */
const NOT_NEEDED =
  /(?:^|\s)(?:khong|ko|k|chua|khoi|hong|chang)(?: can| yeu cau)+(?: (?:toi|den|len|cao|phai))*\s$/

/** 'màn 60hz cùi quá': what there is now is too little. */
const COMPLAINED_OF =
  /^ (?:[a-z]+ ){0,2}(?:cui|yeu|te|cham|chan|it|thap|xau|lag|giat) (?:qua|lam|ghe|vai)(?![a-z])/

const beyond = (value: number, { sense }: Figure): Range =>
  sense === 'at_most' ? { max: value - 1 } : { min: value + 1 }

function bareFigure(reading: Reading, name: FigureName, figure: Figure): Range | null {
  const bare = patterns.get(name)?.bare
  // 'từ' is no number here, and is masked among them.
  const folded = [reading.numbers, reading.folded].find((text) => bare?.test(text))
  const found = folded === undefined ? null : bare?.exec(folded)
  if (!found || folded === undefined) return null
  const [whole, digits = '', k] = found
  const value = (parseNumber(digits) ?? Number.NaN) * (k ? 1000 : 1)
  if (!(value >= figure.from && value <= figure.to)) return null
  const start = found.index + whole.lastIndexOf(digits)
  return boundsOf(
    value,
    figure,
    boundOf(folded.slice(Math.max(0, start - 50), start), folded.slice(start + digits.length, start + 40)),
  )
}

function boundsOf(value: number, { sense, slack }: Figure, bound: ReturnType<typeof boundOf>): Range {
  const round = (figure: number) => Math.round(figure * 1000) / 1000
  const near = { min: round(value * (1 - slack)), max: round(value * (1 + slack)), target: value }
  if (bound === 'max') return { max: value }
  if (bound === 'min' || bound === 'over') return { min: value }
  if (sense === 'at_most') return { max: bound === 'none' ? value : near.max, target: value }
  if (bound !== 'none' || sense === 'about') return near
  return { min: value, target: value }
}
