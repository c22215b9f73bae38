import { isbot } from 'isbot'
import { useEffect } from 'react'
import { data } from 'react-router'
import { exampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import {
  drawQuestions,
  FALLBACK_QUESTIONS,
  inOneLine,
  SHOWN_SUGGESTIONS,
} from '#app/domain/advisor/fallback-questions.ts'
import { popularQuestions, suggestedQuestions } from '#app/domain/advisor/queries/questions.server.ts'
import { MAX_QUESTION } from '#app/domain/advisor/question-limits.ts'
import { chatRequest } from '#app/domain/advisor/schema.ts'
import { questionsAbout } from '#app/domain/advisor/write/about.ts'
import { productTitle } from '#app/domain/catalogue/queries/product-title.server.ts'
import { usualReasons } from '#app/domain/search/usual-reasons.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { exampleView } from '#app/pages/home/example-view.ts'
import { CHAT_EXAMPLE, othersThan } from '#app/pages/home/usual-needs.ts'
import { HTTP_STATUS } from '#app/platform/errors.ts'
import { refusalOf } from '#app/platform/refusal.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { PageHandle } from '#app/root.tsx'
import type { Route } from './+types/chat-page'
import { ASKED_BEFORE } from './chat-address.ts'
import { Chat } from './chat.tsx'
import type { ConversationEvent } from './conversation/converse.ts'
import styles from './chat.css?url'

export const handle: PageHandle = { footer: false }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Chat với cố vấn AI',
    description: 'Hỏi bằng tiếng Việt tự nhiên, nhận gợi ý điện máy có giá, thông số và nguồn rõ ràng.',
    path: '/chat',
    index: location.search === '',
  })
}

/** A question in the address is answered with the page, so that it works without JavaScript too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, advisor, visitor, signal } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const [about, stored, popular, example, reasons] = await Promise.all([
    productInView(db, searchParams.get('san-pham')),
    suggestedQuestions(db),
    popularQuestions(db, SHOWN_SUGGESTIONS),
    exampleAnswer(db, CHAT_EXAMPLE),
    usualReasons(db),
  ])
  const general = drawQuestions(
    inOneLine(othersThan(CHAT_EXAMPLE, stored.length > 0 ? stored : FALLBACK_QUESTIONS)),
  )
  const view = {
    suggestions: about
      ? questionsAbout(about.kind)
      : [...new Set([...popular, ...general])].slice(0, SHOWN_SUGGESTIONS),
    popular,
    about,
    example: example && exampleView(example, reasons),
    toAsk: null,
  }
  const question = searchParams.get('q')?.trim()
  if (!question) return { ...view, begun: [] }
  const asked: ConversationEvent = { type: 'asked', question: question.slice(0, MAX_QUESTION) }
  const refuse = (text: string, status: number) =>
    data({ ...view, begun: [asked, { type: 'failed', text }] as ConversationEvent[] }, status)
  const before = searchParams.get(ASKED_BEFORE)?.slice(0, MAX_QUESTION)
  const parsed = chatRequest.safeParse({
    message: question,
    productId: about?.id,
    previousContext: before && `Câu hỏi: ${before}`,
  })
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? '', HTTP_STATUS.invalid)
  try {
    const isRobot = isbot(request.headers.get('user-agent') ?? '')
    const answer = await advisor.answer(parsed.data, { visitor, isRobot, signal })
    return { ...view, begun: [asked, { type: 'answered', answer }] as ConversationEvent[] }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return refuse(refusal.message, HTTP_STATUS[refusal.code])
  }
}

/** The product a visitor came from; null for an address that names none, or one that is not there. */
async function productInView(db: RequestContext['db'], id: string | null) {
  const known = rowId.safeParse(id)
  return id && known.success ? await productTitle(db, known.data) : null
}

/** Moving here inside the site, the page itself asks, so that the visitor sees it working at once. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const question = searchParams.get('q')?.trim()
  if (!question || searchParams.has('san-pham') || searchParams.has(ASKED_BEFORE)) return await serverLoader()
  return {
    suggestions: [...FALLBACK_QUESTIONS],
    popular: [],
    about: null,
    example: null,
    begun: [],
    toAsk: question,
  }
}

/** The conversation lives on the page; the address only starts it. */
export const shouldRevalidate = () => false

export default function ChatPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    // Not by the router: what came with the page and sleeps until it is touched would lose its HTML to a navigation.
    if (location.search) window.history.replaceState(window.history.state, '', '/chat')
  }, [])
  return <Chat {...loaderData} generalSuggestions={FALLBACK_QUESTIONS} />
}
