import { kindLabel } from '#app/kinds/kind.ts'
import { formatDate } from '#app/vietnamese/dates.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Source, TapQuestion } from '../answer.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import type { RunningCost, RunningCosts } from '../running-cost.ts'
import type { Need } from '../understand/need.ts'
import type { Draft, WordedPick } from './draft.ts'
import { sayKind, sayNeed } from './need-words.ts'
import { joinWords, sentence } from './phrasing.ts'
import { RULES_PATH } from './sources.ts'

/** Products that are set side by side in an answer about their cost. */
const SHOWN = 3

/** '95 kWh', with a decimal where there are few. */
const sayKwh = (kwh: number) => `${formatNumber(kwh, kwh < 10 ? 1 : 0)} kWh`

/** A monthly sum as it is spoken: '107 nghìn đồng', '1,2 triệu đồng'; prices of products alone are written out to the last figure. */
const sayDong = (vnd: number) => `${sayVnd(vnd)} đồng`

/** '369 đến 470 nghìn đồng': the unit once where both have the same, one figure where both are alike. */
function saySpan(low: string, high: string): string {
  const unit = high.replace(/^[\d.,]+/, '')
  if (low === high) return low
  return low.endsWith(unit) ? `${low.slice(0, -unit.length)} đến ${high}` : `${low} đến ${high}`
}

/** One machine's cost as a sentence: the sum a month, the kWh, and every assumption behind them. */
export function sayRunningCost(cost: RunningCost, costs: RunningCosts): string {
  return `Tiền điện khoảng ${sayDong(cost.monthlyVnd)} mỗi tháng (${sayKwh(cost.monthlyKwh)}). ${sayAssumption(cost, costs)}`
}

function sayAssumption({ basis, caution }: RunningCost, { baseKwh, kwhVnd, tariff }: RunningCosts): string {
  const before = caution ? `${caution} ` : ''
  if (kwhVnd !== null)
    return `${before}Tính theo ${basis}, với giá ${formatNumber(kwhVnd)} đồng mỗi số điện như bạn nói.`
  return `${before}Tính theo ${basis}; nhà đang dùng ${formatNumber(baseKwh)} kWh mỗi tháng nên máy thêm vào tính ở bậc giá kế tiếp, theo biểu giá từ ${formatDate(tariff.effectiveFrom)}, gồm VAT.`
}

/** The same in one short sentence, for an answer about something else. */
export function sayRunningCostBriefly(cost: RunningCost, { baseKwh, kwhVnd }: RunningCosts): string {
  const after = cost.caution ? ` ${cost.caution}` : ''
  const hours = cost.hoursPerDay === null ? '' : `, dùng ${formatNumber(cost.hoursPerDay)} giờ mỗi ngày`
  const used = `${sayKwh(cost.monthlyKwh)}${hours}, tức khoảng ${sayDong(cost.monthlyVnd)}`
  return kwhVnd === null
    ? `Nếu nhà đang dùng ${formatNumber(baseKwh)} kWh mỗi tháng, máy này tốn thêm chừng ${used}.${after}`
    : `Với giá ${formatNumber(kwhVnd)} đồng mỗi số điện, mỗi tháng máy này tốn chừng ${used}.${after}`
}

/** Where the tariff is set out. */
export function tariffSource({ tariff }: RunningCosts): Source {
  return { title: tariff.source, url: `${RULES_PATH}#tien-dien` }
}

const ASK_USE: TapQuestion = {
  question:
    'Nhà bạn đang dùng khoảng bao nhiêu số điện mỗi tháng? Giá điện bậc thang nên con số này đổi kết quả.',
  options: [
    'Nhà dùng 100 số điện mỗi tháng',
    'Nhà dùng 200 số điện mỗi tháng',
    'Nhà dùng 400 số điện mỗi tháng',
  ],
}

type Parts = {
  need: Need
  candidates: readonly Candidate[]
  costs: RunningCosts
  priceSources: readonly PriceSource[]
}

/**
 * What machines of a kind cost to run, from those that state what they use: the span, the thriftiest, and how it was
 * worked out. Null where none states it.
 */
export function writeRunningCosts({ need, candidates, costs, priceSources }: Parts): Draft | null {
  const measured = candidates
    .flatMap((candidate) => {
      const cost = costs.of.get(candidate.id)
      return cost ? [{ candidate, cost }] : []
    })
    .sort((a, b) => a.cost.monthlyVnd - b.cost.monthlyVnd || a.candidate.id - b.candidate.id)
  const [least] = measured
  const most = measured.at(-1)
  if (!least || !most) return null
  // Of several kinds only those that state what they use are spoken of.
  const told = need.kinds.filter((kind) => measured.some(({ candidate }) => candidate.kind === kind))
  const untold = need.kinds.filter((kind) => !told.includes(kind))
  const shown = measured.slice(0, SHOWN)
  const hours = least.cost.hoursPerDay
  const use = hours === null ? '' : `, dùng ${formatNumber(hours)} giờ mỗi ngày,`
  const situation = sayNeed(need)
  const subject = `${sayKind({ ...need, kinds: told.length > 0 ? told : need.kinds })}${situation ? ` (${situation})` : ''}${use}`
  const span =
    measured.length === 1
      ? `${subject} tốn khoảng ${sayDong(least.cost.monthlyVnd)} tiền điện mỗi tháng (${sayKwh(least.cost.monthlyKwh)}), tính từ máy duy nhất trong dữ liệu có ghi mức tiêu thụ: ${least.candidate.title}.`
      : `${subject} tốn khoảng ${saySpan(sayDong(least.cost.monthlyVnd), sayDong(most.cost.monthlyVnd))} tiền điện mỗi tháng (${saySpan(sayKwh(least.cost.monthlyKwh), sayKwh(most.cost.monthlyKwh))}), tính trên ${measured.length} máy có ghi mức tiêu thụ trong dữ liệu của mình.`
  const saving =
    measured.length === 1
      ? []
      : [`Ít tốn điện nhất là ${least.candidate.title}: khoảng ${sayDong(least.cost.monthlyVnd)} mỗi tháng.`]
  const how = sayAssumption(least.cost, costs)
  const saysUse = [need.baseKwh, need.billVnd, need.kwhVnd].some((said) => said !== undefined)
  const missing =
    told.length > 0 && untold.length > 0
      ? [`${joinWords(untold.map((kind) => kindLabel(kind)))} thì chưa máy nào ở đây ghi mức tiêu thụ.`]
      : []
  const paragraphs = [sentence(span), ...saving, ...missing, how, ...(saysUse ? [] : [ASK_USE.question])]
  const picks = shown.map(({ candidate, cost }, index): WordedPick => ({
    role: index === 0 ? 'best' : (candidate.price ?? 0) < (least.candidate.price ?? 0) ? 'saver' : 'upgrade',
    candidate,
    reason: `tiền điện khoảng ${sayDong(cost.monthlyVnd)} mỗi tháng (${sayKwh(cost.monthlyKwh)})`,
    tradeOff: null,
    priceSource: priceSources.find(({ productId }) => productId === candidate.id) ?? null,
  }))
  return {
    paragraphs,
    picks,
    sources: [tariffSource(costs)],
    relatedQuestions: [
      `${sentence(sayKind(need)).slice(0, -1)} nào tiết kiệm điện nhất?`,
      `Có nên mua ${sayKind(need)} inverter không?`,
      `${sentence(sayKind(need)).slice(0, -1)} nào rẻ nhất?`,
    ],
    rules: paragraphs,
    tapQuestion: saysUse ? null : ASK_USE,
  }
}

/** That the sum cannot be worked out, and how the visitor can do it from the label. */
export function writeNoRunningCost(need: Need): Draft {
  return {
    paragraphs: [
      `Dữ liệu của mình chưa ghi mức tiêu thụ điện của ${sayKind(need)} như bạn hỏi, nên mình không đoán con số.`,
      'Bạn xem nhãn năng lượng trên máy: lấy số kWh mỗi năm chia 12 rồi nhân với giá điện ở bậc nhà mình đang trả là ra tiền điện mỗi tháng.',
    ],
    picks: [],
    sources: [],
    relatedQuestions: [`Tư vấn ${sayKind(need)} tiết kiệm điện`],
    rules: ['lấy số kWh mỗi năm chia 12'],
  }
}
