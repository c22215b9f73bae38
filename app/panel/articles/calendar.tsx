import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { ARTICLES_PATH, statusOf } from '#app/domain/blog/editing/list-state.ts'
import { articlesBetween, unplannedDrafts } from '#app/domain/blog/queries/planned-articles.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { groupBy } from '#app/platform/group-by.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { InLanguage } from '#app/ui/language.tsx'
import { upperFirst } from '#app/vietnamese/case.ts'
import { toVietnamInput } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/calendar'
import { CalendarDay } from './calendar-day.tsx'
import type { OnDay } from './calendar-day.tsx'
import { calendarMonth, monthText } from './calendar-month.ts'
import { moveOnCalendar } from './calendar-move.server.ts'

/** Drafts without a plan that are listed. */
const DRAFTS = 10

export const meta = () => [
  { title: panelTitle(say('Calendar', { vi: 'Lịch đăng' })) },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'articles')
  const { db } = asked.context.get(requestContext)
  const now = Date.now()
  const today = toVietnamInput(new Date(now).toISOString()).slice(0, 10)
  const wanted = monthText.safeParse(new URL(asked.request.url).searchParams.get('month'))
  const month = calendarMonth(wanted.success ? wanted.data : today.slice(0, 7))
  const articles = await articlesBetween(db, month.from, month.to)
  return {
    ...month,
    today,
    drafts: await unplannedDrafts(db, DRAFTS),
    articles: articles.map(({ publishedAt, status, ...article }) => ({
      ...article,
      day: toVietnamInput(publishedAt).slice(0, 10),
      time: toVietnamInput(publishedAt).slice(11),
      status: statusOf({ status, publishedAt }, now),
    })),
  }
}

/** Moves an article to another day. */
export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'articles')
  const { db } = asked.context.get(requestContext)
  const form = Object.fromEntries(await asked.request.formData())
  return answerEnglishForm(() => moveOnCalendar({ db, actorId }, form), {
    title: say('Not moved', { vi: 'Chưa dời được' }),
  })
}

const WEEKDAYS = () => [
  say('Monday', { vi: 'Thứ hai' }),
  say('Tuesday', { vi: 'Thứ ba' }),
  say('Wednesday', { vi: 'Thứ tư' }),
  say('Thursday', { vi: 'Thứ năm' }),
  say('Friday', { vi: 'Thứ sáu' }),
  say('Saturday', { vi: 'Thứ bảy' }),
  say('Sunday', { vi: 'Chủ nhật' }),
]

const monthName = (month: string) =>
  new Intl.DateTimeFormat(say('en-GB', { vi: 'vi-VN' }), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))
export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { month, before, after, today, days, articles, drafts } = loaderData
  const byDay = groupBy(articles, ({ day }) => day)
  const [dragged, setDragged] = useState<OnDay | null>(null)
  const submit = useSubmit()
  const isMoved = useRef(false)
  useOutcomeToast(actionData, () => (isMoved.current = true))
  /** What was moved stands in another day and is a new element: the focus goes after it. */
  const moved = actionData?.undo?.fields['id']
  useEffect(() => {
    if (!isMoved.current || moved === undefined) return
    isMoved.current = false
    document.getElementById(`article-${moved}`)?.focus({ preventScroll: true })
  }, [articles, moved])
  return (
    <InLanguage is="en" className="grid gap-5">
      <PageHeading
        title={say('Calendar', { vi: 'Lịch đăng' })}
        text={say('What came out, what is planned, and drafts with a date. Times are Vietnam’s.', {
          vi: 'Bài đã đăng, bài đang hẹn giờ và bản nháp có ngày. Giờ Việt Nam.',
        })}
        back={{ to: ARTICLES_PATH, label: say('Back to articles', { vi: 'Về danh sách bài viết' }) }}
      />
      <OutcomeNote outcome={actionData} />
      <nav aria-label={say('Months', { vi: 'Tháng' })} className="flex items-center justify-between gap-3">
        <MonthLink month={before} label={say('Earlier', { vi: 'Trước đó' })}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </MonthLink>
        <h2 className="text-lg font-bold" aria-live="polite">
          {upperFirst(monthName(month))}
        </h2>
        <MonthLink month={after} label={say('Later', { vi: 'Sau đó' })}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </MonthLink>
      </nav>
      <div aria-hidden="true" className="hidden grid-cols-7 gap-px text-sm font-semibold text-muted lg:grid">
        {WEEKDAYS().map((day) => (
          <span key={day} className="px-2">
            {day}
          </span>
        ))}
      </div>
      <ol className="-mt-3 grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-7">
        {days.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            today={today}
            isOfMonth={day.startsWith(month)}
            articles={byDay.get(day) ?? []}
            dragged={dragged}
            onDrag={setDragged}
            onMove={(move) => void submit(move, { method: 'post', preventScrollReset: true })}
          />
        ))}
      </ol>
      {articles.length === 0 && (
        <p className="text-muted">
          {say('Nothing came out or is planned in these weeks.', {
            vi: 'Trong những tuần này không có bài nào đã đăng hay hẹn đăng.',
          })}
        </p>
      )}
      {drafts.length > 0 && (
        <Card as="section" aria-labelledby="drafts">
          <h2 id="drafts" className="text-lg font-bold">
            {say('Drafts that are not scheduled', { vi: 'Bản nháp chưa hẹn đăng' })}
          </h2>
          <ul className="mt-2 grid">
            {drafts.map(({ id, title, author }) => (
              <li key={id}>
                <Link
                  to={`${ARTICLES_PATH}/${id}/edit`}
                  className="flex min-h-11 flex-wrap items-center gap-x-3 hover:text-action"
                >
                  <span lang="vi" className="font-semibold">
                    {title}
                  </span>
                  <span lang="vi" className="text-sm text-muted">
                    {author}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </InLanguage>
  )
}

function MonthLink({ month, label, children }: { month: string; label: string; children: React.ReactNode }) {
  return (
    <Link
      to={`?month=${month}`}
      aria-label={`${label}: ${monthName(month)}`}
      className={buttonClass('secondary', 'md', 'px-3')}
    >
      {children}
    </Link>
  )
}
