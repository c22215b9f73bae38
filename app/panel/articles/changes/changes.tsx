import { useEffect } from 'react'
import { Link, redirect, useRevalidator } from 'react-router'
import { z } from 'zod'
import { ARTICLES_PATH, CHANGES_PATH } from '#app/domain/blog/editing/list-state.ts'
import { cancelImport, changeById, undoImport } from '#app/domain/imports/imports.server.ts'
import { listChanges } from '#app/domain/imports/queries/jobs.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import { done } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { AppError } from '#app/platform/errors.ts'
import { InLanguage } from '#app/ui/language.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/changes'
import { ChangeCard } from './change-card.tsx'
import { ChangeState } from './change-state.tsx'
import { changeView, lineOf } from './change-view.server.ts'
import type { ChangeLine } from './change-view.server.ts'

/** Changes in the list. */
const LINES = 50

/** How often a change at work is looked at, in ms. */
const LOOK_MS = 1_000

export const meta = () => [
  { title: panelTitle(say('Changes of many articles', { vi: 'Đổi nhiều bài' })) },
  { name: 'robots', content: 'noindex, nofollow' },
]

const idOf = (request: Request) => new URL(request.url).searchParams.get('job') ?? undefined

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'articles')
  const { db } = asked.context.get(requestContext)
  const id = idOf(asked.request)
  if (id === undefined) return { change: null, lines: (await listChanges(db, LINES)).map(lineOf) }
  const job = await changeById(db, id)
  if (!job) throw redirect(CHANGES_PATH)
  return { change: await changeView(db, job), lines: [] }
}

const form = z.object({ intent: z.enum(['undo', 'cancel']) })

export async function action(asked: Route.ActionArgs) {
  const person = await requireStaff(asked, 'articles')
  const { db, imports: runner } = asked.context.get(requestContext)
  const sent = Object.fromEntries(await asked.request.formData())
  return answerEnglishForm(async () => {
    const { intent } = form.parse(sent)
    const job = await changeById(db, idOf(asked.request))
    if (!job) throw new AppError('invalid', say('There is no such change.', { vi: 'Không có lần đổi này.' }))
    await (intent === 'undo' ? undoImport : cancelImport)({ db, runner, person }, job)
    return done(
      intent === 'undo' ? say('Undoing', { vi: 'Đang hoàn tác' }) : say('Stopping', { vi: 'Đang dừng' }),
    )
  })
}

export default function ChangesPage({ loaderData: { change, lines }, actionData }: Route.ComponentProps) {
  useOutcomeToast(actionData)
  useLooking(change?.isWorking ?? lines.some(({ isWorking }) => isWorking))
  return (
    <InLanguage is="en" className="grid gap-5">
      <PageHeading
        title={change ? change.label : say('Changes of many articles', { vi: 'Đổi nhiều bài cùng lúc' })}
        text={
          change
            ? `${change.when}${change.person ? say(`, by ${change.person}`, { vi: `, ${change.person} đổi` }) : ''}`
            : undefined
        }
        back={
          change
            ? { to: CHANGES_PATH, label: say('Back to all changes', { vi: 'Về mọi lần đổi' }) }
            : { to: ARTICLES_PATH, label: say('Back to articles', { vi: 'Về danh sách bài viết' }) }
        }
      />
      {change && <ChangeCard change={change} />}
      {!change && lines.length === 0 && (
        <EmptyState
          title={say('Nothing was changed at once yet', { vi: 'Chưa đổi nhiều bài lần nào' })}
          text={say(
            'Narrow the list of articles, select one, tick ‘All … found’ and choose what to do. It can be undone here for 30 days.',
            {
              vi: 'Bạn lọc danh sách bài viết, chọn một bài, đánh dấu “Tất cả … bài tìm thấy” rồi chọn việc cần làm. Trong 30 ngày, ở đây hoàn tác được.',
            },
          )}
        />
      )}
      {lines.length > 0 && <Changes lines={lines} />}
    </InLanguage>
  )
}

/** Loads the page anew now and then while something is at work. */
function useLooking(isWorking: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isWorking, revalidate])
}

function Changes({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <Table
      caption={say('Changes of many articles', { vi: 'Những lần đổi nhiều bài' })}
      className="card-table"
    >
      <thead>
        <tr>
          <th scope="col">{say('Change', { vi: 'Việc' })}</th>
          <th scope="col">{say('State', { vi: 'Trạng thái' })}</th>
          <th scope="col">{say('Changed', { vi: 'Đã đổi' })}</th>
          <th scope="col">{say('Left as before', { vi: 'Giữ nguyên' })}</th>
          <th scope="col">{say('By', { vi: 'Người làm' })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <Link to={`?job=${line.id}`} className="font-semibold text-action hover:underline">
                {line.label}
              </Link>
              <p className="font-normal text-muted">{line.when}</p>
            </th>
            <td data-label={say('State', { vi: 'Trạng thái' })}>
              <ChangeState state={line.state} />
            </td>
            <td data-label={say('Changed', { vi: 'Đã đổi' })}>
              <span>
                {formatNumber(line.changed)}{' '}
                <span className="text-muted">
                  {say(`of ${formatNumber(line.total)}`, { vi: `trên ${formatNumber(line.total)}` })}
                </span>
              </span>
            </td>
            <td data-label={say('Left as before', { vi: 'Giữ nguyên' })}>{formatNumber(line.left)}</td>
            <td data-label={say('By', { vi: 'Người làm' })} lang="vi">
              {line.person ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
