import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Asked, Drafted } from '../answering/asked.ts'
import type { Candidate } from '../catalogue.ts'
import { factOfQuestion } from '../knowledge/find-facts.ts'
import type { RunningCosts } from '../running-cost.ts'
import { chipsOf } from '../understand/chips.ts'
import type { Intent, Need } from '../understand/need.ts'
import { readQuestion } from '../understand/reading.ts'
import { plainDraft } from '../write/draft.ts'
import { tariffSource } from '../write/running-cost.ts'
import { payBack } from './pay-back.ts'
import type { Reckoning } from './post.ts'
import { readReckoning } from './read-reckoning.ts'
import { reckon } from './reckon.ts'
import { sayReckoning } from './say-reckoning.ts'

/** What is answered for the danger or the harm in it, whatever figures are named. */
const ALARMS: ReadonlySet<Intent> = new Set(['hazard', 'crisis', 'unsafe'])

/** What may hurt somebody is spoken of first, by the answers that know of it. */
const OF_DANGER = /giật|rò điện|ro dien|tê tay|te tay|khét|khet|khói|chập điện|chap dien|cháy|nổ/

/** 'tư vấn giùm con nào': a machine is to be chosen, too. */
const CHOOSES =
  /(?:^|\s)(?:tu van|goi y|gioi thieu|chon (?:giup|gium|dum|ho)|(?:nen |dang )?(?:mua|lay|chon) (?:con|cai|may|loai|hang) nao)(?![a-z])/

/**
 * What the figures that a question states come to; where a machine is to be chosen besides, before the answer that does it. Any
 * other question is left to that answer.
 */
export async function withFigures(asked: Asked, answer: () => Promise<Drafted>): Promise<Drafted> {
  const reckoned = await answerOfFigures(asked)
  if (!reckoned) return answer()
  if (!CHOOSES.test(readQuestion(asked.question).folded)) return reckoned
  const drafted = await answer()
  const { paragraphs, rules = [], sources } = reckoned.draft
  return {
    ...drafted,
    draft: {
      ...drafted.draft,
      paragraphs: [...paragraphs, ...drafted.draft.paragraphs],
      rules: [...rules, ...(drafted.draft.rules ?? [])],
      sources: [...sources, ...drafted.draft.sources],
    },
  }
}

const ASKED_NEXT = ['Tính tiền điện theo bậc thế nào?', 'kW và kWh khác nhau thế nào?']

async function answerOfFigures(asked: Asked): Promise<Drafted | null> {
  const { question, need, facts, pinned } = asked
  if (pinned || ALARMS.has(need.intent) || factOfQuestion(question, facts)) return null
  const reading = readQuestion(question)
  if (OF_DANGER.test(reading.marked)) return null
  const paid = payBack(reading)
  if (paid) return { draft: { ...plainDraft(paid, ASKED_NEXT), rules: paid }, need: withoutFigures(need) }
  const read = readReckoning(reading)
  if (!read) return null
  const taken = read.prices.kwh === null ? await priceToday(read, asked) : null
  const isOfPower = read.posts.some(({ phases, kwh }) => phases.length + kwh.length > 0)
  // Money that is saved cannot be told where none is known to be paid.
  if (isOfPower && read.prices.kwh === null && !taken && read.wanted.payback) return null
  const said = sayReckoning(reckon(read, read.prices.kwh ?? taken?.vnd ?? null), taken && sayTaken(taken))
  const draft = plainDraft(said, ASKED_NEXT)
  return {
    draft: { ...draft, rules: said, sources: taken ? [tariffSource(taken.costs)] : [] },
    need: withoutFigures(need),
  }
}

/** What is left of a need whose figures were reckoned with: what parts cost and a wash takes is no condition of a machine. */
function withoutFigures(need: Need): Need {
  const {
    budget: _budget,
    priceLevel: _level,
    litres: _litres,
    kg: _kg,
    roomM3: _room,
    hoursPerDay: _hours,
    ...open
  } = need
  const left = { ...open, figures: {} }
  return { ...left, chips: chipsOf(left) }
}

type Price = { vnd: number; costs: RunningCosts }

const MONTHS_OF_A_YEAR = 12
/** So many kWh a month are priced at least: the price of fewer is lost where a sum is rounded. */
const LEAST_KWH = 30
/** A price is said to so many VND. */
const STEP = 10

/** What a kWh costs by the tariff at the steps that all that is asked of reaches; null where there is none, or no power. */
async function priceToday(read: Reckoning, { need, runningCosts }: Asked): Promise<Price | null> {
  const months = reckon(read, null).ways.map(({ inYear }) => inYear.kwh / MONTHS_OF_A_YEAR)
  const isOneOfThem = read.wanted.difference || read.wanted.payback
  const kwh = isOneOfThem ? Math.max(...months) : months.reduce((sum, one) => sum + one, 0)
  if (kwh <= 0) return null
  const priced = Math.max(kwh, LEAST_KWH)
  const costs = await runningCosts?.([labelled(priced * MONTHS_OF_A_YEAR)], need)
  const monthly = costs?.of.get(1)?.monthlyVnd
  return costs && monthly !== undefined ? { vnd: Math.round(monthly / priced / STEP) * STEP, costs } : null
}

const sayTaken = ({ vnd, costs: { baseKwh, tariff } }: Price): string =>
  `Bạn chưa nói giá điện nên mình lấy khoảng ${formatNumber(vnd)} đồng một số, là bậc mà máy thêm vào rơi tới khi nhà đang dùng ${formatNumber(baseKwh)} kWh mỗi tháng, theo biểu giá từ ${formatDate(tariff.effectiveFrom)}, gồm VAT.`

/** A machine that uses so much in a year, as its label would say, in kWh. */
const labelled = (kwhYear: number): Candidate => ({
  id: 1,
  title: '',
  des: '',
  image: null,
  brand: null,
  category: '',
  kind: 'fridge',
  price: null,
  attributes: { energy_kwh_year: kwhYear },
  rating: null,
  releaseYear: null,
  seenOn: null,
})
