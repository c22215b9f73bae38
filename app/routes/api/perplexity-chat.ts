import { isbot } from 'isbot'
import { requestContext } from '#app/context.server.ts'
import { AppError } from '#app/errors.ts'
import type { Answer } from '#app/features/advisor/answer.ts'
import { chatRequest } from '#app/features/advisor/schema.ts'
import { answerApi, problem, readJson } from '#app/problem.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { Route } from './+types/perplexity-chat'

export const loader = () =>
  problem(405, 'Địa chỉ này nhận câu hỏi bằng phương thức POST.', { headers: { Allow: 'POST' } })

export function action({ request, context }: Route.ActionArgs) {
  return answerApi(async () => {
    if (request.method !== 'POST') throw new AppError('bad_request', 'Địa chỉ này chỉ nhận phương thức POST.')
    const question = chatRequest.parse(await readJson(request))
    const { advisor, visitor, siteUrl } = context.get(requestContext)
    const isRobot = isbot(request.headers.get('user-agent') ?? '')
    const answer = withFullAddresses(await advisor.answer(question, { visitor, isRobot }), siteUrl)
    const wantsStream = request.headers.get('accept')?.includes('text/event-stream')
    return wantsStream ? stream(answer) : Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  })
}

/** What other programs read must not depend on where they read it. */
function withFullAddresses(answer: Answer, siteUrl: string): Answer {
  const full = (url: string) => (url.startsWith('/') ? siteUrl + url : url)
  const { productRecommendations: recommended } = answer
  return {
    ...answer,
    sources: answer.sources.map((source) => ({ ...source, url: full(source.url) })),
    productRecommendations: recommended && {
      ...recommended,
      products: recommended.products.map((product) => ({ ...product, image: full(product.image) })),
    },
  }
}

/** The same answer as server-sent events: a 'sentence' each, then 'answer' with everything. */
function stream(answer: Answer): Response {
  const events = [
    ...splitSentences(answer.content).map((text) => `event: sentence\ndata: ${JSON.stringify({ text })}\n\n`),
    `event: answer\ndata: ${JSON.stringify(answer)}\n\n`,
  ]
  return new Response(events.join(''), {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
