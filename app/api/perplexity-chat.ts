import { isbot } from 'isbot'
import type { AnswerEvent } from '#app/domain/advisor/answer-events.ts'
import { chatRequest } from '#app/domain/advisor/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, readJson } from '#app/edge/problem.ts'
import { eventStream } from '#app/edge/server-sent-events.ts'
import type { ServerSentEvent } from '#app/edge/server-sent-events.ts'
import type { Route } from './+types/perplexity-chat'
import { withFullAddresses } from './full-addresses.ts'

/** Whoever posts a question asks it for somebody, whatever program carries it: crawlers only follow links. */
export function action({ request, context }: Route.ActionArgs) {
  return answerApi(async () => {
    const question = chatRequest.parse(await readJson(request))
    const { advisor, visitor, siteUrl, signal, log } = context.get(requestContext)
    const isCounted = !isbot(request.headers.get('user-agent') ?? '')
    const asker = { visitor, isRobot: false, isCounted }
    if (request.headers.get('accept')?.includes('text/event-stream')) {
      const left = new AbortController()
      const asked = { ...asker, signal: AbortSignal.any([signal, left.signal]) }
      const events = await advisor.stream(question, asked)
      return eventStream(written(events, siteUrl), {
        onFailure: (error) => {
          if (!signal.aborted) log.error({ err: error }, 'answer broke off')
        },
        onLeave: () => left.abort(),
      })
    }
    const answer = await advisor.answer(question, { ...asker, signal })
    return Response.json(withFullAddresses(answer, siteUrl), { headers: { 'Cache-Control': 'no-store' } })
  })
}

/** The events of an answer as the public contract writes them. */
async function* written(
  events: AsyncGenerator<AnswerEvent, void>,
  siteUrl: string,
): AsyncGenerator<ServerSentEvent, void> {
  for await (const event of events) {
    if (event.type === 'understood') yield { event: 'understood', data: { understood: event.understood } }
    else if (event.type === 'sentence') yield { event: 'sentence', data: { text: event.text } }
    else yield { event: 'answer', data: withFullAddresses(event.answer, siteUrl) }
  }
}
