import { answerEvents } from '#app/domain/advisor/answer-events.ts'
import type { AdvisorParts } from '#app/domain/advisor/answer-question.ts'
import type { Answer } from '#app/domain/advisor/answer.ts'
import type { Voice } from '#app/domain/advisor/models/voice.ts'
import { chatRequest } from '#app/domain/advisor/schema.ts'
import type { ChatRequest } from '#app/domain/advisor/schema.ts'
import { saidBefore } from '#app/pages/chat/conversation/context.ts'
import { converse } from '#app/pages/chat/conversation/converse.ts'
import { newConversation } from '#app/pages/chat/conversation/message.ts'
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
  /** Answers, of those a model was asked for, that the built-in voice gave or finished. */
  fallbacks: number
}
export type GroupResult = { name: string; floor: number; cases: CaseResult[] }

/**
 * Asks every question of the groups, conversations with the context a browser would send.
 * @param voice of a language model; the built-in voice without one
 */
export async function runGroups(
  groups: readonly Group[],
  parts: Omit<AdvisorParts, 'onDropped'>,
  rows: ReadonlyMap<number, Row>,
  voice: Voice | null = null,
): Promise<GroupResult[]> {
  const results: GroupResult[] = []
  for (const { name, floor, cases } of groups) {
    const done: CaseResult[] = []
    for (const one of cases) done.push(await runCase(one, { parts, voice }, rows))
    results.push({ name, floor, cases: done })
  }
  return results
}

const turnsOf = (one: EvalCase) => ('turns' in one ? one.turns : [one])

type Asked = { parts: Omit<AdvisorParts, 'onDropped'>; voice: Voice | null }

async function answerTo(
  request: ChatRequest,
  { parts, voice }: Asked,
  told: { dropped: string[]; onFallback: () => void },
): Promise<Answer> {
  const events = answerEvents(
    request,
    { ...parts, onDropped: (sentences) => told.dropped.push(...sentences) },
    {
      voice,
      onSpoken: ({ refused, failure }) => {
        told.dropped.push(...refused)
        if (failure) told.onFallback()
      },
      signal: new AbortController().signal,
    },
  )
  for await (const event of events) if (event.type === 'answer') return event.answer
  throw new Error('an answer ended without itself')
}

async function runCase(one: EvalCase, asked: Asked, rows: ReadonlyMap<number, Row>): Promise<CaseResult> {
  const turns = turnsOf(one)
  const dropped: string[] = []
  let fallbacks = 0
  const checks: Check[] = []
  const times: number[] = []
  let conversation = newConversation()
  let last: Answer | undefined
  for (const { ask, want } of turns) {
    const request = chatRequest.parse({ message: ask, ...saidBefore(conversation) })
    const start = performance.now()
    last = await answerTo(request, asked, { dropped, onFallback: () => (fallbacks += 1) })
    times.push(performance.now() - start)
    conversation = converse(converse(conversation, { type: 'asked', question: ask }), {
      type: 'answered',
      answer: last,
    })
    if (want) checks.push(...checkAnswer(last, want, rows, turns.map((turn) => turn.ask).join(' ')))
  }
  if (!last) throw new Error('a case has no turn')
  const wanted = turns.flatMap(({ want }) => want ?? [])
  return {
    asked: turns.map(({ ask }) => ask).join(' → '),
    checks,
    times,
    answer: last,
    wanted,
    dropped,
    fallbacks,
  }
}
