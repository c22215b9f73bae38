import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { redirectQuery } from '#app/domain/blog/redirects/redirect-input.ts'
import { listMissing, listRedirects } from '#app/domain/blog/redirects/redirect-list.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { toldAction, useOutcomeToast, useToldToasts } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/redirects'
import { ListForm } from './list-form.tsx'
import { MissingList } from './missing-list.tsx'
import { RedirectForm } from './redirect-form.tsx'
import { answerRedirectForm } from './redirect-forms.server.ts'
import type { RedirectOutcome } from './redirect-forms.server.ts'
import { RedirectTable } from './redirect-table.tsx'

const PAGE = 50

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Chuyển hướng', { en: 'Redirects' })) },
]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'articles')
  const { db } = asked.context.get(requestContext)
  const query = redirectQuery.parse(Object.fromEntries(new URL(asked.request.url).searchParams))
  const offset = (query.page - 1) * PAGE
  const isMissing = query.view === 'missing'
  return {
    ...query,
    redirects: await listRedirects(db, {
      text: query.q,
      order: query.order,
      limit: PAGE,
      offset: isMissing ? 0 : offset,
    }),
    missing: await listMissing(db, { limit: isMissing ? PAGE : 1, offset: isMissing ? offset : 0 }),
  }
}

export async function action(asked: Route.ActionArgs) {
  const { id } = await requireStaff(asked, 'articles')
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  return answerForm(
    () => answerRedirectForm(db, id, form),
    { title: say('Chưa lưu được', { en: 'Not saved' }) },
    form,
  )
}

export const clientAction = (asked: Route.ClientActionArgs) => toldAction(asked)

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, q, order, page, from, redirects, missing } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  const outcome: RedirectOutcome | undefined = actionData
  useOutcomeToast(outcome, () => {
    if (open) close()
  })
  useToldToasts()
  const edited = open === null ? undefined : redirects.rows.find(({ id }) => String(id) === open)
  const views = [
    {
      value: 'redirects',
      label: say(`Chuyển hướng (${formatNumber(redirects.total)})`, {
        en: `Redirects (${formatNumber(redirects.total)})`,
      }),
    },
    {
      value: 'missing',
      label: say(`Trang không tìm thấy (${formatNumber(missing.total)})`, {
        en: `Not found (${formatNumber(missing.total)})`,
      }),
    },
    { value: 'list', label: say('Thêm danh sách', { en: 'Add a list' }) },
  ] as const
  return (
    <>
      <PageHeading
        title={say('Chuyển hướng', { en: 'Redirects' })}
        text={say(
          'Địa chỉ cũ đưa khách đến đúng trang mới. Trang đang có thì luôn được hiện, không bị chuyển hướng che đi.',
          {
            en: 'Old addresses lead visitors to the right new page. A page that exists always shows; no redirect hides it.',
          },
        )}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            {say('Thêm chuyển hướng', { en: 'Add redirect' })}
          </Link>
        }
      />
      <OutcomeNote outcome={outcome} />
      <ViewTabs
        label={say('Chuyển hướng', { en: 'Redirects' })}
        views={views}
        current={view}
        href={(value) => `?view=${value}`}
      />
      {open === 'new' && (
        <RedirectForm redirect={null} from={from} outcome={outcome} cancelHref={hrefOf(null)} />
      )}
      {edited && (
        <RedirectForm key={edited.id} redirect={edited} from="" outcome={outcome} cancelHref={hrefOf(null)} />
      )}
      {view === 'list' && <ListForm outcome={outcome} />}
      {view === 'missing' &&
        (missing.rows.length === 0 ? (
          <EmptyState
            title={say('Chưa có địa chỉ nào không tìm thấy', {
              en: 'Nobody asked for a missing address yet',
            })}
            text={say('Địa chỉ khách mở mà không có trang sẽ hiện ở đây.', {
              en: 'Addresses that visitors open and that have no page show up here.',
            })}
          />
        ) : (
          <MissingList rows={missing.rows} />
        ))}
      {view === 'redirects' && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <SearchForm
              label={say('Tìm theo địa chỉ', { en: 'Search by address' })}
              text={q}
              kept={{ order }}
            />
            <Link
              to={`?${new URLSearchParams({ ...(q && { q }), order: order === 'new' ? 'hits' : 'new' })}`}
              className={buttonClass('ghost')}
            >
              {order === 'new'
                ? say('Xếp theo lượt', { en: 'Sort by hits' })
                : say('Xếp theo mới thêm', { en: 'Sort by newest' })}
            </Link>
          </div>
          {redirects.rows.length === 0 ? (
            <EmptyState
              title={
                q
                  ? say('Không có địa chỉ nào như vậy', { en: 'No such address' })
                  : say('Chưa có chuyển hướng nào', { en: 'No redirects yet' })
              }
              text={
                q
                  ? say('Bạn thử ít chữ hơn nhé.', { en: 'Try fewer letters.' })
                  : say('Nhập bài từ trang cũ thì địa chỉ cũ của bài cũng thành chuyển hướng.', {
                      en: 'When articles are imported from an old site, their old addresses become redirects too.',
                    })
              }
            />
          ) : (
            <RedirectTable rows={redirects.rows} editHref={(id) => hrefOf('edit', id)} />
          )}
        </>
      )}
      <Pagination
        page={page}
        totalPages={view === 'list' ? 1 : Math.ceil((view === 'missing' ? missing : redirects).total / PAGE)}
        href={(number) => `?${new URLSearchParams({ view, order, ...(q && { q }), page: String(number) })}`}
      />
    </>
  )
}
