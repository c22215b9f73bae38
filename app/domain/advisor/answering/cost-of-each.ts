import { kindLabel } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { retrieve } from '../retrieve/retrieve.ts'
import type { RunningCost, RunningCosts } from '../running-cost.ts'
import { size } from '../sizing/size.ts'
import type { Need } from '../understand/need.ts'
import { plainDraft } from '../write/draft.ts'
import { joinWords, lowerFirst } from '../write/phrasing.ts'
import { tariffSource } from '../write/running-cost.ts'
import type { Asked, Drafted } from './asked.ts'

/** Kinds that are held against each other in one answer. */
const MOST_KINDS = 3
/** Costs that lie closer than this share are about the same. */
const ABOUT_THE_SAME = 0.1

/** What machines of a kind cost in a month: from the thriftiest to the dearest, and the one in the middle. */
type CostOfKind = {
  label: string
  least: RunningCost
  middle: RunningCost
  most: RunningCost
  machines: number
}

/**
 * 'tivi 65 inch mở 6 tiếng có tốn bằng tủ lạnh không': what machines of several kinds cost to run, and which cost more. Null
 * where fewer than two kinds are named, or the rows of fewer than two tell.
 */
export async function costOfEach(asked: Asked): Promise<Drafted | null> {
  const { need } = asked
  if (need.kinds.length < 2 || need.models.length > 0 || need.picks.length > 0) return null
  const read = await Promise.all(need.kinds.slice(0, MOST_KINDS).map((kind) => costOfKind(kind, asked)))
  const known = read.flatMap((one) => (one ? [one] : []))
  const [first] = known
  if (known.length < 2 || !first) return null
  const sorted = known.map(({ of }) => of).toSorted((a, b) => b.middle.monthlyVnd - a.middle.monthlyVnd)
  const said = [sayWhich(sorted), ...known.map(({ of }) => sayOf(of)), sayBasis(known[0]?.costs ?? null)]
  const draft = plainDraft(
    said,
    need.kinds.slice(0, 2).map((kind) => `${kindLabel(kind)} nào ít tốn điện nhất?`),
  )
  return { draft: { ...draft, rules: said, sources: [tariffSource(first.costs)] } }
}

async function costOfKind(
  kind: Kind,
  { need, catalogue, runningCosts }: Asked,
): Promise<{ of: CostOfKind; costs: RunningCosts } | null> {
  const { budget: _budget, order: _order, hoursPerDay, ...said } = need
  const part = need.parts?.find((one) => one.kind === kind)
  const sizes = part ? { kg: part.kg, litres: part.litres, inches: part.inches, hp: part.hp } : {}
  // Hours that are said are of the machine that is switched on and off; who asks of a fridge means the whole day.
  const own: Need = {
    ...said,
    ...Object.fromEntries(Object.entries(sizes).filter(([, range]) => range !== undefined)),
    ...(hoursPerDay === undefined ? {} : { hoursPerDay }),
    kinds: [kind],
    features: [],
    unstated: [],
    lines: [],
  }
  const { candidates } = await retrieve(own, size(kind, own, await catalogue.sizingRules()), catalogue)
  const costs = await runningCosts?.(
    candidates.filter((candidate) => candidate.kind === kind),
    own,
  )
  if (!costs) return null
  const sorted = [...costs.of.values()].toSorted((a, b) => a.monthlyVnd - b.monthlyVnd)
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return least && middle && most
    ? { of: { label: kindLabel(kind), least, middle, most, machines: sorted.length }, costs }
    : null
}

function sayWhich(sorted: readonly CostOfKind[]): string {
  const [dear, next] = sorted
  const least = sorted.at(-1)
  if (!dear || !next || !least) return ''
  const gap = dear.middle.monthlyVnd - least.middle.monthlyVnd
  if (gap <= dear.middle.monthlyVnd * ABOUT_THE_SAME)
    return `Gần như ngang nhau: ${joinWords(sorted.map(({ label }) => lowerFirst(label)))} đều tốn quanh ${sayVnd(dear.middle.monthlyVnd)} tiền điện mỗi tháng.`
  return `${dear.label} tốn điện hơn ${lowerFirst(least.label)}, chênh khoảng ${sayVnd(gap)} mỗi tháng nếu so máy ở mức giữa.`
}

function sayOf({ label, least, middle, most, machines }: CostOfKind): string {
  const hours =
    middle.hoursPerDay === null ? '' : `, dùng ${formatNumber(middle.hoursPerDay, 1)} giờ mỗi ngày`
  const span =
    least.monthlyVnd === most.monthlyVnd
      ? `khoảng ${sayVnd(middle.monthlyVnd)}`
      : `từ ${sayVnd(least.monthlyVnd)} đến ${sayVnd(most.monthlyVnd)}, mức giữa ${sayVnd(middle.monthlyVnd)}`
  return `• ${label}${hours}: ${span} mỗi tháng (${formatNumber(middle.monthlyKwh)} kWh), tính trên ${machines} máy có ghi mức tiêu thụ.`
}

const sayBasis = (costs: RunningCosts | null): string =>
  costs === null || costs.kwhVnd !== null
    ? `Tính với giá ${formatNumber(costs?.kwhVnd ?? 0)} đồng mỗi số điện như bạn nói.`
    : `Mỗi món tính như thêm vào nhà đang dùng ${formatNumber(costs.baseKwh)} kWh mỗi tháng; nhà bạn dùng nhiều hay ít hơn thì con số đổi theo bậc giá, còn món nào tốn hơn thì không đổi.`
