import { Form, Link } from 'react-router'
import { z } from 'zod'
import { listIssues, newSinceLastIssue, wasEverSent } from '#app/domain/newsletter/issues.server.ts'
import type { ListedIssue } from '#app/domain/newsletter/issues.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/issues'
import { answerNewIssue } from './issue-forms.server.ts'
import { STATE_WORDS } from './issue-words.ts'
import { NewsletterTabs } from './newsletter-tabs.tsx'

const PAGE = 30

const asked = z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1) })

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Các số bản tin', { en: 'Newsletter issues' })) },
]

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'newsletter')
  const { page } = asked.parse(Object.fromEntries(args.url.searchParams))
  const { db } = args.context.get(requestContext)
  const { issues, total } = await listIssues(db, { limit: PAGE, offset: (page - 1) * PAGE })
  return {
    issues,
    page,
    totalPages: Math.ceil(total / PAGE),
    fresh: (await newSinceLastIssue(db)).length,
    wasSent: await wasEverSent(db),
  }
}

export const action = (args: Route.ActionArgs) => answerNewIssue(args)

export default function IssuesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { issues, page, totalPages, fresh, wasSent } = loaderData
  useOutcomeToast(actionData)
  return (
    <>
      <PageHeading
        title={say('Bản tin', { en: 'Newsletter' })}
        text={freshWords(fresh, wasSent)}
        actions={
          <>
            <NewIssue rule="new" label={say('Tạo số từ bài mới', { en: 'New issue from new articles' })} />
            <NewIssue rule="empty" label={say('Tạo số trống', { en: 'New empty issue' })} />
          </>
        }
      />
      <OutcomeNote outcome={actionData} />
      <NewsletterTabs />
      {issues.length === 0 ? (
        <EmptyState
          title={say('Chưa có số nào', { en: 'No issues yet' })}
          text={say(
            'Tạo số từ bài mới: các bài đăng từ số trước được xếp sẵn, bạn chỉ cần viết lời mở đầu.',
            {
              en: 'Create one from new articles: those published since the last issue are lined up, you only write the opening words.',
            },
          )}
        />
      ) : (
        <ul className="divide-y divide-line">
          {issues.map((issue) => (
            <IssueItem key={issue.id} issue={issue} />
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={totalPages} href={(to) => `?page=${to}`} />
    </>
  )
}

/** How much there is to send: since the last issue, or of the last week where none was ever sent. */
function freshWords(fresh: number, wasSent: boolean): string {
  if (!wasSent)
    return fresh > 0
      ? say(`Chưa gửi số nào. ${formatNumber(fresh)} bài đã đăng trong 7 ngày qua.`, {
          en: `No issue sent yet. ${many(fresh, 'article')} published in the last 7 days.`,
        })
      : say('Chưa gửi số nào. Không có bài nào đăng trong 7 ngày qua.', {
          en: 'No issue sent yet. No articles published in the last 7 days.',
        })
  return fresh > 0
    ? say(`${formatNumber(fresh)} bài đã đăng từ số gửi gần nhất.`, {
        en: `${many(fresh, 'article')} published since the last issue.`,
      })
    : say('Chưa có bài nào đăng từ số gửi gần nhất.', {
        en: 'No articles published since the last issue.',
      })
}

function NewIssue({ rule, label }: { rule: 'new' | 'empty'; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="rule" value={rule} />
      <Button type="submit" variant={rule === 'new' ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </Form>
  )
}

function IssueItem({ issue }: { issue: ListedIssue }) {
  const { id, subject, state, startedAt, scheduledAt, articleIds, planned, sent } = issue
  const { word, tone } = STATE_WORDS[state]
  return (
    <li className="relative grid gap-1 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/admin/newsletter/issues/${id}`}
          className="font-semibold text-action after:absolute after:inset-0"
        >
          {subject}
        </Link>
        <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="text-sm text-muted tabular-nums">
        {say(`${formatNumber(articleIds.length)} bài`, { en: many(articleIds.length, 'article') })}
        {scheduledAt &&
          say(`, hẹn gửi ${formatDateTime(scheduledAt)}`, {
            en: `, scheduled for ${formatDateTime(scheduledAt)}`,
          })}
        {startedAt &&
          say(
            `, gửi ${formatDateTime(startedAt)}, ${formatNumber(sent)} trên ${formatNumber(planned)} thư đã tới máy chủ thư`,
            {
              en: `, sent ${formatDateTime(startedAt)}, ${formatNumber(sent)} of ${formatNumber(planned)} mails reached the mail server`,
            },
          )}
      </p>
    </li>
  )
}
