import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import type { Candidate } from '../catalogue.ts'
import { readQuestion } from '../understand/reading.ts'
import { asksForSum, isAddition, isOfAll, isOfRest } from '../understand/sums.ts'
import { joinWords } from '../write/phrasing.ts'
import type { Asked, Chosen, Drafted } from './asked.ts'
import { isPriced, totalOf } from './sums.ts'

/** What was chosen before of other things than this turn asks for; none where nothing new is asked for. */
async function chosenBeside({ need, previous, chosen }: Asked, added?: Candidate): Promise<Chosen[]> {
  const [kind, another] = need.kinds
  // Of several ways that were shown none was chosen yet.
  if (!previous || previous.kinds.length === 0 || !kind || another || previous.kinds.includes(kind)) return []
  const before = (await chosen()).filter(({ product }) => isPriced(product))
  return before.some(({ product }) => product.kind === (added?.kind ?? kind)) ? [] : before
}

/**
 * A question that names one sum for a new thing and what was chosen before, asked for what is left of it: 'mua luôn cái tai nghe,
 * tổng hai món đừng quá 11tr rưỡi'; or one that asks for it from the rest of the sum that was named before: 'còn dư thì máy sấy được không'.
 */
export async function withinTotal(asked: Asked): Promise<Asked> {
  const { question, need, previous } = asked
  const reading = readQuestion(question)
  const isForRest = need.budget === undefined && isOfRest(reading)
  const { target, max } = (isForRest ? previous?.budget : need.budget) ?? {}
  const total = target ?? max
  if (total === undefined || !(isForRest || isOfAll(reading))) return asked
  const left = total - totalOf(await chosenBeside(asked))
  if (left >= total || left <= 0) return asked
  return {
    ...asked,
    need: {
      ...need,
      intent: isForRest ? 'advise' : need.intent,
      budget: { max: left, hard: true, words: sayVnd(left) },
    },
    total,
  }
}

/** An answer that adds a thing to what was chosen before, with what all of it comes to, held against the sum that was named. */
export async function withSum(drafted: Drafted, asked: Asked): Promise<Drafted> {
  const { draft } = drafted
  const added = draft.picks[0]?.candidate
  const reading = readQuestion(asked.question)
  const isAsked = isAddition(reading) || asksForSum(reading) || asked.total !== undefined
  if (!isAsked || !added || added.price === null) return drafted
  const isNew = drafted.need?.kinds.some((kind) => asked.previous?.kinds.includes(kind)) !== true
  const before = isNew ? await chosenBeside(asked, added) : []
  if (before.length === 0) return drafted
  const named = joinWords(
    before.map(
      ({ product, count }) =>
        `${count > 1 ? `${count} ` : ''}${product.title} (${formatVnd(product.price ?? 0)})`,
    ),
  )
  const sum = totalOf(before) + added.price
  const said = `Cộng với ${named} đã chọn trước đó thì hết ${formatVnd(sum)}${sayAgainst(sum, asked)}.`
  return {
    ...drafted,
    draft: {
      ...draft,
      paragraphs: [...draft.paragraphs, said],
      rules: [...(draft.rules ?? []), said],
      others: [...(draft.others ?? []), ...before.map(({ product }) => product)],
    },
  }
}

/** ', còn dư 1,2 triệu so với 13 triệu': by the sum for all of it, else the one that was named for what came before. */
function sayAgainst(sum: number, { total, previous, need }: Asked): string {
  const limit = total ?? (need.budget === undefined ? previous?.budget?.max : undefined)
  if (limit === undefined) return ''
  return limit >= sum
    ? `, còn dư ${sayVnd(limit - sum)} so với ${sayVnd(limit)}`
    : `, vượt ${sayVnd(limit)} bạn nêu ${sayVnd(sum - limit)}`
}
