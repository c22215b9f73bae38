import type { Plan } from '../answer-question.ts'
import { groundsOf } from '../verify/draft-grounds.ts'
import type { Endpoint } from './language-model.server.ts'
import { languageModel, takesTools } from './language-model.server.ts'
import { modelWords } from './model-words.server.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { promptFor } from './prompt.ts'
import { speakGrounded } from './speak.ts'
import { toolsOver } from './tools.server.ts'
import type { ToolParts } from './tools.server.ts'
import type { Clock, Failure, Ledger, Spoken, Voice } from './voice.ts'

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
