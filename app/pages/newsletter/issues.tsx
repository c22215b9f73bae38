import { Link } from 'react-router'
import { ISSUES_PATH, issuePath } from '#app/domain/newsletter/issue.ts'
import { countPublicIssues, publicIssues } from '#app/domain/newsletter/issues.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import type { Route } from './+types/issues'

const PAGE = 30
const MOST_PAGES = 1_000

const crumbs = [
  { label: 'Trang chủ', to: '/' },
  { label: 'Bản tin', to: '/ban-tin' },
  { label: 'Các số đã gửi' },
]

const pathOf = (page: number) => (page > 1 ? `${ISSUES_PATH}?page=${page}` : ISSUES_PATH)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1
  return pageMeta(matches, {
    title: 'Các số bản tin đã gửi',
    description: 'Những số bản tin {site} đã gửi tới người đăng ký, mới nhất ở trên.',
    path: pathOf(page),
    page,
    index: (loaderData?.total ?? 0) > 0,
  })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext)
  const asked = Number(url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= MOST_PAGES ? asked : 1
  const total = await countPublicIssues(db)
  const issues = await publicIssues(db, { limit: PAGE, offset: (page - 1) * PAGE })
  if (page > 1 && issues.length === 0) throw new Response(null, { status: 404 })
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, ISSUES_PATH)])
  return { issues, total, page }
}

export default function IssuesPage({ loaderData: { issues, total, page } }: Route.ComponentProps) {
  return (
    <Container className="grid max-w-3xl gap-6 py-6">
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold">Các số bản tin đã gửi</h1>
        <p className="text-muted">
          Bạn xem trước bản tin trông thế nào, rồi{' '}
          <Link to="/ban-tin" className="text-action underline">
            đăng ký nhận qua email
          </Link>{' '}
          nếu thấy có ích.
        </p>
      </header>
      {issues.length === 0 ? (
        <EmptyState
          title="Chưa gửi số nào"
          text="Bạn đăng ký để nhận số đầu tiên, hoặc đọc blog trong lúc chờ nhé."
          actions={
            <Link to="/ban-tin" className={buttonClass()}>
              Đăng ký nhận tin
            </Link>
          }
        />
      ) : (
        <ul className="divide-y divide-line">
          {issues.map(({ id, subject, startedAt }) => (
            <li key={id} className="relative grid gap-1 py-4">
              <Link
                to={issuePath(id)}
                className="text-lg font-semibold text-action after:absolute after:inset-0"
              >
                {subject}
              </Link>
              <time dateTime={startedAt} className="text-sm text-muted">
                {formatDate(startedAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={Math.ceil(total / PAGE)} href={pathOf} />
    </Container>
  )
}
