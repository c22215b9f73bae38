import type { CatalogueVersion } from '#app/domain/catalogue/version/catalogue-version.server.ts'
import { maskPersonalData } from '#app/vietnamese/mask.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import { answerCache } from './answer-cache.ts'
import type { AnswerEvent } from './answer-events.ts'
import type { ChatRequest } from './schema.ts'
import { startRun } from './shared-runs.ts'
import type { Run } from './shared-runs.ts'

/** A question, and what else its answer depends on. */
export type Asking = {
  request: ChatRequest
  /** The version of the catalogue, read before anything else of it. */
  catalogue: CatalogueVersion
  /** Which voice answers. */
  voice: string
  signal: AbortSignal
}

/** Answers that identical questions share. */
export type SharedAnswers = {
  ask(
    asking: Asking,
    work: (signal: AbortSignal) => AsyncIterable<AnswerEvent>,
  ): AsyncGenerator<AnswerEvent, void>
}

/**
 * Lets identical questions share an answer until the catalogue changes, and those asked at the same time the work for it.
 * A failure is never kept, nor is an answer that a model did not finish; a question that holds anything personal is not
 * shared at all.
 */
export function sharedAnswers(cache = answerCache()): SharedAnswers {
  const running = new Map<string, Run<AnswerEvent>>()
  const start = (key: string, keeps: boolean, work: (signal: AbortSignal) => AsyncIterable<AnswerEvent>) => {
    const run = startRun<AnswerEvent>(async function* (signal) {
      try {
        for await (const event of work(signal)) {
          if (event.type === 'answer' && event.isLasting && keeps) cache.set(key, event)
          yield event
        }
      } finally {
        if (running.get(key) === run) running.delete(key)
      }
    })
    running.set(key, run)
    return run
  }
  return {
    async *ask({ request, catalogue, voice, signal }, work) {
      if (isPersonal(request)) {
        yield* startRun(work).read(signal)
        return
      }
      const key = keyOf(request, catalogue.version, voice)
      const known = cache.get(key)
      if (known) {
        yield { type: 'understood', understood: known.answer.understood }
        for (const text of splitSentences(known.answer.content)) yield { type: 'sentence', text }
        yield { type: 'answer', ...known, isLasting: true }
        return
      }
      const current = running.get(key)
      const run = current?.isAlive() ? current : start(key, catalogue.isSettled, work)
      yield* run.read(signal)
    },
  }
}

/** Case and marks are part of a question: they tell names from words. White space is not. */
function keyOf(request: ChatRequest, version: number, voice: string): string {
  const { message, previousContext, conversation, productId, withoutSlots = [] } = request
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  return JSON.stringify([
    version,
    voice,
    plain(message),
    plain(previousContext ?? ''),
    conversation ?? null,
    productId ?? null,
    [...withoutSlots].sort(),
  ])
}

function isPersonal({ message, previousContext, conversation }: ChatRequest): boolean {
  const names = conversation?.topics.flatMap(({ need }) => need.models ?? []) ?? []
  return [message, previousContext ?? '', ...names].some((text) => maskPersonalData(text) !== text)
}
