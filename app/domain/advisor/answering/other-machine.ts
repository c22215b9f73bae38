import { fold } from '#app/vietnamese/fold.ts'
import { certainFact, factAskedLike } from '../knowledge/find-facts.ts'
import { otherMachineIn } from '../understand/other-machines.ts'
import { readQuestion } from '../understand/reading.ts'
import { plainDraft, saidFirst } from '../write/draft.ts'
import { writeExplanation } from '../write/explain.ts'
import type { Asked, Drafted } from './asked.ts'
import { surelySought } from './sought.ts'

/**
 * That there is none of a machine that is no kind of ours, with what is known of it where a fact speaks of it, and no other machine in
 * its place; null where none is asked for.
 */
export function answerOfOther(asked: Asked): Drafted | null {
  const { question, need, facts } = asked
  if (need.kinds.length + need.models.length > 0) return null
  const other = otherMachineIn(readQuestion(question))
  if (!other) return null
  const fact = [
    certainFact(question, need, facts),
    factAskedLike(question, need, facts),
    surelySought(asked),
  ].find((one) => one && fold(`${one.question} ${one.verdict}`).includes(other.said))
  const isAsked = need.intent === 'explain' || need.isOwned || need.intent === 'service'
  if (isAsked) return fact ? { draft: writeExplanation(fact) } : null
  const said = `Dữ liệu của mình chưa có ${other.name}, nên mình không gợi ý máy nào thay vào kẻo đoán bừa.`
  if (fact) return { draft: saidFirst(said, writeExplanation(fact)), unanswered: true }
  const next =
    'Cần chọn tivi, tủ lạnh, máy giặt, máy lạnh, điện thoại, laptop hay đồ gia dụng trong nhà thì bạn kể nhu cầu, mình tính cùng.'
  return { draft: plainDraft([said, next], []), isDeadEnd: true, unanswered: true }
}
