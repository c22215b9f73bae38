import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { issueFigures } from '#app/domain/newsletter/issue-figures.server.ts'
import { MOST_ARTICLES } from '#app/domain/newsletter/issue.ts'
import { articlesOf, candidates, getIssue } from '#app/domain/newsletter/issues.server.ts'
import { countRecipients } from '#app/domain/newsletter/start-issue.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { rowId } from '#app/platform/row-id.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/issue'
import { DraftForm } from './draft-form.tsx'
import { answerIssueForm } from './issue-forms.server.ts'
import { STATE_WORDS } from './issue-words.ts'
import { SendCard } from './send-card.tsx'
import { SendingCard } from './sending-card.tsx'

/** How often the figures of an issue that is being sent are read again, in ms. */
const WATCH_MS = 4_000

export const meta: Route.MetaFunction = ({ loaderData }: Route.MetaArgs) => [
  {
    title: panelTitle(loaderData?.issue.subject ?? say('Số bản tin', { en: 'Newsletter issue' })),
  },
]

const idOf = (text: string | undefined): number => {
  const id = rowId.safeParse(text)
  if (!id.success) throw new Response(null, { status: 404 })
  return id.data
}

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'newsletter')
  const { db, mailer, settings } = asked.context.get(requestContext)
  const issue = await getIssue(db, idOf(asked.params.id))
  if (!issue) throw new Response(null, { status: 404 })
  const isDraft = issue.state === 'draft'
  const articles = await articlesOf(db, issue.articleIds)
  return {
    issue,
    articles: articles.map(({ id, title, path }) => ({ id, title, path })),
    candidates: isDraft ? await candidates(db, issue.articleIds) : [],
    figures: issue.startedAt === null ? null : await issueFigures(db, issue.id),
    recipients: await countRecipients(db),
    perMinute: settings.newsletterPerMinute,
    delivers: mailer.delivers,
  }
}

export const action = (asked: Route.ActionArgs) => answerIssueForm(asked, idOf(asked.params.id))

export default function IssueScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, articles, candidates: more, figures, ...sending } = loaderData
  const { state, subject, problem } = issue
  const { word, tone } = STATE_WORDS[state]
  const isWatched = state === 'sending' || state === 'scheduled'
  const { revalidate } = useRevalidator()
  useOutcomeToast(actionData)
  useEffect(() => {
    if (!isWatched) return
    const timer = setInterval(() => void revalidate(), WATCH_MS)
    return () => clearInterval(timer)
  }, [isWatched, revalidate])
  const left = issue.articleIds.length - articles.length
  return (
    <>
      <PageHeading
        title={subject}
        text={<Badge tone={tone}>{word}</Badge>}
        back={{ to: '/admin/newsletter/issues', label: say('Về các số bản tin', { en: 'Back to issues' }) }}
      />
      <OutcomeNote outcome={actionData} />
      {problem && (
        <p role="alert" className="rounded-card bg-danger-soft px-4 py-3">
          {say('Đã đến giờ hẹn nhưng chưa gửi được: ', {
            en: 'Its time has come, but it could not be sent: ',
          })}
          {problem}
        </p>
      )}
      {figures && <SendingCard issue={issue} figures={figures} perMinute={sending.perMinute} />}
      {state === 'draft' && (
        <DraftForm
          key={issue.version}
          issue={issue}
          articles={articles}
          candidates={more}
          most={MOST_ARTICLES}
          outcome={actionData}
        />
      )}
      {left > 0 && (
        <p className="rounded-card bg-cut-soft px-4 py-3">
          {left}
          {say(' bài trong số này hiện không đăng trên trang, nên không nằm trong thư.', {
            en: ' articles of this issue are not published now, so they are not in the mail.',
          })}
        </p>
      )}
      <Card as="section" aria-label={say('Xem trước', { en: 'Preview' })} className="grid gap-3">
        <h2 className="text-lg font-bold">{say('Xem trước', { en: 'Preview' })}</h2>
        <p className="text-muted">
          {say('Như bản đã lưu gần nhất. Tên trang và phần chân thư lấy từ Cài đặt.', {
            en: 'As last saved. The site’s name and the mail’s footer come from Settings.',
          })}
        </p>
        <p className="flex flex-wrap gap-3">
          <a
            href={`/admin/newsletter/issues/${issue.id}/thu.html`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            {say('Mở thư HTML', { en: 'Open the HTML mail' })}
          </a>
          <a
            href={`/admin/newsletter/issues/${issue.id}/thu.txt`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            {say('Mở bản chữ', { en: 'Open the text version' })}
          </a>
        </p>
      </Card>
      {(state === 'draft' || state === 'scheduled') && (
        <SendCard issue={issue} outcome={actionData} {...sending} />
      )}
    </>
  )
}
