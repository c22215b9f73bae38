import { Link, useFetcher } from 'react-router'
import { z } from 'zod'
import { ADMIN_SCREENS, QUICK_ACTIONS, screenPath } from '#app/admin/screens.ts'
import { FigureCard } from '#app/admin/figure-card.tsx'
import { ViewsChart } from '#app/admin/views-chart.tsx'
import { WorkItem, WorkList } from '#app/admin/work-list.tsx'
import { requestContext } from '#app/context.server.ts'
import { allows } from '#app/features/account/roles.ts'
import { closeQuestion, openQuestions } from '#app/features/advisor/queries/open-questions.server.ts'
import { articleFigures, viewsByDay } from '#app/features/blog/queries/article-figures.server.ts'
import {
  closeEmptySearch,
  emptySearches,
  waitingReviews,
} from '#app/features/catalogue/queries/open-work.server.ts'
import { requireStaff } from '#app/guard.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/dashboard'

const DAYS = 30
const NEWEST = 5

export async function loader(asked: Route.LoaderArgs) {
  const { role, email } = await requireStaff(asked, 'dashboard')
  const { db } = asked.context.get(requestContext)
  const may = ({ needs }: { needs: Parameters<typeof allows>[1] }) => allows(role, needs)
  return {
    role: role ?? '',
    email,
    screens: ADMIN_SCREENS.filter(may),
    quickActions: QUICK_ACTIONS.filter(may),
    figures: await articleFigures(db),
    days: await viewsByDay(db, DAYS),
    questions: await openQuestions(db, NEWEST),
    searches: await emptySearches(db, NEWEST),
    reviews: await waitingReviews(db, NEWEST),
  }
}

const closing = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('question'), key: z.coerce.number().int().positive() }),
  z.object({ subject: z.literal('search'), key: z.string().min(1).max(500) }),
])

/** Takes a question or a search off the list. */
export async function action(asked: Route.ActionArgs) {
  await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const read = closing.safeParse(Object.fromEntries(await asked.request.formData()))
  if (!read.success) throw new Response(null, { status: 400 })
  if (read.data.subject === 'question') await closeQuestion(db, read.data.key)
  else await closeEmptySearch(db, read.data.key)
  return null
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { role, screens, quickActions, figures, days, questions, searches, reviews } = loaderData
  const cards = [
    { label: 'Bài viết', count: figures.articles, path: '/admin/articles' },
    { label: 'Danh mục', count: figures.categories, path: '/admin/categories' },
    { label: 'Tác giả', count: figures.authors, path: '/admin/authors' },
    { label: 'Thẻ', count: figures.tags, path: '/admin/tags' },
  ]
  return (
    <>
      <header>
        <h1 className="text-2xl font-bold">Chào mừng bạn đến với Panel Quản Trị</h1>
        <p className="text-muted">Bạn đang đăng nhập với quyền: {role}</p>
      </header>
      {quickActions.length > 0 && (
        <nav aria-label="Thao tác nhanh" className="flex flex-wrap gap-3">
          {quickActions.map(({ path, label }) => (
            <Link key={path} to={path} className={buttonClass('secondary')}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {cards.map(({ label, count, path }) => (
          <FigureCard key={path} label={label} count={count} to={screenPath(screens, path)} />
        ))}
      </div>
      <div className="grid gap-4 xl:grid-cols-[1fr_2fr]">
        <Card as="section" aria-label="Thống kê" className="!p-5">
          <h2 className="text-lg font-bold">Thống kê</h2>
          <dl className="mt-3 grid gap-2.5">
            <Figure label="Tổng số bài viết" value={figures.articles} />
            <Figure label="Đã xuất bản" value={figures.published} />
            <Figure label="Bản nháp" value={figures.drafts} />
            <Figure label="Tổng số danh mục" value={figures.categories} />
          </dl>
        </Card>
        <Card as="section" aria-label="Lượt xem bài viết" className="!p-5">
          <h2 className="mb-3 text-lg font-bold">Lượt xem bài viết</h2>
          <ViewsChart days={days} />
        </Card>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-3">
        <WorkList
          title="Câu hỏi chưa trả lời được"
          count={questions.count}
          empty="Không có câu hỏi nào đang chờ."
        >
          {questions.rows.map(({ id, text, count, lastAt }) => (
            <WorkItem
              key={id}
              text={text}
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
          {searches.rows.map(({ key, text, count, lastAt }) => (
            <WorkItem
              key={key}
              text={
                <Link
                  to={`/products?q=${encodeURIComponent(text)}`}
                  className="hover:text-action hover:underline"
                >
                  {text}
                </Link>
              }
              note={`${formatNumber(count)} lần · ${formatDateTime(lastAt)}`}
              action={<CloseButton subject="search" value={key} text={text} />}
            />
          ))}
        </WorkList>
        <WorkList title="Đánh giá chờ duyệt" count={reviews.count} empty="Không có đánh giá nào đang chờ.">
          {reviews.rows.map(({ id, productId, title, name, rating, text, createdAt }) => (
            <WorkItem
              key={id}
              text={text}
              note={`${name} · ${rating} sao · ${formatDateTime(createdAt)}`}
              action={
                <Link
                  to={`/products/${productId}`}
                  aria-label={`Xem sản phẩm ${title}`}
                  className={buttonClass('ghost', 'md', 'shrink-0 !px-3 !text-sm')}
                >
                  Xem
                </Link>
              }
            />
          ))}
        </WorkList>
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
        className="!px-3 !text-sm"
        loading={fetcher.state !== 'idle'}
        aria-label={`Đã xử lý: ${text}`}
      >
        Đã xử lý
      </Button>
    </fetcher.Form>
  )
}
