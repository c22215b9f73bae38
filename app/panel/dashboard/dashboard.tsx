import { Form, Link, useFetcher } from 'react-router'
import { z } from 'zod'
import { allows, ROLE_NAMES } from '#app/domain/account/roles.ts'
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
import { many, noun, say, times } from '#app/vietnamese/say.ts'
import type { Route } from './+types/dashboard'
import { firstSteps } from './first-steps.ts'
import { FirstSteps } from './steps-list.tsx'
import { Welcome } from './welcome.tsx'

const DAYS = 30
const NEWEST = 5

export async function loader(asked: Route.LoaderArgs) {
  const { role, name, email, hasSecondFactor, panelLanguage } = await requireStaff(asked, 'dashboard')
  const { db, settings, mailer } = asked.context.get(requestContext)
  const may = ({ needs }: { needs: Parameters<typeof allows>[1] }) => allows(role, needs)
  const figures = { ...(await articleFigures(db)), ...(await catalogueFigures(db)) }
  return {
    role: role ?? ('' as const),
    email,
    hasLanguage: panelLanguage !== null,
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
    hasLanguage,
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
    { label: say('Bài viết', { en: 'Articles' }), count: figures.articles, path: '/admin/articles' },
    { label: say('Danh mục', { en: 'Categories' }), count: figures.categories, path: '/admin/categories' },
    { label: say('Tác giả', { en: 'Authors' }), count: figures.authors, path: '/admin/authors' },
    { label: say('Thẻ', { en: 'Tags' }), count: figures.tags, path: '/admin/tags' },
    { label: say('Sản phẩm', { en: 'Products' }), count: figures.products, path: '/admin/products' },
    { label: say('Thương hiệu', { en: 'Brands' }), count: figures.brands, path: '/admin/brands' },
  ]
  return (
    <>
      <header>
        <h1 className="text-2xl font-bold">
          {say('Chào mừng bạn đến với Panel Quản Trị', { en: 'Welcome to the admin panel' })}
        </h1>
        <p className="text-muted">
          {say('Bạn đang đăng nhập với quyền: ', { en: 'You are signed in as: ' })}
          {role === '' ? role : ROLE_NAMES[role]}
        </p>
      </header>
      {newcomer && <Welcome {...newcomer} />}
      {!hasLanguage && <OneLanguage />}
      <FirstSteps steps={steps} />
      {quickActions.length > 0 && (
        <nav aria-label={say('Thao tác nhanh', { en: 'Quick actions' })} className="flex flex-wrap gap-3">
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
        <Card as="section" aria-label={say('Thống kê', { en: 'Statistics' })} className="p-5">
          <h2 className="text-lg font-bold">{say('Thống kê', { en: 'Statistics' })}</h2>
          <dl className="mt-3 grid gap-2.5">
            <Figure label={say('Tổng số bài viết', { en: 'Total articles' })} value={figures.articles} />
            <Figure label={say('Đã đăng', { en: 'Published' })} value={figures.published} />
            <Figure label={say('Bản nháp', { en: 'Drafts' })} value={figures.drafts} />
            <Figure label={say('Tổng số danh mục', { en: 'Total categories' })} value={figures.categories} />
          </dl>
        </Card>
        <Card as="section" aria-label={say('Lượt xem bài viết', { en: 'Article views' })} className="p-5">
          <h2 className="mb-3 text-lg font-bold">{say('Lượt xem bài viết', { en: 'Article views' })}</h2>
          <ViewsChart days={days} />
        </Card>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2 2xl:grid-cols-3">
        <WorkList
          title={say('Câu hỏi chưa trả lời được', { en: 'Unanswered questions' })}
          count={questions.count}
          empty={say('Không có câu hỏi nào đang chờ.', { en: 'No questions are waiting.' })}
        >
          {questions.rows.map(({ id, text, count, lastAt }) => (
            <WorkItem
              key={id}
              text={
                <Link to="/admin/teach" className="hover:text-action hover:underline">
                  {text}
                </Link>
              }
              note={say(`${formatNumber(count)} lần · ${formatDateTime(lastAt)}`, {
                en: `asked ${times(count)} · ${formatDateTime(lastAt)}`,
              })}
              action={<CloseButton subject="question" value={id} text={text} />}
            />
          ))}
        </WorkList>
        <WorkList
          title={say('Tìm kiếm không có kết quả', { en: 'Searches without results' })}
          count={searches.count}
          empty={say('Không có tìm kiếm nào đang chờ.', { en: 'No searches are waiting.' })}
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
        <WorkList
          title={say('Đánh giá chờ duyệt', { en: 'Reviews to moderate' })}
          count={reviews.count}
          empty={say('Không có đánh giá nào đang chờ.', { en: 'No reviews are waiting.' })}
        >
          {reviews.rows.map(({ id, title, name, rating, text, createdAt }) => (
            <WorkItem
              key={id}
              text={text}
              note={say(`${name} · ${rating} sao · ${formatDateTime(createdAt)}`, {
                en: `${name} · ${rating} ${noun(rating, 'star')} · ${formatDateTime(createdAt)}`,
              })}
              action={
                <Link
                  to={`/admin/reviews#review-${id}`}
                  aria-label={say(`Duyệt đánh giá về ${title}`, { en: `Approve the review of ${title}` })}
                  className={buttonClass('ghost', 'md', 'shrink-0 px-3 text-sm')}
                >
                  {say('Duyệt', { en: 'Approve' })}
                </Link>
              }
            />
          ))}
        </WorkList>
        {imports && (
          <WorkList
            title={say('Nhập dữ liệu gần đây', { en: 'Recent imports' })}
            count={imports.total}
            empty={say('Chưa có lần nhập nào.', { en: 'Nothing has been imported yet.' })}
          >
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
                note={`${state === 'uploaded' ? say('Chờ bạn bắt đầu', { en: 'Waiting for you to start' }) : say(`${formatNumber(imported)} đã nhập · ${formatNumber(errors)} lỗi`, { en: `${formatNumber(imported)} imported · ${many(errors, 'error')}` })} · ${formatDateTime(createdAt)}`}
              />
            ))}
          </WorkList>
        )}
        {messages && (
          <WorkList
            title={say('Tin nhắn chưa đọc', { en: 'Unread messages' })}
            count={messages.total}
            empty={say('Không có tin nhắn nào chưa đọc.', { en: 'No unread messages.' })}
          >
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

/** Offers one language for every screen, until somebody has chosen one: by default some screens are English. */
function OneLanguage() {
  return (
    <Form method="post" action="/admin/language" reloadDocument className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="back" value="/admin" />
      <Button type="submit" name="language" value="vi" variant="secondary">
        Panel bằng tiếng Việt
      </Button>
      <Button type="submit" name="language" value="en" variant="ghost" lang="en">
        Panel in English
      </Button>
    </Form>
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
        aria-label={say(`Đã xử lý: ${text}`, { en: `Mark as done: ${text}` })}
      >
        {say('Đã xử lý', { en: 'Mark as done' })}
      </Button>
    </fetcher.Form>
  )
}
