import { Form } from 'react-router'
import { questionsToTeach } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import type { TeachState } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import { TEACH_REASONS } from '#app/domain/advisor/teaching/reasons.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { toldAction, useOutcomeToast, useToldToasts } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/questions'
import { BulkBar } from './bulk-bar.tsx'
import { teachCounts } from './counts.server.ts'
import { QuestionCard, REASON_LABELS } from './question-card.tsx'
import { answerSettle } from './settle.server.ts'
import { readSettle, teachQuery } from './teach-input.ts'
import { TeachTabs } from './teach-tabs.tsx'

const PAGE = 20

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Câu hỏi cần dạy', { en: 'Questions to teach' })) },
]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const query = teachQuery.parse(Object.fromEntries(new URL(asked.request.url).searchParams))
  const { page, q: text, ...filter } = query
  const groups = await questionsToTeach(db, { ...filter, text })
  return {
    ...query,
    total: groups.length,
    groups: groups.slice((page - 1) * PAGE, page * PAGE),
    counts: await teachCounts(db),
  }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  return answerForm(() => answerSettle(db, actorId, readSettle(form)), {
    title: say('Chưa làm được', { en: 'That did not work' }),
  })
}

export const clientAction = (asked: Route.ClientActionArgs) => toldAction(asked)

const STATES: readonly { value: TeachState; label: string }[] = [
  {
    value: 'open',
    get label() {
      return say('Đang chờ', { en: 'Waiting' })
    },
  },
  {
    value: 'done',
    get label() {
      return say('Đã xử lý', { en: 'Done' })
    },
  },
  {
    value: 'ignored',
    get label() {
      return say('Đã bỏ qua', { en: 'Ignored' })
    },
  },
]

const EMPTY: Record<TeachState, { title: string; text: string }> = {
  open: {
    get title() {
      return say('Không có câu hỏi nào đang chờ', { en: 'No questions are waiting' })
    },
    get text() {
      return say('Câu cố vấn chưa hiểu, chưa có nguồn hay bị khách chê sẽ hiện ở đây.', {
        en: 'Questions the advisor did not understand, has no source for, or was voted down on show up here.',
      })
    },
  },
  done: {
    get title() {
      return say('Chưa có câu nào được xử lý', { en: 'None done yet' })
    },
    get text() {
      return say('Câu đã dạy hoặc đã xử lý sẽ nằm ở đây.', {
        en: 'Questions that were taught or done lie here.',
      })
    },
  },
  ignored: {
    get title() {
      return say('Chưa bỏ qua câu nào', { en: 'None ignored yet' })
    },
    get text() {
      return say('Câu đã bỏ qua sẽ nằm ở đây, mở lại lúc nào cũng được.', {
        en: 'Ignored questions lie here and can be reopened any time.',
      })
    },
  },
}

export default function QuestionsToTeachPage({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, total, state, reason, days, q, page, counts } = loaderData
  useOutcomeToast(actionData)
  useToldToasts()
  const kept = {
    ...(reason && { reason }),
    ...(days && { days: String(days) }),
    ...(q && { q }),
  }
  const href = (change: Record<string, string>) => `?${new URLSearchParams({ state, ...kept, ...change })}`
  const isFiltered = Object.keys(kept).length > 0
  return (
    <>
      <PageHeading
        title={say('Câu hỏi cần dạy', { en: 'Questions to teach' })}
        text={say(
          'Câu cố vấn chưa hiểu, chưa có nguồn hay bị khách chê; câu giống nhau được gộp lại. Câu hỏi được che thông tin riêng và tự xóa sau 12 tháng.',
          {
            en: 'Questions the advisor did not understand, has no source for, or was voted down on; alike ones are put together. Private details are masked, and questions are deleted after 12 months.',
          },
        )}
      />
      <OutcomeNote outcome={actionData} />
      <TeachTabs counts={counts} />
      <ViewTabs
        label={say('Trạng thái', { en: 'Status' })}
        views={STATES}
        current={state}
        href={(value) => href({ state: value })}
      />
      <Filters key={`${state} ${q} ${reason ?? ''} ${days ?? ''}`} {...{ state, reason, days, q }} />
      {groups.length === 0 ? (
        isFiltered ? (
          <EmptyState
            title={say('Không có câu nào như vậy', { en: 'No such question' })}
            text={say('Bạn thử bớt điều kiện lọc nhé.', { en: 'Try fewer filters.' })}
          />
        ) : (
          <EmptyState {...EMPTY[state]} />
        )
      ) : (
        <>
          <BulkBar key={`${state}-${page}`} state={state} outcome={actionData} />
          <p className="text-sm text-muted">
            {say(`${formatNumber(total)} nhóm câu hỏi`, {
              en: many(total, 'group of questions', 'groups of questions'),
            })}
          </p>
          <ul className="grid gap-3">
            {groups.map((group) => (
              <li key={group.key}>
                <QuestionCard group={group} state={state} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={page}
        totalPages={Math.ceil(total / PAGE)}
        href={(number) => href({ page: String(number) })}
      />
    </>
  )
}

type FiltersProps = Pick<Route.ComponentProps['loaderData'], 'state' | 'reason' | 'days' | 'q'>

function Filters({ state, reason, days, q }: FiltersProps) {
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="state" value={state} />
      <div className="min-w-0 grow basis-60 sm:max-w-md">
        <TextField
          label={say('Tìm trong câu hỏi', { en: 'Search in questions' })}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
        />
      </div>
      <CompactSelect
        label={say('Lý do', { en: 'Reason' })}
        name="reason"
        defaultValue={reason ?? ''}
        options={[
          { value: '', label: say('Mọi lý do', { en: 'Any reason' }) },
          ...TEACH_REASONS.map((value) => ({ value, label: REASON_LABELS[value] })),
        ]}
      />
      <CompactSelect
        label={say('Thời gian', { en: 'Time' })}
        name="days"
        defaultValue={days ? String(days) : ''}
        options={[
          { value: '', label: say('Mọi lúc', { en: 'Any time' }) },
          { value: '7', label: say('7 ngày qua', { en: 'Last 7 days' }) },
          { value: '30', label: say('30 ngày qua', { en: 'Last 30 days' }) },
          { value: '90', label: say('90 ngày qua', { en: 'Last 90 days' }) },
        ]}
      />
      <Button type="submit" variant="secondary">
        {say('Lọc', { en: 'Filter' })}
      </Button>
    </Form>
  )
}
