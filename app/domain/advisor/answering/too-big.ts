import type { Candidate } from '../catalogue.ts'
import { besideOf, sayCm, SIDES } from '../retrieve/sides.ts'
import { saidFirst } from '../write/draft.ts'
import { sayKind } from '../write/need-words.ts'
import { joinWords } from '../write/phrasing.ts'
import type { Asked, Drafted } from './asked.ts'

/** An answer whose machines are all too big for the place that was said, with how much the nearest that there is misses it by. */
export async function sayTooBig(drafted: Drafted, { need: read, catalogue }: Asked): Promise<Drafted> {
  const need = drafted.need ?? read
  const said = SIDES.filter(([slot]) => need[slot] !== undefined)
  const [kind, another] = need.kinds
  const picks = drafted.draft.picks.map(({ candidate }) => candidate)
  if (said.length === 0 || !kind || another || picks.length === 0 || need.place) return drafted
  const over = (one: Candidate): number => Math.max(...besideOf(need, one).map(({ left }) => -left))
  const isMeasured = (one: Candidate) => besideOf(need, one).length === said.length
  if (picks.some((one) => !isMeasured(one) || over(one) <= 0)) return drafted
  const all = await catalogue.find({ kinds: [kind], limit: 300 })
  const [nearest] = all
    .filter((one) => isMeasured(one) && one.price !== null)
    .toSorted((one, other) => over(one) - over(other))
  if (!nearest || over(nearest) <= 0) return drafted
  const sides = besideOf(need, nearest)
  const place = sides.map(({ name, place: side }) => `${name} ${sayCm(side)}`)
  const beyond = sides.flatMap(({ name, own, left }) =>
    left < 0 ? [`${name} ${sayCm(own)}, hơn ${sayCm(-left)}`] : [],
  )
  const first = `Không ${sayKind(need)} nào có ghi kích thước trong dữ liệu lọt chỗ ${joinWords(place)}: sát nhất là ${nearest.title}, ${joinWords(beyond)}. Máy dưới đây đều lớn hơn chỗ đó.`
  const { others = [] } = drafted.draft
  return { ...drafted, draft: saidFirst(first, { ...drafted.draft, others: [...others, nearest] }) }
}
