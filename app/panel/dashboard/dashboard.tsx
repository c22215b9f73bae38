import { Link, useFetcher } from 'react-router'
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
import { countOldPrices, countPricesOfYear } from '#app/domain/catalogue/queries/price-ages.server.ts'
import { inboxPage } from '#app/domain/contact/contact-messages.server.ts'
import { listJobs } from '#app/domain/imports/queries/jobs.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { SUBJECTS } from '#app/panel/imports/subjects.ts'
import { ADMIN_SCREENS, QUICK_ACTIONS } from '#app/panel/parts/screens.ts'
import { useToldToasts } from '#app/panel/parts/use-outcome-toast.ts'
import { WorkItem, WorkList } from '#app/panel/parts/work-list.tsx'
import { OLD_PRICES_PATH } from '#app/panel/prices/old-prices-path.ts'
import { FailedSearch, SYNONYMS_PATH } from '#app/panel/synonyms/failed-search.tsx'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, noun, say, times } from '#app/vietnamese/say.ts'
import type { Route } from './+types/dashboard'
import { Figures, Views } from './figures.tsx'
import { firstSteps } from './first-steps.ts'
import { FirstSteps } from './steps-list.tsx'
import { WaitingWork } from './waiting-work.tsx'
import type { Waits } from './waiting-work.tsx'
import { Welcome } from './welcome.tsx'

const DAYS = 30
const NEWEST = 5

export async function loader(asked: Route.LoaderArgs) {
  const { role, name, email, hasSecondFactor } = await requireStaff(asked, 'dashboard')
  const { db, settings, mailer } = asked.context.get(requestContext)
  const may = ({ needs }: { needs: Parameters<typeof allows>[1] }) => allows(role, needs)
  const figures = { ...(await articleFigures(db)), ...(await catalogueFigures(db)) }
  return {
    role: role ?? ('' as const),
    email,
    newcomer: role && new URL(asked.request.url).searchParams.has('chao-mung') ? { name, role } : null,
    steps: allows(role, 'settings')
      ? firstSteps({ settings, delivers: mailer.delivers, hasSecondFactor, ...figures })
      : [],
    mayOpen: ADMIN_SCREENS.filter(may).map(({ path }) => path),
    quickActions: QUICK_ACTIONS.filter(may),
    figures,
    oldPrices: await countOldPrices(db),
    pricesOfYear: await countPricesOfYear(db),
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
    oldPrices,
    pricesOfYear,
    days,
    questions,
    searches,
    reviews,
    messages,
    imports,
  } = loaderData
  const share = figures.products === 0 ? 0 : Math.round((oldPrices / figures.products) * 100)
  const waits: readonly Waits[] = [
    {
      key: 'prices',
      label: say('Giá đã cũ hơn một năm', { en: 'Prices older than a year' }),
      why: say(`${share}% số máy: xem lại từng giá, hoặc nhập bảng giá mới`, {
        en: `${share}% of all products: check them one by one, or import a new price list`,
      }),
      act: say('Xem các giá cũ', { en: 'See old prices' }),
      count: oldPrices,
      to: OLD_PRICES_PATH,
      isOld: true,
    },
    {
      key: 'drafts',
      label: say('Bài còn là bản nháp', { en: 'Articles still in draft' }),
      why: say('Viết tiếp hoặc đăng', { en: 'Finish or publish them' }),
      act: say('Xem bản nháp', { en: 'See drafts' }),
      count: figures.drafts,
      to: '/admin/articles?status=draft',
    },
  ]
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="font-semibold">
          {say('Chào mừng bạn đến với Panel Quản Trị', { en: 'Welcome to the admin panel' })}
        </h1>
        <p className="text-sm text-muted">
          {say('Bạn đang đăng nhập với quyền: ', { en: 'You are signed in as: ' })}
          {role === '' ? role : ROLE_NAMES[role]}
        </p>
      </header>
      {newcomer && <Welcome {...newcomer} />}
      <FirstSteps steps={steps} />
      <WaitingWork
        waits={waits}
        listed={questions.count + searches.count + reviews.count + (messages?.total ?? 0)}
      >
        <WorkList
          title={say('Câu hỏi chưa trả lời được', { en: 'Unanswered questions' })}
          count={questions.count}
          to="/admin/teach"
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
          title={say('Từ khóa chưa có kết quả', { en: 'Search terms without results' })}
          count={searches.count}
          to={SYNONYMS_PATH}
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
          to="/admin/reviews"
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
        {messages && (
          <WorkList
            title={say('Tin nhắn chưa đọc', { en: 'Unread messages' })}
            count={messages.total}
            to="/admin/inbox"
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
      </WaitingWork>
      {quickActions.length > 0 && (
        <nav aria-label={say('Thao tác nhanh', { en: 'Quick actions' })} className="flex flex-wrap gap-2">
          {quickActions.map(({ path, label }, at) => (
            <Link
              key={path}
              to={path}
              className={buttonClass(at === 0 && steps.length === 0 ? 'primary' : 'secondary', 'md')}
            >
              {say(label.vi, { en: label.en })}
            </Link>
          ))}
        </nav>
      )}
      <Figures counts={{ ...figures, oldPrices, pricesOfYear }} mayOpen={mayOpen} />
      <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-2">
        <Views days={days} />
        {imports && (
          <WorkList title={say('Nhập dữ liệu gần đây', { en: 'Recent imports' })} count={imports.total}>
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
      </div>
    </>
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
