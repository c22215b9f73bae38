import { splitSentences } from '#app/vietnamese/sentences.ts'
import { planAnswer } from './answer-question.ts'
import type { AdvisorParts, Plan } from './answer-question.ts'
import type { Answer } from './answer.ts'
import { leadOf } from './models/lead.ts'
import { remainderOf } from './models/remainder.ts'
import type { Spoken, Voice } from './models/voice.ts'
import type { ChatRequest } from './schema.ts'
import type { ReasonToTeach } from './teaching/reasons.ts'
import type { Chip } from './understand/need.ts'
import { groundsOf } from './verify/draft-grounds.ts'
import { sourcesOf } from './write/sources.ts'

/** An answer as it comes: what was understood, each sentence that may be shown, at last the whole. */
export type AnswerEvent =
  | { type: 'understood'; understood: Chip[] }
  | { type: 'sentence'; text: string }
  | { type: 'answer'; answer: Answer; isLasting: boolean; toTeach: ReasonToTeach | null }

/** How an answer is voiced. */
export type Voicing = {
  /** Null: the built-in voice. */
  voice: Voice | null
  /** Told how each answer of a model ended. */
  onSpoken: (spoken: Spoken) => void
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * Answers a question as it goes. The sentences, joined, are the content of the answer at the end. A model that fails, at
 * whatever moment, is followed by the built-in voice within the same answer; such an answer does not last (`isLasting`):
 * the next to ask may get the model's.
 */
export async function* answerEvents(
  request: ChatRequest,
  parts: AdvisorParts,
  { voice, onSpoken, signal }: Voicing,
): AsyncGenerator<AnswerEvent, void> {
  const plan = await planAnswer(request, parts)
  yield { type: 'understood', understood: plan.answer.understood }
  if (!voice || !mayBeWorded(plan)) {
    for (const text of splitSentences(plan.answer.content)) yield { type: 'sentence', text }
    yield { type: 'answer', answer: plan.answer, isLasting: true, toTeach: plan.toTeach }
    return
  }
  let content = leadOf(plan)
  for (const text of splitSentences(content)) yield { type: 'sentence', text }
  const spoken = yield* voiced(voice.speak(plan, request.message, signal), (text) => (content += text))
  onSpoken(spoken)
  if (spoken.failure) {
    for (const text of rest(plan, content)) {
      content += text
      yield { type: 'sentence', text }
    }
  }
  const named = [...plan.draft.picks, ...plan.others, ...spoken.named]
  const sources = sourcesOf(plan.draft.sources, named, spoken.citations)
  yield {
    type: 'answer',
    answer: { ...plan.answer, content: content.trimEnd(), sources },
    isLasting: spoken.failure === null,
    toTeach: plan.toTeach,
  }
}

async function* voiced(
  sentences: AsyncGenerator<string, Spoken>,
  said: (text: string) => void,
): AsyncGenerator<AnswerEvent, Spoken> {
  for (;;) {
    const { done, value } = await sentences.next()
    if (done) return value
    said(value)
    yield { type: 'sentence', text: value }
  }
}

/** What the built-in voice says after a model that broke off: all of it, or what is missing, in a paragraph of its own. */
function rest(plan: Plan, said: string): string[] {
  const { content } = plan.answer
  if (said === '') return splitSentences(content)
  const [first, ...others] = remainderOf(content, said, groundsOf(plan))
  return first === undefined ? [] : [`${'\n'.repeat(2 - newlinesAt(said))}${first}`, ...others]
}

const newlinesAt = (text: string) => Math.min(2, /\n*$/.exec(text)?.[0].length ?? 0)

/**
 * What an editor wrote, a refusal, small talk and what the advisor knows nothing about are said as they stand. A model words what rests on
 * products, or on rules and facts that answer a question of size or knowledge.
 */
function mayBeWorded({ draft, need }: Plan): boolean {
  if (draft.editorial) return false
  if (['unsafe', 'off_topic', 'small_talk'].includes(need.intent)) return false
  if (draft.picks.length > 0) return true
  return (need.intent === 'explain' || need.intent === 'size') && (draft.rules ?? []).length > 0
}
