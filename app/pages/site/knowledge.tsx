import { Search, Zap } from 'lucide-react'
import { useEffect } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { FactEntry } from '#app/pages/chat/fact-entry.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { shown, still } from '#app/ui/still.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/knowledge'
import { knowledgeView } from './knowledge-view.server.ts'
import styles from './knowledge.css?url'

const Questions = still('questions', () =>
  import('./knowledge-questions.tsx').then(({ Questions }) => Questions),
)

const TITLE = 'Kiến thức chọn mua'

type Subject = Route.ComponentProps['loaderData']['subject']

const crumbsOf = (subject: Pick<NonNullable<Subject>, 'title'> | null) => [
  { label: 'Trang chủ', to: '/' },
  ...(subject ? [{ label: TITLE, to: '/kien-thuc' }, { label: subject.title }] : [{ label: TITLE }]),
]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const subject = loaderData?.subject
  return pageMeta(matches, {
    title: subject ? `${subject.title}: ${formatNumber(subject.facts.length)} câu hỏi đáp` : TITLE,
    description: subject
      ? `Giải đáp có nguồn về ${subject.title.toLocaleLowerCase('vi')}: ${subject.facts
          .slice(0, 3)
          .map(({ question }) => question)
          .join(' ')}`
      : 'Giải đáp ngắn gọn về công nghệ, tiền điện, cách dùng và quyền lợi khi mua đồ điện máy, mỗi ý đều ghi nguồn.',
    path: subject ? `/kien-thuc?chu-de=${subject.id}` : '/kien-thuc',
    index: !loaderData?.text,
  })
}

const asked = z.object({
  q: z.string().trim().max(200).catch(''),
  'chu-de': z.string().max(100).catch(''),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, inDocument, shows } = context.get(requestContext)
  shows('site')
  const { q: text, 'chu-de': chosen } = asked.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { groups, ...view } = await knowledgeView(db, { text, chosen })
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbsOf(view.subject), '/kien-thuc')])
  return { ...view, questions: shown(inDocument, { groups, isIndex: view.isIndex }) }
}

export default function KnowledgePage({ loaderData }: Route.ComponentProps) {
  const { text, total, questions, isIndex, first, subject, found } = loaderData
  useOpenAddressed()
  return (
    <Container className="grid gap-4 py-4 md:gap-5">
      <div className={isIndex ? 'max-sm:hidden' : undefined}>
        <Breadcrumb crumbs={crumbsOf(subject)} />
      </div>
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold md:text-4xl">{subject ? subject.title : TITLE}</h1>
        <KnowledgeSearch text={text} />
        <p className="max-w-text text-xs text-muted md:text-sm">
          {isIndex ? `${formatNumber(total)} câu do AI soạn` : 'Do AI soạn'} theo nguồn ghi dưới mỗi ý, trừ
          câu ghi biên tập viên viết. Chưa ai đối chiếu lại từng ý: điều quan trọng, bạn nên mở nguồn xem lại.
        </p>
      </header>
      {found ? (
        <Found text={text} facts={found} />
      ) : subject ? (
        <OneSubject subject={subject} />
      ) : (
        <FirstAnswers answers={first} />
      )}
      <Questions of={questions} />
      {isIndex && (
        <p className="text-muted">
          Tính cỡ máy theo số người, diện tích thì xem{' '}
          <Link to="/cach-tinh" className="text-action underline">
            cách chúng tôi tính
          </Link>
          .
        </p>
      )}
    </Container>
  )
}

function KnowledgeSearch({ text }: { text: string }) {
  return (
    <Form
      method="get"
      action="/kien-thuc"
      role="search"
      aria-label="Tìm trong kiến thức"
      className="flex gap-2"
    >
      <label htmlFor="tim-kien-thuc" className="sr-only">
        Bạn muốn biết điều gì?
      </label>
      <input
        key={text}
        id="tim-kien-thuc"
        name="q"
        type="search"
        maxLength={200}
        defaultValue={text}
        placeholder="Ví dụ: Inverter là gì?"
        className="control min-h-12 max-w-xl grow"
      />
      <Button type="submit" size="lg" className="px-4">
        <Search aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Tìm</span>
      </Button>
    </Form>
  )
}

/** The answers of a search, the likeliest unfolded. */
function Found({
  text,
  facts,
}: {
  text: string
  facts: NonNullable<Route.ComponentProps['loaderData']['found']>
}) {
  const ask = (
    <a href={`/chat?q=${encodeURIComponent(text)}`} className={buttonClass('secondary')}>
      Hỏi cố vấn câu này
    </a>
  )
  if (facts.length === 0)
    return (
      <EmptyState
        title={`Chưa có câu nào về “${text}”`}
        text="Bạn thử gõ ngắn hơn, hoặc hỏi thẳng cố vấn nhé."
        actions={ask}
        className="pt-4 pb-2"
      />
    )
  return (
    <section aria-labelledby="tim-thay" className="grid gap-3">
      <h2 id="tim-thay" className="text-xl font-bold">
        {formatNumber(facts.length)} câu gần với “{text}”
      </h2>
      <div className="known">
        {facts.map((fact, at) => (
          <FactEntry key={fact.id} fact={fact} isOpen={at === 0} />
        ))}
      </div>
      <p>{ask}</p>
    </section>
  )
}

function OneSubject({ subject: { title, asOf, facts } }: { subject: NonNullable<Subject> }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-sm font-normal text-muted">
        {formatNumber(facts.length)} câu, soạn ngày {formatDate(asOf)}
      </h2>
      <div className="known known-wide">
        {facts.map((fact) => (
          <FactEntry key={fact.id} fact={fact} />
        ))}
      </div>
    </section>
  )
}

/** What is asked first of the large kinds, answered in a sentence. */
function FirstAnswers({ answers }: { answers: Route.ComponentProps['loaderData']['first'] }) {
  return (
    <section aria-labelledby="bat-dau" className="grid gap-3">
      <h2 id="bat-dau" className="text-xl font-bold">
        Bắt đầu từ đây
      </h2>
      <ul className="first-answers">
        {answers.map(({ question, answer, picture, to }) => (
          <li key={to}>
            <span className="product-picture">
              {picture ? <img src={picture} alt="" width={72} height={54} /> : <Zap aria-hidden="true" />}
            </span>
            <div>
              <Link to={to}>{question}</Link>
              <Decided text={answer} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An answer whose first clause decides: it has the weight, and what is to be weighed against it follows. */
function Decided({ text }: { text: string }) {
  const end = text.search(/[;:] /)
  if (end < 0) return <p>{text}</p>
  return (
    <p>
      <b>{text.slice(0, end + 1)}</b> {text.slice(end + 2)}
    </p>
  )
}

/**
 * Unfolds the fact the address points at, in browsers that do not do so by themselves; from the list of all questions it goes
 * on to the answer.
 */
function useOpenAddressed() {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    const open = () => {
      const aim = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (aim instanceof HTMLAnchorElement) {
        void navigate(aim.pathname + aim.search + aim.hash, { replace: true })
        return
      }
      const details = aim?.closest('details')
      if (!aim || !details || details.open) return
      details.open = true
      aim.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [navigate, key])
}
