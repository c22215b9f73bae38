import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { advisorParts } from '#app/domain/advisor/advisor.server.ts'
import { answerEvents } from '#app/domain/advisor/answer-events.ts'
import type { Answer } from '#app/domain/advisor/answer.ts'
import { chatRequest } from '#app/domain/advisor/schema.ts'
import { saidBefore } from '#app/pages/chat/conversation/context.ts'
import { converse } from '#app/pages/chat/conversation/converse.ts'
import { newConversation } from '#app/pages/chat/conversation/message.ts'
import { connect } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { readRows } from './rows.ts'

/**
 * `npm run eval:blind -- questions.jsonl answers.jsonl` asks every question of a blind round once and writes the answers
 * with the rows of the products beside what their writer expects, for somebody else to grade.
 */
const turn = z.looseObject({ text: z.string().min(1) })
const line = z.union([z.looseObject({ turns: z.array(turn).min(1) }), turn])

const [questions, answers] = process.argv.slice(2)
if (!questions || !answers)
  throw new Error('eval:blind wants the file of the questions and that of the answers.')

const connection = await connect({})
try {
  await prepareDatabase(connection, { demo: true })
  const rows = await readRows(connection.pool)
  const parts = { ...advisorParts(connection.db, () => {}), onDropped: () => {} }

  const ask = async (message: string, before: ReturnType<typeof saidBefore>): Promise<Answer> => {
    const request = chatRequest.parse({ message, ...before })
    const options = { voice: null, onSpoken: () => {}, signal: new AbortController().signal }
    for await (const event of answerEvents(request, parts, options))
      if (event.type === 'answer') return event.answer
    throw new Error('an answer ended without itself')
  }

  const written: string[] = []
  for (const text of readFileSync(questions, 'utf8').trim().split('\n')) {
    const one = line.parse(JSON.parse(text))
    let conversation = newConversation()
    const turns = 'turns' in one && Array.isArray(one.turns) ? one.turns : [one]
    const answered = []
    for (const asked of turns) {
      const { text: question } = turn.parse(asked)
      const answer = await ask(question, saidBefore(conversation))
      conversation = converse(converse(conversation, { type: 'asked', question }), {
        type: 'answered',
        answer,
      })
      const products = (answer.productRecommendations?.products ?? []).map((product) => ({
        ...product,
        row: rows.get(product.id),
      }))
      const { content, comparison, tapQuestion, understood, sources, relatedQuestions } = answer
      answered.push({
        ...asked,
        answer: { content, products, comparison, tapQuestion, understood, sources, relatedQuestions },
      })
    }
    written.push(JSON.stringify('turns' in one ? { ...one, turns: answered } : answered[0]))
  }
  writeFileSync(answers, `${written.join('\n')}\n`)
} finally {
  await connection.close()
}
