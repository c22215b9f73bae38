import { Link, useFetcher } from 'react-router'
import { z } from 'zod'
import { allows } from '#app/domain/account/roles.ts'
import { openQuestions, settleQuestion } from '#app/domain/advisor/queries/open-questions.server.ts'
import { articleFigures, viewsByDay } from '#app/domain/blog/queries/article-figures.server.ts'
import { catalogueFigures } from '#app/domain/catalogue/queries/catalogue-figures.server.ts'
import {
  emptySearches,
  settleEmptySearch,
  waitingReviews,
} from '#app/domain/catalogue/queries/open-work.server.ts'
import { inboxPage } from '#app/domain/contact/contact-messages.server.ts'
import { listJobs } from '#app/domain/imports/queries/jobs.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { SUBJECTS } from '#app/panel/imports/subjects.ts'
import { FigureCard } from '#app/panel/parts/figure-card.tsx'
import { ADMIN_SCREENS, QUICK_ACTIONS, screenPath } from '#app/panel/parts/screens.ts'
import { useToldToasts } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewsChart } from '#app/panel/parts/views-chart.tsx'
import { WorkItem, WorkList } from '#app/panel/parts/work-list.tsx'
import { FailedSearch, SYNONYMS_PATH } from '#app/panel/synonyms/failed-search.tsx'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/dashboard'
import { firstSteps } from './first-steps.ts'
import { FirstSteps } from './steps-list.tsx'
import { Welcome } from './welcome.tsx'

const DAYS = 30
const NEWEST = 5

export async function loader(asked: Route.LoaderArgs) {
  const { role, name, email, hasSecondFactor } = await requireStaff(asked, 'dashboard')
  const { db, settings, mailer } = asked.context.get(requestContext)
  const may = ({ needs }: { needs: Parameters<typeof allows>[1] }) => allows(role, needs)
  const figures = { ...(await articleFigures(db)), ...(await catalogueFigures(db)) }
  return {
    role: role ?? '',
    email,
    newcomer: role && new URL(asked.request.url).searchParams.has('chao-mung') ? { name, role } : null,
    steps: allows(role, 'settings')
      ? firstSteps({ settings, delivers: mailer.delivers, hasSecondFactor, ...figures })
      : [],
    mayOpen: ADMIN_SCREENS.filter(may).map(({ path }) => path),
    quickActions: QUICK_ACTIONS.filter(may),
    figures,
    days: await viewsByDay(db, DAYS),
    questions: await openQuestions(db, NEWEST),
    searches: await emptySearches(db, NEWEST),
    reviews: await waitingReviews(db, NEWEST),
    imports: allows(role, 'import') ? await listJobs(db, { limit: NEWEST, offset: 0 }) : null,
    messages: allows(role, 'inbox')
      ? await inboxPage(db, { view: 'unread', limit: NEWEST, offset: 0 })
      : null,
  }
}

const closing = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('question'), key: z.coerce.number().int().positive() }),
  z.object({ subject: z.literal('search'), key: z.string().min(1).max(500) }),
])

/** Takes a question or a search off the list. */
export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const read = closing.safeParse(Object.fromEntries(await asked.request.formData()))
  if (!read.success) throw new Response(null, { status: 400 })
  const { subject, key } = read.data
  const entity = subject === 'question' ? 'unanswered-question' : 'failed-search'
  await db.transaction(async (tx) => {
    const name =
      subject === 'question'
        ? await settleQuestion(tx, { id: key, isDone: true })
        : await settleEmptySearch(tx, { key, isDone: true })
    if (name !== null)
      await recordChange(tx, { actorId, action: 'resolve', entity, entityId: key, detail: { name } })
  })
  return null
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  useToldToasts(SYNONYMS_PATH)
  const {
    role,
    newcomer,
    steps,
    mayOpen,
    quickActions,
    figures,
    days,
    questions,
    searches,
    reviews,
    messages,
    imports,
  } = loaderData
  const cards = [
    { label: 'Bài viết', count: figures.articles, path: '/admin/articles' },
    { label: 'Danh mục', count: figures.categories, path: '/admin/categories' },
    { label: 'Tác giả', count: figures.authors, path: '/admin/authors' },
    { label: 'Thẻ', count: figures.tags, path: '/admin/tags' },
    { label: 'Sản phẩm', count: figures.products, path: '/admin/products' },
    { label: 'Thương hiệu', count: figures.brands, path: '/admin/brands' },
  ]
  return (
    <>
      <header>
        <h1 className="text-2xl font-bold">Chào mừng bạn đến với Panel Quản Trị</h1>
        <p className="text-muted">Bạn đang đăng nhập với quyền: {role}</p>
      </header>
      {newcomer && <Welcome {...newcomer} />}
      <FirstSteps steps={steps} />
      {quickActions.length > 0 && (
        <nav aria-label="Thao tác nhanh" className="flex flex-wrap gap-3">
          {quickActions.map(({ path, label }) => (
            <Link key={path} to={path} className={buttonClass('secondary')}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 2xl:grid-cols-6">
        {cards.map(({ label, count, path }) => (
          <FigureCard key={path} label={label} count={count} to={screenPath(mayOpen, path)} />
        ))}
      </div>
      <div className="grid gap-4 xl:grid-cols-[1fr_2fr]">
        <Card as="section" aria-label="Thống kê" className="p-5">
          <h2 className="text-lg font-bold">Thống kê</h2>
          <dl className="mt-3 grid gap-2.5">
            <Figure label="Tổng số bài viết" value={figures.articles} />
            <Figure label="Đã xuất bản" value={figures.published} />
            <Figure label="Bản nháp" value={figures.drafts} />
            <Figure label="Tổng số danh mục" value={figures.categories} />
          </dl>
        </Card>
        <Card as="section" aria-label="Lượt xem bài viết" className="p-5">
          <h2 className="mb-3 text-lg font-bold">Lượt xem bài viết</h2>
          <ViewsChart days={days} />
        </Card>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2 2xl:grid-cols-3">
        <WorkList
          title="Câu hỏi chưa trả lời được"
          count={questions.count}
          empty="Không có câu hỏi nào đang chờ."
        >
          {questions.rows.map(({ id, text, count, lastAt }) => (
            <WorkItem
              key={id}
              text={
                <Link to="/admin/teach" className="hover:text-action hover:underline">
                  {text}
                </Link>
              }
              note={`${formatNumber(count)} lần · ${formatDateTime(lastAt)}`}
              action={<CloseButton subject="question" value={id} text={text} />}
            />
          ))}
        </WorkList>
        <WorkList
          title="Tìm kiếm không có kết quả"
          count={searches.count}
          empty="Không có tìm kiếm nào đang chờ."
        >
          {searches.rows.map((search) => (
            <FailedSearch
              key={search.key}
              search={search}
              undoAt={SYNONYMS_PATH}
              close={<CloseButton subject="search" value={search.key} text={search.text} />}
            />
          ))}
        </WorkList>
        <WorkList title="Đánh giá chờ duyệt" count={reviews.count} empty="Không có đánh giá nào đang chờ.">
          {reviews.rows.map(({ id, title, name, rating, text, createdAt }) => (
            <WorkItem
              key={id}
              text={text}
              note={`${name} · ${rating} sao · ${formatDateTime(createdAt)}`}
              action={
                <Link
                  to={`/admin/reviews#review-${id}`}
                  aria-label={`Duyệt đánh giá về ${title}`}
                  className={buttonClass('ghost', 'md', 'shrink-0 px-3 text-sm')}
                >
                  Duyệt
                </Link>
              }
            />
          ))}
        </WorkList>
        {imports && (
          <WorkList title="Nhập dữ liệu gần đây" count={imports.total} empty="Chưa có lần nhập nào.">
            {imports.jobs.map(({ id, subject, state, fileName, imported, errors, createdAt }) => (
              <WorkItem
                key={id}
                text={
                  <Link
                    to={`${SUBJECTS[subject].screen}?job=${id}`}
                    className="hover:text-action hover:underline"
                  >
                    {fileName}
                  </Link>
                }
                note={`${state === 'uploaded' ? 'Chờ bạn bắt đầu' : `${formatNumber(imported)} đã nhập · ${formatNumber(errors)} lỗi`} · ${formatDateTime(createdAt)}`}
              />
            ))}
          </WorkList>
        )}
        {messages && (
          <WorkList title="Tin nhắn chưa đọc" count={messages.total} empty="Không có tin nhắn nào chưa đọc.">
            {messages.messages.map(({ id, subject, name, createdAt }) => (
              <WorkItem
                key={id}
                text={
                  <Link to="/admin/inbox" className="hover:text-action hover:underline">
                    {subject}
                  </Link>
                }
                note={`${name} · ${formatDateTime(createdAt)}`}
              />
            ))}
          </WorkList>
        )}
      </div>
    </>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{formatNumber(value)}</dd>
    </div>
  )
}

/** Marks something as done with; the list is read again afterwards. */
function CloseButton({ subject, value, text }: { subject: string; value: string | number; text: string }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action="/admin?index" className="shrink-0">
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="key" value={value} />
      <Button
        type="submit"
        variant="ghost"
        className="px-3 text-sm"
        loading={fetcher.state !== 'idle'}
        aria-label={`Đã xử lý: ${text}`}
      >
        Đã xử lý
      </Button>
    </fetcher.Form>
  )
}
