import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { askedRows } from '#app/domain/advisor/queries/shown-questions.server.ts'
import { suggestedRows } from '#app/domain/advisor/queries/suggested-questions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { lastDeletions } from '#app/platform/audit/deletions.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/suggestions'
import { AskedList } from './asked-list.tsx'
import { questionInput, questionQuery } from './question-input.ts'
import { SUGGESTED, writeQuestion } from './question-writes.server.ts'
import { SuggestedForm, SuggestedList } from './suggested-list.tsx'

const PAGE = 20
/** So many of what visitors ask most are looked through for the suggested ones. */
const COUNTED = 500

export const meta: Route.MetaFunction = () => [{ title: panelTitle(say('Câu hỏi', { en: 'Questions' })) }]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const query = questionQuery.parse(Object.fromEntries(new URL(asked.request.url).searchParams))
  const { view, sort, q: text, page } = query
  const at = { limit: PAGE, offset: (page - 1) * PAGE }
  const isSuggested = view === 'suggested'
  const [rows, deletions, most, found] = await Promise.all([
    suggestedRows(db),
    isSuggested ? lastDeletions(db, [SUGGESTED], PAGE) : [],
    askedRows(db, { sort: 'popular', text: '', limit: isSuggested ? COUNTED : 1, offset: 0 }),
    isSuggested ? null : askedRows(db, { sort, text, ...at }),
  ])
  const times = new Map(most.rows.map(({ text, count }) => [text, count]))
  return {
    ...query,
    counts: { suggested: rows.length, asked: most.total },
    suggested: isSuggested
      ? { rows: rows.map((row) => ({ ...row, asked: times.get(row.text) ?? 0 })), deleted: deletions }
      : null,
    asked: found,
  }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  return answerForm(
    () => writeQuestion(db, actorId, questionInput.parse(Object.fromEntries(form))),
    { title: say('Chưa làm được', { en: 'That did not work' }) },
    form,
  )
}

const VIEWS = [
  {
    value: 'suggested',
    get label() {
      return say('Gợi ý cho khách', { en: 'Suggested' })
    },
  },
  {
    value: 'asked',
    get label() {
      return say('Khách đã hỏi', { en: 'Asked' })
    },
  },
] as const

export default function SuggestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, sort, q, page, counts, suggested, asked } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  useOutcomeToast(actionData, () => open && close())
  const total = asked?.total ?? 0
  const href = (change: Record<string, string>) =>
    `?${new URLSearchParams({ view, ...(view === 'asked' && { sort }), ...(q && { q }), ...change })}`
  const edited = suggested?.rows.find(({ id }) => String(id) === open)
  return (
    <>
      <PageHeading
        title={say('Câu hỏi', { en: 'Questions' })}
        text={say('Khách được gợi ý hỏi gì, và họ hỏi gì.', {
          en: 'What visitors are offered to ask, and what they ask.',
        })}
        actions={
          view === 'suggested' && (
            <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
              <Plus aria-hidden="true" className="size-5" />
              {say('Thêm câu hỏi', { en: 'Add question' })}
            </Link>
          )
        }
      />
      <OutcomeNote outcome={actionData} />
      <ViewTabs
        label={say('Câu hỏi', { en: 'Questions' })}
        views={VIEWS.map(({ value, label }) => ({ value, label, count: counts[value] }))}
        current={view}
        href={(value) => `?view=${value}`}
      />
      {suggested && (
        <>
          {open === 'new' && <SuggestedForm row={null} outcome={actionData} cancelHref={hrefOf(null)} />}
          {edited && (
            <SuggestedForm key={edited.id} row={edited} outcome={actionData} cancelHref={hrefOf(null)} />
          )}
          <p className="text-sm text-muted">
            {say('Mỗi lần mở ', { en: 'Each time the ' })}
            <Link to="/" className="text-action underline">
              {say('trang chủ', { en: 'home page' })}
            </Link>
            {say(', khách thấy bốn câu rút ngẫu nhiên từ đây.', {
              en: ' is opened, visitors see four drawn at random from here.',
            })}
          </p>
          <SuggestedList rows={suggested.rows} hrefOf={hrefOf} />
          <DeletedList
            rows={suggested.deleted.map(({ entity, ...row }) => ({ ...row, table: entity }))}
            title={say('Vừa xóa gần đây', { en: 'Recently deleted' })}
            restore={say('Khôi phục', { en: 'Restore' })}
          />
        </>
      )}
      {asked && <AskedList rows={asked.rows} sort={sort} text={q} hrefOf={(sort) => href({ sort })} />}
      <Pagination
        page={page}
        totalPages={Math.ceil(total / PAGE)}
        href={(number) => href({ page: String(number) })}
      />
    </>
  )
}
