import type { Answer } from '#app/features/advisor/answer.ts'
import { answerQuestion } from '#app/features/advisor/answer-question.ts'
import type { AdvisorParts } from '#app/features/advisor/answer-question.ts'
import { contextOf } from '#app/features/advisor/chat/context.ts'
import { converse } from '#app/features/advisor/chat/converse.ts'
import { newConversation } from '#app/features/advisor/chat/message.ts'
import { chatRequest } from '#app/features/advisor/schema.ts'
import { checkAnswer } from './check.ts'
import type { Check } from './check.ts'
import type { EvalCase, Expectation } from './expectation.ts'
import type { Group } from './groups.ts'
import type { Row } from './rows.ts'

/** One case as it went: the last answer, every check of every turn that had a wish, and how long each answer took (ms). */
export type CaseResult = {
  asked: string
  checks: Check[]
  times: number[]
  answer: Answer
  wanted: Expectation[]
  /** Sentences that the advisor's own check kept from the visitor. */
  dropped: string[]
}
export type GroupResult = { name: string; floor: number; cases: CaseResult[] }

/** Asks every question of the groups, conversations with the context a browser would send. */
export async function runGroups(
  groups: readonly Group[],
  parts: Omit<AdvisorParts, 'onDropped'>,
  rows: ReadonlyMap<number, Row>,
): Promise<GroupResult[]> {
  const results: GroupResult[] = []
  for (const { name, floor, cases } of groups) {
    const done: CaseResult[] = []
    for (const one of cases) done.push(await runCase(one, parts, rows))
    results.push({ name, floor, cases: done })
  }
  return results
}

const turnsOf = (one: EvalCase) => ('turns' in one ? one.turns : [one])

async function runCase(
  one: EvalCase,
  parts: Omit<AdvisorParts, 'onDropped'>,
  rows: ReadonlyMap<number, Row>,
): Promise<CaseResult> {
  const turns = turnsOf(one)
  const dropped: string[] = []
  const checks: Check[] = []
  const times: number[] = []
  let conversation = newConversation()
  let last: Answer | undefined
  for (const { ask, want } of turns) {
    const request = chatRequest.parse({ message: ask, previousContext: contextOf(conversation) })
    const start = performance.now()
    last = await answerQuestion(request, { ...parts, onDropped: (sentences) => dropped.push(...sentences) })
    times.push(performance.now() - start)
    conversation = converse(converse(conversation, { type: 'asked', question: ask }), {
      type: 'answered',
      answer: last,
    })
    if (want) checks.push(...checkAnswer(last, want, rows, turns.map((turn) => turn.ask).join(' ')))
  }
  if (!last) throw new Error('a case has no turn')
  const wanted = turns.flatMap(({ want }) => want ?? [])
  return { asked: turns.map(({ ask }) => ask).join(' → '), checks, times, answer: last, wanted, dropped }
}
