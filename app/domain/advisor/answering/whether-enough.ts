import { kindLabel } from '#app/kinds/kind.ts'
import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import { choose } from '../best-picks.ts'
import { saidFirst } from '../write/draft.ts'
import { lowerFirst } from '../write/phrasing.ts'
import { advise } from './advise.ts'
import { asksEnough } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'

/** Whether a sum is enough for so many of one thing, by the cheapest there is, which comes first; null where that is not asked. */
export async function whetherEnough(asked: Asked): Promise<Drafted | null> {
  const { question, need, catalogue } = asked
  const [kind, another] = need.kinds
  const { budget, count = 1 } = need
  const limit = budget?.target ?? budget?.max
  const asks = need.intent !== 'service' && !need.rooms && asksEnough(question)
  const isForAll = budget?.isForAll === true || need.isForEachRoom === true
  if (!kind || another || need.parts || !asks || !budget || !isForAll || count < 2 || limit === undefined)
    return null
  const { budget: _, ...open } = need
  const { picks } = await choose(kind, { ...open, order: 'cheapest' }, catalogue)
  const [cheapest] = picks
  const price = cheapest?.candidate.price
  if (!cheapest || !price) return null
  const total = price * count
  const sum = `${count} cái ${cheapest.candidate.title} rẻ nhất là ${formatVnd(price)} × ${count} = ${formatVnd(total)}`
  const said =
    total <= limit
      ? `Đủ: ${sum}, còn dư ${sayVnd(limit - total)} so với ${sayVnd(limit)}.`
      : `Không đủ ${count} ${lowerFirst(kindLabel(kind))}: ${sum}, thiếu ${sayVnd(total - limit)} so với ${sayVnd(limit)}.`
  const drafted = await advise({
    ...asked,
    need: total <= limit ? { ...need, intent: 'advise' } : { ...open, intent: 'advise', order: 'cheapest' },
  })
  const { others = [] } = drafted.draft
  return { ...drafted, draft: saidFirst(said, { ...drafted.draft, others: [...others, cheapest.candidate] }) }
}
