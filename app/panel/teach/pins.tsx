import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { pinById, pinPage } from '#app/domain/advisor/teaching/pinned-answers.server.ts'
import { groupOf } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { textsOf } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { toldAction, useOutcomeToast, useToldToasts } from '#app/panel/parts/use-outcome-toast.ts'
import { lastDeletions } from '#app/platform/audit/deletions.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/pins'
import { teachCounts } from './counts.server.ts'
import { PinForm } from './pin-form.tsx'
import { pinInput, pinQuery } from './pin-input.ts'
import { PinList } from './pin-list.tsx'
import { PIN, writePin } from './pin-writes.server.ts'
import type { PinOutcome } from './pin-writes.server.ts'
import { TeachTabs } from './teach-tabs.tsx'

const PAGE = 20

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Câu trả lời đã ghim', { en: 'Pinned answers' })) },
]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const query = pinQuery.parse(Object.fromEntries(new URL(asked.request.url).searchParams))
  const { q, page, edit, from } = query
  const { total, rows } = await pinPage(db, { text: q, limit: PAGE, offset: (page - 1) * PAGE })
  return {
    q,
    page,
    total,
    rows,
    edited: edit ? await pinById(db, edit).catch(() => null) : null,
    group: from ? await groupOf(db, from) : null,
    counts: await teachCounts(db),
    deleted: await lastDeletions(db, [PIN], PAGE),
  }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  return answerForm(
    async () => {
      const outcome = await writePin(db, actorId, pinInput.parse(Object.fromEntries(form)))
      // What was typed stands beside its preview.
      return outcome.preview ? { ...outcome, texts: textsOf(form) } : outcome
    },
    { title: say('Chưa lưu được', { en: 'Not saved' }) },
    form,
  )
}

export const clientAction = (asked: Route.ClientActionArgs) => toldAction(asked)

export default function PinsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, q, page, edited, group, counts, deleted } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  const outcome: PinOutcome | undefined = actionData
  useOutcomeToast(outcome, ({ toast }) => open && toast && close())
  useToldToasts()
  return (
    <>
      <PageHeading
        title={say('Câu trả lời đã ghim', { en: 'Pinned answers' })}
        text={say(
          'Biên tập viên viết sẵn câu trả lời cho một câu hỏi; khách hỏi đúng ý ấy, bằng chữ khác cũng được, sẽ nhận ngay kèm nguồn.',
          {
            en: 'An editor writes the answer to a question; visitors who ask the same, in other words too, get it at once with its source.',
          },
        )}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            {say('Ghim câu mới', { en: 'Pin an answer' })}
          </Link>
        }
      />
      <OutcomeNote outcome={outcome} />
      <TeachTabs counts={counts} />
      {open === 'new' && (
        <PinForm key={group?.key} pin={null} group={group} outcome={outcome} cancelHref={hrefOf(null)} />
      )}
      {edited && (
        <PinForm key={edited.id} pin={edited} group={null} outcome={outcome} cancelHref={hrefOf(null)} />
      )}
      <SearchForm label={say('Tìm câu trả lời', { en: 'Search answers' })} text={q} />
      {rows.length === 0 ? (
        <EmptyState
          title={
            q
              ? say('Không có câu trả lời nào như vậy', { en: 'No such answer' })
              : say('Chưa ghim câu trả lời nào', { en: 'No pinned answers yet' })
          }
          text={
            q
              ? say('Bạn thử từ ngắn hơn nhé.', { en: 'Try a shorter word.' })
              : say('Bạn ghim từ một câu ở danh sách cần dạy, hoặc bằng nút phía trên.', {
                  en: 'Pin one from a question to teach, or with the button above.',
                })
          }
        />
      ) : (
        <PinList pins={rows} hrefOf={hrefOf} />
      )}
      <Pagination
        page={page}
        totalPages={Math.ceil(total / PAGE)}
        href={(number) => `?${new URLSearchParams({ ...(q && { q }), page: String(number) })}`}
      />
      <DeletedList
        rows={deleted.map(({ entity, ...row }) => ({ ...row, table: entity }))}
        title={say('Vừa xóa gần đây', { en: 'Recently deleted' })}
        restore={say('Khôi phục', { en: 'Restore' })}
      />
    </>
  )
}
