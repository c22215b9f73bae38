import { useEffect } from 'react'
import { Link } from 'react-router'
import { SUBJECTS } from '#app/domain/advisor/knowledge/fact-base.ts'
import type { Fact } from '#app/domain/advisor/knowledge/fact.ts'
import { factsOn, toFact } from '#app/domain/advisor/teaching/taught-facts.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import type { ShownFact } from '#app/pages/chat/fact-entry.tsx'
import { FactEntry } from '#app/pages/chat/fact-entry.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/knowledge'
import styles from './knowledge.css?url'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Kiến thức chọn mua' }]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Kiến thức chọn mua',
    description:
      'Giải đáp ngắn gọn về công nghệ, tiền điện, cách dùng và quyền lợi khi mua đồ điện máy, mỗi ý đều ghi nguồn.',
    path: '/kien-thuc',
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, shows } = context.get(requestContext)
  shows('site')
  const taught = (await factsOn(db)).map(toFact)
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/kien-thuc')])
  const subjects = SUBJECTS.map(({ id, title, asOf, facts }) => ({
    id,
    title,
    asOf,
    facts: [...facts, ...taught.filter(({ subject }) => subject === id)].map(shown),
  }))
  return { subjects, total: subjects.reduce((sum, { facts }) => sum + facts.length, 0) }
}

/** Leaves out what only the advisor reads. */
function shown({ id, question, verdict, claims, table, changes, related, taughtOn }: Fact): ShownFact {
  const more = { ...(table ? { table } : {}), ...(taughtOn ? { taughtOn } : {}) }
  return { id, question, verdict, claims, changes, related, ...more }
}

export default function KnowledgePage({ loaderData: { subjects, total } }: Route.ComponentProps) {
  useOpenAddressed()
  return (
    <Container className="grid gap-8 py-6">
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold md:text-4xl">Kiến thức chọn mua</h1>
        <p className="max-w-text text-muted">
          {formatNumber(total)} câu hỏi hay gặp, trả lời ngắn gọn. Mỗi ý đều ghi nguồn; chỗ nào các nguồn nói
          khác nhau hoặc chưa xác minh được thì nói thẳng như vậy. Trừ câu ghi rõ biên tập viên viết, nội dung
          do AI soạn, chưa có biên tập viên đối chiếu lại từng ý, nên bạn hãy mở nguồn khi cần chắc chắn. Chọn
          cỡ máy theo số người, diện tích thì xem{' '}
          <Link to="/cach-tinh" className="text-action underline">
            cách chúng tôi tính
          </Link>
          .
        </p>
      </header>
      <nav aria-label="Chủ đề">
        <ul className="flex flex-wrap gap-2">
          {subjects.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="button button-secondary min-h-11 px-3 text-sm">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {subjects.map(({ id, title, asOf, facts }) => (
        <section key={id} id={id} aria-labelledby={`${id}-ten`} className="grid gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={`${id}-ten`} className="text-2xl font-bold">
              {title}
            </h2>
            <p className="text-sm text-muted">Soạn ngày {formatDate(asOf)}</p>
          </div>
          <div className="known">
            {facts.map((fact) => (
              <FactEntry key={fact.id} fact={fact} />
            ))}
          </div>
        </section>
      ))}
    </Container>
  )
}

/** Unfolds the fact the address points at, in browsers that do not do so by themselves. */
function useOpenAddressed() {
  useEffect(() => {
    const open = () => {
      const fact = document.getElementById(location.hash.slice(1))
      const details = fact?.closest('details')
      if (!fact || !details || details.open) return
      details.open = true
      fact.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}
