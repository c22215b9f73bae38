import type { Reading, Token } from '../understand/reading.ts'
import { LEAST_PRICE, MOST_PRICE, STOPS } from './figure-at.ts'
import type { Figure } from './figure-at.ts'
import { figuresIn } from './figures.ts'
import type { Post, Reckoning } from './post.ts'
import { postsIn } from './read-posts.ts'
import { thingsIn } from './things.ts'
import type { Thing } from './things.ts'
import { wantedIn } from './wanted.ts'

/** A heater that is left on draws its power for some of the hours only; 'giữ ấm 8 tiếng' needs a power of its own. */
const KEPT_WARM =
  /giu (?:am|nong)(?: [a-z]+)? \d+ ?(?:tieng|gio|h)(?! \d+ ?w)|(?:nong lanh|nuoc nong|gian tiep)(?: [a-z0-9]+){0,8} (?:24 ?\/ ?24|24 ?(?:h|gio|tieng)|suot ngay|ca ngay|ca dem)(?![a-z])/

/** 'xả bỏ bao nhiêu nước': what runs off is more than what is stated; and what makes power takes none. */
const OF_WASTE = /(?:^|\s)(?:xa bo|xa thai|nuoc thai|bo di|may phat)(?![a-z])/
/** Days of a week that it does not run. */
const RESTS = /(?:^|\s)(?:tru|nghi)(?: [a-z]+){0,3} (?:ngay|dem|buoi|thu|chu nhat|cuoi tuan)(?![a-z])/

/** What more than the figures of a question decides. */
const OTHERWISE = [OF_WASTE, RESTS, KEPT_WARM]

/**
 * Reads a question that states what its things take: what each is and takes, what is paid for a kWh, and what is asked of it.
 * Null where a number of it is not understood, or something that has to be known is not said.
 */
export function readReckoning(reading: Reading): Reckoning | null {
  const { tokens, folded } = reading
  if (OTHERWISE.some((pattern) => pattern.test(folded))) return null
  const things = thingsIn(reading)
  const read = figuresIn(reading, things)
  if (!read) return null
  const sorted = sortMoney(reading, things, read.figures)
  if (!sorted) return null
  const posts = postsIn(reading, things, sorted.figures)
  if (!posts || posts.length === 0) return null
  const kept = keptYears(tokens, read.figures)
  const isOfPart = posts.some(({ replaced }) => replaced.some(({ months }) => months === (kept ?? 0) * 12))
  const years = isOfPart ? null : kept
  const wanted = wantedIn(folded, read.left, {
    isSeasonal: posts.every(({ season }) => season !== null),
    isOnce: isOnce(posts, read.figures),
    isOfYears: years !== null,
    hasPurchase: sorted.dearerBy !== null || posts.some(({ price }) => price !== null),
  })
  if (!wanted) return null
  const valueOf = (measure: Figure['of']) => read.figures.find(({ of }) => of === measure)?.value ?? null
  const isBeforeVat = /(?:chua(?: gom| co| tinh| cong)?|cong(?: them)?|them) (?:thue )?vat(?![a-z])/.test(
    folded,
  )
  const people = valueOf('people')
  const asked: Reckoning = {
    posts,
    wanted,
    prices: {
      kwh: sorted.kwhPrice,
      water: valueOf('waterPrice'),
      vat: isBeforeVat ? (valueOf('vat') ?? 0) : 0,
    },
    dearerBy: sorted.dearerBy,
    keptYears: years,
    sharedBy: people && isShared(folded) ? people : 1,
    isHalved: /(?:^|\s)nua cong suat(?![a-z])/.test(folded),
    measuredIn: sorted.measuredIn,
  }
  return isAnswerable(asked) ? asked : null
}

/** Whether what is asked can be reckoned from what is said. */
function isAnswerable({ posts, wanted, prices, dearerBy }: Reckoning): boolean {
  const runs = posts.filter((post) => post.price === null || takes(post))
  const ways = posts.filter(({ sort }) => sort !== 'part')
  const needsTwo = wanted.difference || wanted.payback
  const hasWater = posts.some(({ litres }) => litres.length > 0)
  const hasPurchase = dearerBy !== null || posts.some(({ price }) => price !== null)
  if (runs.length === 0 || (hasWater && prices.water === null)) return false
  if (needsTwo && ways.length < 2) return false
  // A price that nothing is set against may be what a machine is to cost.
  return !hasPurchase || (wanted.payback && ways.length === 2)
}

/** Shorter than this a time is of one use, longer of a day. */
const HOURS_OF_A_USE = 3

/** Whether nothing says how often the one thing that is told of is used. */
function isOnce([post, another]: readonly Post[], figures: readonly Figure[]): boolean {
  if (!post || another || post.phases.length === 0) return false
  const { phases, kwh, litres, vnd, replaced } = post
  return (
    figures.every(({ of, per }) => of !== 'uses' && (of !== 'time' || per === null)) &&
    phases.every(({ hours }) => hours < HOURS_OF_A_USE) &&
    kwh.length + litres.length + vnd.length + replaced.length === 0
  )
}

const takes = ({ phases, kwh, litres, vnd, replaced, dose }: Post) =>
  phases.length + kwh.length + litres.length + vnd.length + replaced.length > 0 || dose !== null

const A_HEAD = /(?:^|\s)(?:moi (?:nguoi|dua|ban)|dau nguoi)(?: [a-z]+)?(?![a-z])/
const isShared = (folded: string) => /(?:^|\s)(?:chia|gop|hun)(?![a-z])/.test(folded) && A_HEAD.test(folded)

type Sorted = Pick<Reckoning, 'dearerBy' | 'measuredIn'> & { figures: Figure[]; kwhPrice: number | null }

const OF_POWER = new Set(['dien', 'bac'])
const OF_A_PRICE = new Set(['gia', 'tra', 'tinh', 'quan'])
/** 'mắc hơn 2 triệu', 'chênh 900k'. */
const SAYS_GAP = new Set(['hon', 'chenh', 'lech'])
/** 'mấy ly trà sữa' before the price of one. */
const COUNTED = /(?:mấy|bao nhiêu) (\p{L}+(?: \p{L}+){1,3}) $/u

/** Money that is of no thing: the price of a kWh, what one costs more than the other, and what a saving is counted in. */
function sortMoney(
  { tokens, marked }: Reading,
  things: readonly Thing[],
  all: readonly Figure[],
): Sorted | null {
  const sorted: Sorted = { figures: [], kwhPrice: null, dearerBy: null, measuredIn: null }
  for (const figure of all) {
    if (figure.of === 'kwhPrice') sorted.kwhPrice ??= figure.value
    if (figure.of === 'kwhPrice' || figure.of === 'vat') continue
    if (figure.of !== 'money') {
      sorted.figures.push(figure)
      continue
    }
    const { value, per, first } = figure
    const near = wordsBefore(tokens, first)
    const start = tokens[first]?.start ?? 0
    const sort = things.findLast((thing) => thing.start <= start)?.sort ?? 'machine'
    const isSmall = per === null && value >= LEAST_PRICE && value <= MOST_PRICE
    const isOfPower = near.some((word) => OF_POWER.has(word))
    const isOfPrice = near.some((word) => OF_A_PRICE.has(word))
    const counted = COUNTED.exec(marked.slice(0, start))?.[1]
    if (isSmall && (isOfPower || isOfPrice || sort === 'machine')) sorted.kwhPrice ??= value
    else if (isOfPower && near.includes('tien')) return null
    else if (SAYS_GAP.has(near.at(-1) ?? '')) sorted.dearerBy ??= value
    else if (counted && per === null) sorted.measuredIn = { name: counted, vnd: value }
    else sorted.figures.push(figure)
  }
  return sorted
}

const NEAR = 5

/** The words that lead up to a figure, up to a stop or another number. */
function wordsBefore(tokens: readonly Token[], first: number): string[] {
  const words: string[] = []
  for (let index = first - 1; index >= Math.max(0, first - NEAR); index -= 1) {
    const text = tokens[index]?.text ?? ''
    if (STOPS.test(text) || /^\d/.test(text)) break
    words.unshift(text)
  }
  return words
}

const KEEPS = new Set(['xai', 'dung', 'chay', 'duoc', 'ben', 'su', 'trong', 'sau', 'tron'])

/** 'chắc xài 8 năm', 'trong 5 năm': how long it is reckoned for. */
function keptYears(tokens: readonly Token[], figures: readonly Figure[]): number | null {
  const kept = figures.find(
    ({ of, first }) => of === 'years' && [1, 2].some((back) => KEEPS.has(tokens[first - back]?.text ?? '')),
  )
  return kept?.value ?? null
}
