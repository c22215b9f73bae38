import type { Reading } from '../understand/reading.ts'
import type { Figure, Measure } from './figure-at.ts'
import { isPeriod } from './periods.ts'
import type { Per } from './periods.ts'
import { moneyOf, phasesOf } from './post-parts.ts'
import type { Post, Rate, Uses } from './post.ts'
import type { Thing } from './things.ts'

/** A thing with the figures that are said of it. */
type Said = { thing: Thing; figures: Figure[] }

const DAYS_OF_MONTH = 30

const IMPLIED: Thing = {
  name: 'Máy',
  head: '',
  isBare: true,
  isGeneric: true,
  sort: 'machine',
  start: 0,
  end: 0,
}

/** Which figures are of which thing: the one named before, else the first; null where something has no figure. */
function shareOut({ tokens }: Reading, named: readonly Thing[], figures: readonly Figure[]): Said[] | null {
  const things = named.length > 0 ? named : [IMPLIED]
  const said = things.map((thing): Said => ({ thing, figures: [] }))
  for (const figure of figures) {
    const start = tokens[figure.first]?.start ?? 0
    // 'nhà xài 300 số một tháng': of the house, not of a thing.
    const isOfLabel = named.length === 0 && figure.per === 'year'
    if (figure.of === 'energy' && !isOfLabel && start < (named[0]?.start ?? Infinity)) return null
    const behind = tokens[figure.next]?.start ?? -1
    const counted = figure.of === 'pieces' ? said.find(({ thing }) => thing.start === behind) : undefined
    if (figure.of === 'pieces' && !counted && things.length > 1) {
      // 'hai cái này' is all of them, 'mỗi phòng một cái' one.
      if (figure.value === 1 || figure.value === things.length) continue
      return null
    }
    const owner = counted ?? said.findLast(({ thing }) => thing.start <= start) ?? said[0]
    owner?.figures.push(figure)
  }
  // 'cơm 500W 30 phút, quạt 40W 10 tiếng': the first power is of something that has no name here.
  const [first] = said
  const isUnnamed = figures.some(
    ({ of, first: at }) => of === 'power' && (tokens[at]?.start ?? 0) < (named[0]?.start ?? 0),
  )
  if (isUnnamed && first && first.figures.filter(({ of }) => of === 'power').length > 1) return null
  return withoutMentions(said)
}

const SAYS_COST: ReadonlySet<Measure> = new Set(['power', 'time', 'energy', 'litres', 'money', 'grams'])
const costs = ({ figures }: Said) => figures.some(({ of }) => SAYS_COST.has(of))

/** The same thing named twice is one; what is only named has to be said of elsewhere, else nothing can be reckoned. */
function withoutMentions(said: readonly Said[]): Said[] | null {
  const kept: Said[] = []
  for (const [index, one] of said.entries()) {
    const { thing, figures } = one
    const same = kept.filter(({ thing: { head, name } }) =>
      thing.isBare ? head === thing.head : name.toLowerCase() === thing.name.toLowerCase(),
    )
    const [first, second] = same
    const isAgain = first && !second
    if (isAgain && !(costs(one) && figures.some(({ of }) => first.figures.some((own) => own.of === of)))) {
      first.figures.push(...figures)
      continue
    }
    const next = said[index + 1]
    // 'robot: túi 60k', 'hai tủ lạnh, cái cũ 2 số': what follows is of it.
    const isOwner =
      next !== undefined &&
      (next.thing.sort === 'part' || next.thing.sort === 'stuff' || next.thing.isGeneric)
    if (!costs(one) && !isOwner && !thing.isGeneric && !isAgain) {
      if (!said.some((other) => other !== one && costs(other) && other.thing.head === thing.head)) return null
    }
    kept.push(one)
  }
  // What is of no thing by itself, as 'tháng 20 mẻ', stays with the one before.
  return kept.filter((one) => one.figures.length > 0)
}

/** Figures without what each is for that others of the question say. */
type Shared = {
  uses: Uses | null
  times: Figure[]
  /** What the other figures of a measure are for, where all are for the same. */
  perOf: (measure: Measure) => Per | null
  people: number
  rooms: number | null
  hasWater: boolean
  season: number | null
  daysOfMonth: number | null
  /** Days of a week it runs, where they are named. */
  daysOfWeek: number | null
}

const only = <T>(values: readonly T[]): T | null => {
  const [first, ...others] = values
  return first !== undefined && others.every((one) => one === first) ? first : null
}

const usesOf = (figures: readonly Figure[]): Uses[] =>
  figures.flatMap(({ of, value, per }) => (of === 'uses' && isPeriod(per) ? [{ times: value, per }] : []))

function sharedOf(said: readonly Said[], reading: Reading): Shared {
  const all = said.flatMap(({ figures }) => figures)
  const uses = usesOf(all)
  const [first] = uses
  const isOne = uses.every(({ times, per }) => times === first?.times && per === first.per)
  const people = all.find(({ of }) => of === 'people')?.value
  const perYear = all.find(({ of, per }) => of === 'months' && per === 'year')
  return {
    uses: first && isOne ? first : null,
    times: all.filter(({ of }) => of === 'time'),
    perOf: (measure) =>
      only(all.filter(({ of, per }) => of === measure && per !== null).map(({ per }) => per)),
    people: people ?? 1,
    rooms: /(?:^|\s)(?:moi phong (?:mot|1)|phong nao cung)(?![a-z])/.test(reading.folded)
      ? (all.find(({ of }) => of === 'rooms')?.value ?? null)
      : null,
    hasWater: all.some(({ of, per }) => of === 'waterPrice' || (of === 'litres' && per !== null)),
    season: perYear ? perYear.value * DAYS_OF_MONTH : null,
    daysOfWeek: daysOfWeek(reading.folded),
    daysOfMonth: all.find(({ of, per }) => of === 'days' && per === 'month')?.value ?? null,
  }
}

const WEEKDAYS = /(?<![a-z])(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7](?!\d))|chu nhat)(?![a-z])/g
const FIVE_DAYS = /thu (?:hai|2) (?:den|toi|-) (?:thu )?(?:sau|6)(?!\d)/

/** 'chỉ thứ bảy chủ nhật', 'cuối tuần', 'thứ hai đến thứ sáu'. */
function daysOfWeek(folded: string): number | null {
  if (FIVE_DAYS.test(folded)) return 5
  if (/(?<![a-z])cuoi tuan(?![a-z])/.test(folded)) return 2
  return folded.match(WEEKDAYS)?.length ?? null
}

/** What is had every day as what is had on so many days of a week. */
const ofWeek = <T extends { per: Per }>(
  rates: readonly T[],
  days: number | null,
  times: (rate: T) => T,
): T[] => rates.map((rate) => (days !== null && rate.per === 'day' ? { ...times(rate), per: 'week' } : rate))

/** The posts of a question; null where one of them is not wholly said. */
export function postsIn(
  reading: Reading,
  things: readonly Thing[],
  figures: readonly Figure[],
): Post[] | null {
  const said = shareOut(reading, things, figures)
  if (!said) return null
  const shared = sharedOf(said, reading)
  const posts: Post[] = []
  for (const one of said) {
    if (!costs(one)) continue
    const isTimeOnly = one.figures.every(({ of }) => of === 'time' || !SAYS_COST.has(of))
    // '7 tiếng một ngày', said of all that were named before it.
    if (isTimeOnly && said.length > 1) return null
    const post = postOf(one, shared)
    if (!post) return null
    posts.push(post)
  }
  const sameCount = posts[0]?.count ?? 1
  const isForAll =
    /(?:^|\s)(?:doi|thay)(?: [a-z]+)? (?:het|ca|tat ca)(?![a-z])|(?:^|\s)thay (?:bong|bang|qua)(?![a-z])/.test(
      reading.folded,
    )
  return posts.map((post) =>
    isForAll && post.count === 1 && post.sort === 'machine'
      ? { ...post, count: sameCount, price: post.price === null ? null : post.price * sameCount }
      : post,
  )
}

function postOf({ thing, figures }: Said, shared: Shared): Post | null {
  const of = (measure: Measure) => figures.filter((figure) => figure.of === measure)
  const own = usesOf(figures)
  const uses = own[0] ?? shared.uses
  const perOwn = only(
    figures.flatMap(({ of: measure, per }) =>
      per !== null && (measure === 'energy' || measure === 'litres') ? [per] : [],
    ),
  )
  const rate = (figure: Figure): Rate | null => {
    const per = figure.per ?? perOwn ?? shared.perOf(figure.of) ?? (uses ? 'use' : null)
    return per ? { value: figure.value, per } : null
  }
  const rates = (measure: Measure) => of(measure).map(rate)
  const energies = rates('energy')
  const litres = shared.hasWater && thing.sort === 'machine' ? rates('litres') : []
  const money = moneyOf(thing, figures, uses)
  if (energies.includes(null) || litres.includes(null) || money === null) return null
  const kwh = energies.filter((one): one is Rate => one !== null)
  const water = litres.filter((one): one is Rate => one !== null)
  const times = of('time')
  const isLone = times.length === 0
  const hourly = kwh.filter(({ per }) => per === 'hour')
  const powers = [...of('power').map(({ value }) => value), ...hourly.map(({ value }) => value)]
  const phases = phasesOf(powers, isLone ? shared.times : times, own[0] ?? null)
  if (phases === null) return null
  const pieces = of('pieces')[0]?.value ?? 1
  const count = pieces === 1 ? (shared.rooms ?? 1) : pieces
  const months = money.isTaken ? [] : of('months')
  const days = money.isTaken ? [] : of('days').filter(({ per }) => per !== 'month')
  const season = months[0] ? months[0].value * DAYS_OF_MONTH : (days[0]?.value ?? shared.season)
  const post: Post = {
    name: thing.name,
    head: thing.head,
    sort: thing.sort,
    count,
    heads: phases.some(({ per }) => per === 'head') ? shared.people : 1,
    uses,
    phases: ofWeek(phases, shared.daysOfWeek, (phase) => ({
      ...phase,
      hours: phase.hours * (shared.daysOfWeek ?? 1),
    })),
    kwh: ofWeek(
      kwh.filter(({ per }) => per !== 'hour'),
      shared.daysOfWeek,
      ({ value, per }) => ({ value: value * (shared.daysOfWeek ?? 1), per }),
    ),
    litres: water,
    vnd: money.vnd,
    replaced: money.replaced,
    dose: money.dose,
    season: season ?? null,
    daysOfMonth: shared.daysOfMonth,
    price: money.price === null ? null : money.price.vnd * (money.price.isEach ? count : 1),
  }
  return isWhole(post) ? post : null
}

/** Nothing is for a use that is not said how often there is one, and something is to be reckoned. */
function isWhole({ uses, phases, kwh, litres, vnd, replaced, dose, price }: Post): boolean {
  const rates = [...phases, ...kwh, ...litres, ...vnd]
  const isOfUses = dose !== null || rates.some(({ per }) => per === 'use')
  const isOdd = rates.some(({ per }) => per === 'piece' || per === 'hour')
  const has = rates.length > 0 || replaced.length > 0 || dose !== null || price !== null
  return has && !isOdd && (uses !== null || !isOfUses)
}
