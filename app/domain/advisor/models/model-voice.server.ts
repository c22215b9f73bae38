import { isStepCount, streamText } from 'ai'
import type { LanguageModel, ToolSet } from 'ai'
import { z } from 'zod'
import type { Plan } from '../answer-question.ts'
import type { Source } from '../answer.ts'
import { groundsOf } from '../verify/draft-grounds.ts'
import { accountWith, MAX_OUTPUT_TOKENS } from './account.ts'
import { startWatch } from './clock.ts'
import { INSTRUCTIONS } from './instructions.ts'
import type { Endpoint } from './language-model.server.ts'
import { languageModel, takesTools, METADATA } from './language-model.server.ts'
import { promptFor } from './prompt.ts'
import { speakGrounded } from './speak.ts'
import { toolsOver } from './tools.server.ts'
import type { ToolParts } from './tools.server.ts'
import type { Clock, Failure, Ledger, Spoken, Voice } from './voice.ts'
import { ModelFailure } from './voice.ts'

/** 15 s to the first word, 10 s between two pieces, 45 s in all. */
export const CLOCK: Clock = { firstTokenMs: 15_000, stallMs: 10_000, totalMs: 45_000 }
/** Answers one server has worded at the same time; the built-in voice takes those beyond. */
const MAX_AT_ONCE = 32
/** Failures that say something about the model, not about us. */
const ITS_OWN: ReadonlySet<Failure> = new Set([
  'no first token',
  'stalled',
  'too slow',
  'too long',
  'empty',
  'upstream',
])

export type VoiceParts = ToolParts & { endpoint: Endpoint; ledger: Ledger; clock?: Clock }

/** The voice of a language model, kept within its means and to the rows. */
export function modelVoice({ endpoint, ledger, clock = CLOCK, ...parts }: VoiceParts): Voice {
  const model = languageModel(endpoint)
  let running = 0
  async function* ask(plan: Plan, question: string, visitor: AbortSignal): AsyncGenerator<string, Spoken> {
    if (running >= MAX_AT_ONCE) return unasked('busy')
    if (!(await ledger.mayAsk())) return unasked('resting')
    const grounds = groundsOf(plan)
    const tools = takesTools(endpoint) ? toolsOver(parts, grounds) : {}
    const prompt = promptFor(plan, question)
    running += 1
    try {
      const words = modelWords({ model, instructions: INSTRUCTIONS, prompt, tools, clock, ledger, visitor })
      return yield* speakGrounded(words, plan, grounds, visitor)
    } finally {
      running -= 1
    }
  }
  return {
    model: endpoint.model,
    async *speak(plan, question, visitor) {
      const spoken = yield* ask(plan, question, visitor)
      if (spoken.failure) await ledger.fellBack()
      if (!spoken.failure || spoken.failure === 'ungrounded') await ledger.worked()
      else if (ITS_OWN.has(spoken.failure)) await ledger.failed()
      return spoken
    },
  }
}

const unasked = (failure: Failure): Spoken => ({ failure, citations: [], named: [], refused: [] })

/** Most calls for one answer: three rounds of tools, then the text. */
const MAX_STEPS = 4
/** Longest text read of a model, in characters. */
const MAX_TEXT = 6_000

/** One answer asked of a model. */
type Call = {
  model: LanguageModel
  instructions: string
  prompt: string
  tools: ToolSet
  clock: Clock
  ledger: Ledger
  /** Aborted when nobody waits for the answer any more. */
  visitor: AbortSignal
}

/**
 * Asks a model and yields its words as they come. The call stops with the clock, with the day's cap, at a length no answer
 * has, when the visitor leaves and when nobody reads on; its tokens are settled in every case.
 * @returns the pages it names as its sources
 * @throws ModelFailure; what the abort brings when the visitor left
 */
async function* modelWords(call: Call): AsyncGenerator<string, Source[]> {
  const { model, instructions, prompt, tools, clock, ledger, visitor } = call
  const account = accountWith(ledger)
  const fixed = instructions.length + JSON.stringify(Object.keys(tools)).length
  if (!(await account.open(fixed + prompt.length))) throw new ModelFailure('over the cap')
  const watch = startWatch(clock, visitor)
  let citations: Source[] = []
  let length = 0
  try {
    const { stream } = streamText({
      model,
      instructions,
      prompt,
      tools,
      stopWhen: isStepCount(MAX_STEPS),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: watch.signal,
      onError: () => {},
      prepareStep: async ({ stepNumber, messages }) => {
        if (stepNumber === 0) return undefined
        const isOpen = await account.open(fixed + JSON.stringify(messages).length)
        if (!isOpen) watch.stop('over the cap')
        return stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' } : undefined
      },
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        watch.tick()
        account.wrote(part.text.length)
        length += part.text.length
        if (length > MAX_TEXT) throw new ModelFailure('too long')
        yield part.text
      } else if (part.type === 'reasoning-delta') {
        account.wrote(part.text.length)
      } else if (part.type === 'error') {
        throw new ModelFailure('upstream', part.error)
      } else if (part.type === 'finish-step') {
        citations = citationsOf(part.providerMetadata) ?? citations
        const { inputTokens: input, outputTokens: output } = part.usage
        await account.settle({ input, output })
        if (part.finishReason === 'length') throw new ModelFailure('too long')
        if (part.finishReason === 'content-filter') throw new ModelFailure('empty')
      }
    }
    const stopped = watch.failure()
    if (stopped) throw stopped
    visitor.throwIfAborted()
    if (length === 0) throw new ModelFailure('empty')
    return citations
  } catch (error) {
    throw (
      watch.failure() ??
      (error instanceof ModelFailure || visitor.aborted ? error : new ModelFailure('upstream', error))
    )
  } finally {
    watch.close()
    await account.settle()
  }
}

const metadata = z.object({
  [METADATA]: z.object({ citations: z.array(z.object({ title: z.string(), url: z.string() })) }),
})

function citationsOf(provided: unknown): Source[] | null {
  const parsed = metadata.safeParse(provided)
  return parsed.success ? parsed.data[METADATA].citations : null
}
