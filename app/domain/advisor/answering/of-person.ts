import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate, Catalogue, Specification } from '../catalogue.ts'
import { constraintsOf, queryFor } from '../retrieve/constraints.ts'
import type { Need, Place } from '../understand/need.ts'
import { saidFirst } from '../write/draft.ts'
import { sayKind } from '../write/need-words.ts'
import { joinWords } from '../write/phrasing.ts'
import { PLAIN_REASON, reasonFor } from '../write/reasons.ts'
import { seenAt } from '../write/sources.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

const cm = (mm: number): string => `${formatNumber(mm / 10, 1)} cm`
const heightOf = ({ attributes }: Candidate): number => Number(attributes['height_mm'] ?? 0)

/** Machines that somebody so tall reaches into, by the heights that rows state. */
export async function answerReach(asked: Asked, { heightMm = 0 }: Place): Promise<Drafted | null> {
  const { need, catalogue } = asked
  const [kind] = need.kinds
  const { budget: _b, ...open } = need
  const found = await catalogue.find(queryFor(constraintsOf(open, null), new Set(), 300))
  const measured = found.filter((one) => heightOf(one) > 0 && one.price !== null)
  if (kind === 'washer') return reachOfWasher(asked, measured)
  const isTall = /(?:^|\s)(?:khom|cui|cuoi|moi lung)(?![a-z])/.test(fold(asked.question))
  if (isTall && kind === 'fridge') {
    const drafted = await advise({
      ...asked,
      need: { ...need, features: [...new Set([...need.features, 'bottom_freezer' as const])] },
    })
    const said =
      'Người cao thì nên lấy tủ ngăn đá dưới: ngăn mát mở nhiều lần nhất trong ngày nằm ở trên, ngang tầm tay, đỡ phải khom.'
    return { ...drafted, draft: saidFirst(said, drafted.draft) }
  }
  const drafted = await advise({ ...asked, need: { ...need, heightMm } })
  const picks = drafted.draft.picks.map(({ candidate }) => candidate).filter((one) => heightOf(one) > 0)
  const heights = joinWords(picks.map((one) => `${one.title} cao ${cm(heightOf(one))}`))
  const said = `Người cao ${cm(heightMm)} thì mình chọn ${sayKind(need)} không cao hơn người, để ngăn trên cùng còn với tới${heights ? `: ${heights}` : ''}.`
  return { ...drafted, draft: saidFirst(said, drafted.draft) }
}

/** Of washers those with a door at the front, whose drum nobody reaches down into, and the lowest that open at the top. */
async function reachOfWasher(asked: Asked, measured: readonly Candidate[]): Promise<Drafted> {
  const { need } = asked
  const wantsTop = need.features.includes('top_load')
  const of = (load: string) =>
    measured
      .filter(({ attributes }) => attributes['load_type'] === load)
      .toSorted((one, other) => heightOf(one) - heightOf(other))
  const [front] = of('front')
  const [low, ...others] = of('top')
  const high = others.at(-1)
  const top = low
    ? `Cửa trên thì thành máy càng thấp càng dễ với tới đáy: thấp nhất có ghi là ${low.title}, cao ${cm(heightOf(low))}${high ? `, còn cao nhất tới ${cm(heightOf(high))}` : ''}, giá ${formatVnd(low.price ?? 0)}.`
    : ''
  const other = 'Khỏi với xuống đáy thì lấy cửa trước: cửa mở ngang hông, đồ kéo thẳng ra.'
  const frontHigh = front ? ` Máy cửa trước có ghi cỡ cao từ ${cm(heightOf(front))}.` : ''
  const said = wantsTop ? `${top} ${other}` : `${other}${frontHigh} ${top}`
  const drafted =
    wantsTop && low
      ? await advise({ ...asked, need: { ...need, heightMm: heightOf(low) + LOW } })
      : await advise({
          ...asked,
          need: { ...need, features: [...new Set([...need.features, 'front_load' as const])] },
        })
  const { others: named = [] } = drafted.draft
  return {
    ...drafted,
    draft: saidFirst(said.trim(), { ...drafted.draft, others: [...named, ...(low ? [low] : [])] }),
  }
}
/** So much higher than the lowest, in mm, is still low. */
const LOW = 50

/** The wrists that a watch's table says its strap goes round, in mm; null where it does not say. */
function wristsOf(table: readonly Specification[]): { least: number; most: number } | null {
  const line = table.find(({ name }) => /chu vi co tay/.test(fold(name)))
  const [, least, most] = /(\d{2,3}(?:[.,]\d)?)\s*-\s*(\d{2,3}(?:[.,]\d)?)/.exec(line?.value ?? '') ?? []
  if (!least || !most) return null
  const mm = (text: string) => Number(text.replace(',', '.')) * (Number(text.replace(',', '.')) > 60 ? 1 : 10)
  return { least: mm(least), most: mm(most) }
}

const MOST = 3

/** Watches whose strap goes round a wrist, the smallest case first; null where no row tells. */
export async function answerWrist(
  { need: given, catalogue }: Asked,
  { widthMm: wrist = 0 }: Place,
): Promise<Drafted | null> {
  const need: Need = { ...given, unstated: [] }
  const found = await catalogue.find(queryFor(constraintsOf(need, null), new Set(), 300))
  const tables = await catalogue.specifications(found.map(({ id }) => id))
  const fitting = found
    .flatMap((candidate) => {
      const wrists = wristsOf(tables.get(candidate.id) ?? [])
      const { case_mm: face } = candidate.attributes
      return wrists &&
        typeof face === 'number' &&
        candidate.price !== null &&
        wrist >= wrists.least &&
        wrist <= wrists.most
        ? [{ candidate, wrists, face }]
        : []
    })
    .toSorted(
      (one, other) => one.face - other.face || (one.candidate.price ?? 0) - (other.candidate.price ?? 0),
    )
    .slice(0, MOST)
  if (fitting.length === 0) return null
  const opening = `Cổ tay ${cm(wrist)} thì mình lọc theo chu vi cổ tay mà hãng ghi cho dây, rồi xếp mặt nhỏ lên trước:`
  const end = 'Mẫu không ghi chu vi cổ tay thì mình không đưa vào; đeo thử vẫn chắc nhất.'
  const listed = fitting.map(({ candidate, wrists, face }) => ({
    candidate,
    said: `mặt ${formatNumber(face)} mm, dây hợp cổ tay ${formatNumber(wrists.least / 10, 1)}–${formatNumber(wrists.most / 10, 1)} cm`,
  }))
  return list({ need, catalogue, opening, listed, end, related: ['Đồng hồ thông minh nào pin lâu nhất?'] })
}

/** Phones are held in one hand up to about this diagonal and over that they are no phones of buttons, in inches. */
const SMARTPHONE = 5

/** Phones for a small hand: the narrowest whose row states how wide it is; null where none does. */
export async function answerHand({ need: given, catalogue }: Asked): Promise<Drafted | null> {
  const need: Need = { ...given, unstated: given.unstated.filter((label) => !/cầm một tay/.test(label)) }
  const found = await catalogue.find(queryFor(constraintsOf(need, null), new Set(), 300))
  const listed = found
    .flatMap((candidate) => {
      const { width_mm: width, weight_kg: weight, screen_in: screen } = candidate.attributes
      return typeof width === 'number' && Number(screen) >= SMARTPHONE && candidate.price !== null
        ? [{ candidate, width, weight }]
        : []
    })
    .toSorted((one, other) => one.width - other.width)
    .slice(0, MOST)
    .map(({ candidate, width, weight }) => ({
      candidate,
      said: `ngang ${formatNumber(width, 1)} mm${typeof weight === 'number' ? `, nặng ${formatNumber(weight * 1000)} g` : ''}`,
    }))
  if (listed.length === 0) return null
  return list({
    need,
    catalogue,
    opening:
      'Tay nhỏ thì bề ngang thân máy quyết định cầm có mỏi, bấm có tới hay không; hẹp nhất theo số hãng ghi là:',
    listed,
    end: 'Máy không ghi bề ngang thì mình không xếp được; ra cửa hàng cầm thử vài phút là biết.',
    related: ['Điện thoại nào nhẹ nhất?'],
  })
}

type Listed = { candidate: Candidate; said: string }

/** Machines in their order, each with the figure that it was chosen by. */
async function list(of: {
  need: Need
  catalogue: Catalogue
  opening: string
  listed: readonly Listed[]
  end: string
  related: string[]
}): Promise<Drafted> {
  const { need, catalogue, opening, listed, end, related } = of
  const sources = await catalogue.priceSources(listed.map(({ candidate }) => candidate.id))
  const sourceOf = ({ id }: Candidate) => sources.find(({ productId }) => productId === id) ?? null
  const lines = listed.map(
    ({ candidate, said }) =>
      `• ${candidate.title}, giá ${formatVnd(candidate.price ?? 0)}${seenAt(sourceOf(candidate))}: ${said}.`,
  )
  const paragraphs = [opening, ...lines, end]
  return {
    draft: {
      paragraphs,
      picks: listed.map(({ candidate, said }) => ({
        role: 'best' as const,
        candidate,
        reason: `${said}; ${reasonFor({ role: 'best', candidate }, null, need)}`.replace(
          `; ${PLAIN_REASON}`,
          '',
        ),
        tradeOff: null,
        priceSource: sourceOf(candidate),
      })),
      sources: [],
      relatedQuestions: related,
      rules: paragraphs,
    },
  }
}
