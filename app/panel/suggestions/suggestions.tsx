import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { openQuestions } from '#app/domain/advisor/queries/open-questions.server.ts'
import { askedRows } from '#app/domain/advisor/queries/shown-questions.server.ts'
import { suggestedRows } from '#app/domain/advisor/queries/suggested-questions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { lastDeletions } from '#app/platform/audit/deletions.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/suggestions'
import { AskedList } from './asked-list.tsx'
import { questionInput, questionQuery } from './question-input.ts'
import { SUGGESTED, writeQuestion } from './question-writes.server.ts'
import { SuggestedForm, SuggestedList } from './suggested-list.tsx'

const PAGE = 20
/** So many of what visitors ask most are looked through for the suggested ones. */
const COUNTED = 500
/** From how many on suggested questions have to be searched. */
const MANY = 12

export const meta: Route.MetaFunction = () => [{ title: panelTitle(say('Câu hỏi', { en: 'Questions' })) }]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const query = questionQuery.parse(Object.fromEntries(new URL(asked.request.url).searchParams))
  const { sort, q, page } = query
  const [rows, most, open] = await Promise.all([
    suggestedRows(db),
    askedRows(db, { sort: 'popular', text: '', limit: COUNTED, offset: 0 }),
    openQuestions(db, 1),
  ])
  const times = new Map(most.rows.map(({ text, count }) => [text, count]))
  const suggested = rows
    .map((row) => ({ ...row, asked: times.get(row.text) ?? 0 }))
    .toSorted((one, other) => other.asked - one.asked)
  const isForm = query.new !== null || query.edit !== null
  const view = query.view ?? (isForm || most.total === 0 ? 'suggested' : 'asked')
  const counts = {
    suggested: rows.length,
    asked: most.total,
    open: open.count,
    taken: suggested.filter(({ asked }) => asked > 0).length,
  }
  if (view === 'asked') {
    const asked = await askedRows(db, { sort, text: q, limit: PAGE, offset: (page - 1) * PAGE })
    return { view, sort, q, page, counts, asked, suggested: null }
  }
  const deleted = await lastDeletions(db, [SUGGESTED], PAGE)
  const edited = suggested.find(({ id }) => String(id) === query.edit) ?? null
  const found = suggested.filter(({ text }) => fold(text).includes(fold(q)))
  return { view, sort, q, page, counts, asked: null, suggested: { rows: found, edited, deleted } }
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
    value: 'asked',
    get label() {
      return say('Khách đã hỏi', { en: 'Asked' })
    },
  },
  {
    value: 'suggested',
    get label() {
      return say('Gợi ý cho khách', { en: 'Suggested' })
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
  return (
    <>
      <PageHeading
        title={say('Câu hỏi', { en: 'Questions' })}
        text={<Verdict counts={counts} />}
        actions={
          view === 'suggested' && (
            <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
              <Plus aria-hidden="true" className="size-5" />
              <span>
                {say('Thêm', { en: 'Add' })}
                <span className="max-sm:sr-only">{say(' câu hỏi', { en: ' question' })}</span>
              </span>
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
          {suggested.edited && (
            <SuggestedForm
              key={suggested.edited.id}
              row={suggested.edited}
              outcome={actionData}
              cancelHref={hrefOf(null)}
            />
          )}
          {counts.suggested >= MANY && (
            <SearchForm
              label={say('Tìm câu gợi ý', { en: 'Search suggested questions' })}
              text={q}
              kept={{ view }}
            />
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
          <SuggestedList rows={suggested.rows} isSearched={q !== ''} hrefOf={hrefOf} />
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

type Counts = { asked: number; open: number; suggested: number; taken: number }

/** What visitors ask, how much of it has no answer, and how many suggestions nobody took up. */
function Verdict({ counts: { asked, open, suggested, taken } }: { counts: Counts }) {
  return (
    <>
      {asked === 0
        ? say('Khách chưa hỏi câu nào', { en: 'Visitors have asked nothing yet' })
        : say(`Khách đã hỏi ${formatNumber(asked)} câu`, {
            en: `Visitors asked ${many(asked, 'question')}`,
          })}
      {open > 0 && (
        <>
          {', '}
          <Link to="/admin/teach" className="font-semibold text-cut underline">
            {say(`${formatNumber(open)} câu cố vấn chưa trả lời được`, {
              en: `${formatNumber(open)} without a good answer`,
            })}
          </Link>
        </>
      )}
      {suggested > 0 &&
        say(`. ${formatNumber(taken)} trong ${formatNumber(suggested)} câu gợi ý đã có người hỏi.`, {
          en: `. ${formatNumber(taken)} of ${formatNumber(suggested)} suggested ones were asked.`,
        })}
    </>
  )
}
