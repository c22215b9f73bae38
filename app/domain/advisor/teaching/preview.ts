import { setImmediate as nextTurn } from 'node:timers/promises'
import { kindLabel } from '#app/kinds/kind.ts'
import type { AdvisorParts } from '../answer-question.ts'
import { planAnswer } from '../answer-question.ts'
import type { RecentQuestion } from './recent-questions.server.ts'

/** An answer as an editor compares it with another. */
export type SeenAnswer = {
  intent: string
  /** Names of the kinds it is about. */
  kinds: string[]
  firstLine: string
  products: string[]
  /** An editor wrote it. */
  isEditorial: boolean
}

/** A recent question that would be answered differently. */
export type ChangedAnswer = { question: string; count: number; before: SeenAnswer; after: SeenAnswer }

/** What a change would do to recent questions. */
export type Preview = {
  /** Questions that were tried; fewer than `asked` where the time was up. */
  tried: number
  asked: number
  changed: ChangedAnswer[]
}

/** What the advisor works with before and after a change. */
export type Change = {
  before: AdvisorParts
  after: AdvisorParts
  /**
   * Whether what changes gives the pipeline something else for this question. Where it does not, every input of the pipeline
   * is the same, and so is the answer: it need not be worked out.
   */
  touches: (question: string) => boolean | Promise<boolean>
}

/** Longest that a preview takes in ms, so that an editor does not wait for it and visitors do not wait behind it. */
const MOST_MS = 8_000
/** Questions looked at before others get their turn. */
const TURN = 20

/**
 * Answers recent questions with and without a change by the pipeline itself, each as the first question of a conversation.
 * @param now the time in ms
 */
export async function previewChange(
  questions: readonly RecentQuestion[],
  { before, after, touches }: Change,
  now: () => number = Date.now,
): Promise<Preview> {
  const until = now() + MOST_MS
  const changed: ChangedAnswer[] = []
  let tried = 0
  for (const { text, count } of questions) {
    if (now() > until) break
    if (tried % TURN === TURN - 1) await nextTurn()
    tried += 1
    if (!(await touches(text))) continue
    const [old, fresh] = [await answered(text, before), await answered(text, after)]
    if (old.content === fresh.content && JSON.stringify(old.seen) === JSON.stringify(fresh.seen)) continue
    changed.push({ question: text, count, before: old.seen, after: fresh.seen })
  }
  return { tried, asked: questions.length, changed }
}

async function answered(
  message: string,
  parts: AdvisorParts,
): Promise<{ content: string; seen: SeenAnswer }> {
  const { answer, need } = await planAnswer({ message }, parts)
  const { content, productRecommendations, editorial } = answer
  return {
    content,
    seen: {
      intent: need.intent,
      kinds: need.kinds.map(kindLabel),
      firstLine: content.split('\n', 1)[0] ?? '',
      products: productRecommendations?.products.map(({ title }) => title) ?? [],
      isEditorial: editorial !== null,
    },
  }
}
