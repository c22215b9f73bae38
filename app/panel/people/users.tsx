import { Link } from 'react-router'
import { peopleQuery } from '#app/domain/account/people-form.ts'
import { INVITATION_DAYS, listInvitations } from '#app/domain/account/queries/invitations.server.ts'
import { listPeople } from '#app/domain/account/queries/manage-people.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { parseQuery } from '#app/edge/problem.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/users'
import { answerPeopleForm } from './answer-people-form.server.ts'
import { Invitations } from './invitations.tsx'
import { PersonRow } from './person-row.tsx'

const SIZE = 30

const GROUPS = [
  {
    group: 'all',
    get label() {
      return say('Tất cả', { en: 'All' })
    },
  },
  {
    group: 'staff',
    get label() {
      return say('Người quản trị', { en: 'Staff' })
    },
  },
  {
    group: 'readers',
    get label() {
      return say('Người đọc', { en: 'Readers' })
    },
  },
] as const

export async function loader(asked: Route.LoaderArgs) {
  const { id: ownId } = await requireStaff(asked, 'users')
  const { db, mailer } = asked.context.get(requestContext)
  const { q: text, nhom: group, trang: page } = parseQuery(peopleQuery, asked.request)
  const { people, total } = await listPeople(db, { text, group, page, size: SIZE })
  return {
    ownId,
    text,
    group,
    page,
    people,
    total,
    invitations: await listInvitations(db),
    days: INVITATION_DAYS,
    delivers: mailer.delivers,
  }
}

export async function action(asked: Route.ActionArgs) {
  const actor = await requireStaff(asked, 'users')
  const form = await asked.request.formData()
  const { db, accounts, mailer } = asked.context.get(requestContext)
  const { delivers } = mailer
  const answer = () => answerPeopleForm({ db, accounts, actor, delivers }, Object.fromEntries(form))
  return answerForm(answer, { title: say('Chưa làm được', { en: 'That did not work' }) }, form)
}

export default function UsersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ownId, text, group, page, people, total, invitations, days, delivers } = loaderData
  useOutcomeToast(actionData)
  const href = (part: { group?: string; page?: number }) => {
    const { group: nextGroup = group, page: nextPage = 1 } = part
    return `?${new URLSearchParams({ ...(text && { q: text }), nhom: nextGroup, ...(nextPage > 1 && { trang: String(nextPage) }) })}`
  }
  return (
    <>
      <PageHeading title={say('Người dùng', { en: 'Users' })} />
      <OutcomeNote outcome={actionData} />
      <Invitations invitations={invitations} days={days} delivers={delivers} outcome={actionData} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchForm
          label={say('Tìm theo tên hoặc email', { en: 'Search by name or email' })}
          text={text}
          kept={{ nhom: group }}
        />
        <nav aria-label={say('Nhóm người dùng', { en: 'Groups of users' })} className="flex flex-wrap gap-1">
          {GROUPS.map(({ group: each, label }) => (
            <Link
              key={each}
              to={href({ group: each })}
              aria-current={each === group ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-sunken aria-[current]:bg-action-soft aria-[current]:text-action"
            >
              {label}
            </Link>
          ))}
        </nav>
        <p role="status" className="text-sm text-muted">
          {say(`${formatNumber(total)} tài khoản`, { en: many(total, 'account') })}
        </p>
      </div>
      {people.length === 0 && (
        <EmptyState
          title={say('Không có ai khớp', { en: 'Nobody matches' })}
          text={say('Bạn thử tên hoặc email ngắn hơn.', { en: 'Try a shorter name or email.' })}
        />
      )}
      <ul className="grid gap-3">
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} isOwn={person.id === ownId} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={Math.ceil(total / SIZE)}
        href={(number) => href({ page: number })}
        label={say('Các trang người dùng', { en: 'Pages of users' })}
      />
    </>
  )
}
