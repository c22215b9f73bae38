import { readModeration, readModerationQuery } from '#app/domain/catalogue/moderation/moderation-schema.ts'
import type { ModerationInput, ReviewState } from '#app/domain/catalogue/moderation/moderation-schema.ts'
import { moderateReviews } from '#app/domain/catalogue/moderation/review-moderation.server.ts'
import type { Moderated } from '#app/domain/catalogue/moderation/review-moderation.server.ts'
import { reviewFigures, reviewsToModerate } from '#app/domain/catalogue/queries/moderate-reviews.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { toldAction, useOutcomeToast, useToldToasts } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/reviews'
import { BulkBar } from './bulk-bar.tsx'
import { KeyHelp } from './key-help.tsx'
import { ReviewCard } from './review-card.tsx'

const PAGE = 20

export const meta: Route.MetaFunction = () => [{ title: 'Duyệt đánh giá | Panel Quản Trị' }]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'reviews')
  const { db } = asked.context.get(requestContext)
  const { view, q, page } = readModerationQuery(new URL(asked.request.url).searchParams)
  const found = await reviewsToModerate(db, {
    state: view,
    product: q,
    limit: PAGE,
    offset: (page - 1) * PAGE,
  })
  return { ...found, view, q, page, figures: await reviewFigures(db) }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'reviews')
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  return answerForm(
    async () => {
      const input = readModeration(form)
      return outcomeOf(input, await moderateReviews(db, actorId, input))
    },
    { title: 'Chưa làm được' },
  )
}

export const clientAction = (asked: Route.ClientActionArgs) => toldAction(asked)

const DONE: Record<ModerationInput['intent'], string> = {
  approve: 'Đã duyệt',
  reject: 'Đã từ chối',
  reopen: 'Đã đưa về chờ duyệt',
  undo: 'Đã hoàn tác',
}

function outcomeOf({ intent }: ModerationInput, { count, lines }: Moderated): Outcome {
  if (count === 0)
    return {
      ok: true,
      toast: { title: 'Không có gì thay đổi', description: 'Có thể người khác vừa duyệt trước bạn.' },
    }
  const outcome: Outcome = { ok: true, toast: { title: `${DONE[intent]} ${count} đánh giá` } }
  if (intent === 'undo') return outcome
  return { ...outcome, undo: { label: 'Hoàn tác', fields: { intent: 'undo', lines: lines.join(',') } } }
}

const VIEWS: Record<ReviewState, { label: string; empty: string }> = {
  waiting: { label: 'Chờ duyệt', empty: 'Không có đánh giá nào đang chờ' },
  approved: { label: 'Đã duyệt', empty: 'Chưa có đánh giá nào được duyệt' },
  rejected: { label: 'Đã từ chối', empty: 'Chưa có đánh giá nào bị từ chối' },
}

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, view, q, page, figures } = loaderData
  useOutcomeToast(actionData)
  useToldToasts()
  const href = (change: Record<string, string>) =>
    `?${new URLSearchParams({ view, ...(q && { q }), ...change })}`
  const views = (['waiting', 'approved', 'rejected'] as const).map((value) => ({
    value,
    label: `${VIEWS[value].label} (${formatNumber(figures[value])})`,
  }))
  return (
    <>
      <PageHeading
        title="Duyệt đánh giá"
        text="Điểm và danh sách đổi theo ngay. Đánh giá không bị ẩn chỉ vì nó chê."
      />
      <OutcomeNote outcome={actionData} />
      <ViewTabs label="Đánh giá" views={views} current={view} href={(value) => href({ view: value })} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchForm label="Tìm theo sản phẩm" text={q} kept={{ view }} />
        <KeyHelp />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={q ? 'Không có đánh giá nào của sản phẩm đó' : VIEWS[view].empty}
          text={q ? 'Bạn thử từ ngắn hơn, hoặc xem trạng thái khác.' : undefined}
        />
      ) : (
        <>
          <BulkBar key={`${view}-${page}`} state={view} outcome={actionData} />
          <ul className="grid gap-3">
            {rows.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} state={view} />
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
