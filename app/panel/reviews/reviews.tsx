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
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { toldAction, useOutcomeToast, useToldToasts } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/reviews'
import { BulkBar } from './bulk-bar.tsx'
import { KeyHelp } from './key-help.tsx'
import { ReviewCard } from './review-card.tsx'

const PAGE = 20

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Duyệt đánh giá', { en: 'Reviews' })) },
]

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
    { title: say('Chưa làm được', { en: 'That did not work' }) },
  )
}

export const clientAction = (asked: Route.ClientActionArgs) => toldAction(asked)

const sayDone = (count: number): Record<ModerationInput['intent'], string> => ({
  approve: say(`Đã duyệt ${count} đánh giá`, { en: `${many(count, 'review')} approved` }),
  reject: say(`Đã từ chối ${count} đánh giá`, { en: `${many(count, 'review')} rejected` }),
  reopen: say(`Đã đưa về chờ duyệt ${count} đánh giá`, { en: `${many(count, 'review')} back in moderation` }),
  undo: say(`Đã hoàn tác ${count} đánh giá`, { en: `${many(count, 'review')} as before` }),
})

function outcomeOf({ intent }: ModerationInput, { count, lines }: Moderated): Outcome {
  if (count === 0)
    return {
      ok: true,
      toast: {
        title: say('Không có gì thay đổi', { en: 'Nothing changed' }),
        description: say('Có thể người khác vừa duyệt trước bạn.', {
          en: 'Somebody else may have been faster.',
        }),
      },
    }
  const outcome: Outcome = { ok: true, toast: { title: sayDone(count)[intent] } }
  if (intent === 'undo') return outcome
  return {
    ...outcome,
    undo: { label: say('Hoàn tác', { en: 'Undo' }), fields: { intent: 'undo', lines: lines.join(',') } },
  }
}

const VIEWS: Record<ReviewState, { label: string; empty: string }> = {
  waiting: {
    get label() {
      return say('Chờ duyệt', { en: 'To moderate' })
    },
    get empty() {
      return say('Không có đánh giá nào đang chờ', { en: 'No reviews are waiting' })
    },
  },
  approved: {
    get label() {
      return say('Đã duyệt', { en: 'Approved' })
    },
    get empty() {
      return say('Chưa có đánh giá nào được duyệt', { en: 'No approved reviews yet' })
    },
  },
  rejected: {
    get label() {
      return say('Đã từ chối', { en: 'Rejected' })
    },
    get empty() {
      return say('Chưa có đánh giá nào bị từ chối', { en: 'No rejected reviews yet' })
    },
  },
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
        title={say('Duyệt đánh giá', { en: 'Review moderation' })}
        text={say('Điểm và danh sách đổi theo ngay. Đánh giá không bị ẩn chỉ vì nó chê.', {
          en: 'Ratings and lists change at once. A review is not hidden just because it finds fault.',
        })}
      />
      <OutcomeNote outcome={actionData} />
      <ViewTabs
        label={say('Đánh giá', { en: 'Reviews' })}
        views={views}
        current={view}
        href={(value) => href({ view: value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchForm label={say('Tìm theo sản phẩm', { en: 'Search by product' })} text={q} kept={{ view }} />
        <KeyHelp />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={
            q
              ? say('Không có đánh giá nào của sản phẩm đó', { en: 'No reviews of that product' })
              : VIEWS[view].empty
          }
          text={
            q
              ? say('Bạn thử từ ngắn hơn, hoặc xem trạng thái khác.', {
                  en: 'Try a shorter word, or another status.',
                })
              : undefined
          }
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
