import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import { saidFirst } from '../write/draft.ts'
import { sayKind } from '../write/need-words.ts'
import { joinWords } from '../write/phrasing.ts'
import type { Asked, Drafted } from './asked.ts'

const SIDES = [
  ['widthMm', 'width_mm', 'ngang'],
  ['depthMm', 'depth_mm', 'sâu'],
  ['heightMm', 'height_mm', 'cao'],
] as const

const cm = (mm: number): string => `${formatNumber(mm / 10, 1)} cm`

/** An answer whose machines are all too big for the place that was said, with how much the nearest that there is misses it by. */
export async function sayTooBig(drafted: Drafted, { need: read, catalogue }: Asked): Promise<Drafted> {
  const need = drafted.need ?? read
  const said = SIDES.filter(([slot]) => need[slot] !== undefined)
  const [kind, another] = need.kinds
  const picks = drafted.draft.picks.map(({ candidate }) => candidate)
  if (said.length === 0 || !kind || another || picks.length === 0 || need.place) return drafted
  const over = ({ attributes }: Candidate): number =>
    Math.max(...said.map(([slot, key]) => Number(attributes[key]) - (need[slot] ?? 0)))
  const isMeasured = ({ attributes }: Candidate) =>
    said.every(([, key]) => typeof attributes[key] === 'number')
  if (picks.some((one) => !isMeasured(one) || over(one) <= 0)) return drafted
  const all = await catalogue.find({ kinds: [kind], limit: 300 })
  const [nearest] = all
    .filter((one) => isMeasured(one) && one.price !== null)
    .toSorted((one, other) => over(one) - over(other))
  if (!nearest || over(nearest) <= 0) return drafted
  const place = said.map(([slot, , name]) => `${name} ${cm(need[slot] ?? 0)}`)
  const beyond = said.flatMap(([slot, key, name]) => {
    const excess = Number(nearest.attributes[key]) - (need[slot] ?? 0)
    return excess > 0 ? [`${name} ${cm(Number(nearest.attributes[key]))}, hơn ${cm(excess)}`] : []
  })
  const first = `Không ${sayKind(need)} nào có ghi kích thước trong dữ liệu lọt chỗ ${joinWords(place)}: sát nhất là ${nearest.title}, ${joinWords(beyond)}. Máy dưới đây đều lớn hơn chỗ đó.`
  const { others = [] } = drafted.draft
  return { ...drafted, draft: saidFirst(first, { ...drafted.draft, others: [...others, nearest] }) }
}
