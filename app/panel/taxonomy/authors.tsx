import { Plus, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { writerOf } from '#app/domain/account/person.ts'
import { peopleWho } from '#app/domain/account/queries/people.server.ts'
import { authorRows, hasAuthorPage } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import type { AuthorRow } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { ArticleCount } from '#app/panel/parts/article-count.tsx'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { SwitchButton } from '#app/panel/parts/switch-button.tsx'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/authors'
import { AuthorForm } from './author-form.tsx'
import { deletionsOf } from './deletions.server.ts'
import { EditLink } from './edit-link.tsx'
import { PAGE_SIZE, rowsAsked } from './rows-query.ts'
import { answerTaxonomyForm } from './taxonomy-forms.server.ts'

/** From so many rows on there is a search. */
const MANY = 20

export async function loader(asked: Route.LoaderArgs) {
  const person = await requireStaff(asked, 'authors')
  const { db } = asked.context.get(requestContext)
  const query = rowsAsked(asked.request)
  const { id: own, allAuthors } = writerOf(person)
  return {
    ...query,
    ...(await authorRows(db, { ...query, own })),
    own,
    hasOwn: await hasAuthorPage(db, own),
    accounts: allAuthors ? await peopleWho(db, 'authors') : null,
    deletions: allAuthors ? await deletionsOf(db, ['authors']) : [],
  }
}

export const action = (asked: Route.ActionArgs) => answerTaxonomyForm(asked, 'authors', ['authors'])

export default function AuthorsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, page, rows, total, all, own, hasOwn, accounts, deletions } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  useOutcomeToast(actionData, () => open && close())
  // Where all are samples, saying so on each line tells nothing.
  const marksSamples = rows.some(({ isDemo }) => !isDemo)
  return (
    <>
      <PageHeading
        title={say('Authors Management', { vi: 'Quản lý tác giả' })}
        back={{ to: '/admin', label: say('Back to Dashboard', { vi: 'Về tổng quan' }) }}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            {say('New Author', { vi: 'Tác giả mới' })}
          </Link>
        }
      />
      <OutcomeNote outcome={actionData} />
      {open === 'new' && (
        <AuthorForm
          author={null}
          outcome={actionData}
          cancelHref={hrefOf(null)}
          owner={accounts ? { accounts } : hasOwn ? null : { own }}
        />
      )}
      {(all > MANY || text !== '') && (
        <SearchForm
          label={say('Search authors', { vi: 'Tìm tác giả' })}
          text={text}
          button={say('Search', { vi: 'Tìm' })}
        />
      )}
      {rows.length === 0 && (
        <EmptyState
          title={
            text
              ? say('No authors found', { vi: 'Không tìm thấy tác giả nào' })
              : say('No authors yet', { vi: 'Chưa có tác giả nào' })
          }
          text={
            text
              ? say('Try a shorter word.', { vi: 'Bạn thử từ ngắn hơn nhé.' })
              : say('Create the first one.', { vi: 'Bạn thêm tác giả đầu tiên nhé.' })
          }
        />
      )}
      <ul className="grid gap-3">
        {rows.map((author) => (
          <li key={author.id}>
            {open === String(author.id) && (accounts || author.userId === own) ? (
              <AuthorForm
                author={author}
                outcome={actionData}
                cancelHref={hrefOf(null)}
                owner={accounts && { accounts }}
              />
            ) : (
              <AuthorCard
                author={author}
                editHref={hrefOf('edit', author.id)}
                isOwn={author.userId === own}
                mayChange={accounts !== null || author.userId === own}
                marksSamples={marksSamples}
              />
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={Math.ceil(total / PAGE_SIZE)}
        href={(number) => `?${new URLSearchParams({ ...(text && { q: text }), page: String(number) })}`}
      />
      <DeletedList rows={deletions} />
    </>
  )
}

type AuthorCardProps = {
  author: AuthorRow
  editHref: string
  isOwn: boolean
  mayChange: boolean
  marksSamples: boolean
}

function AuthorCard({ author, editHref, isOwn, mayChange, marksSamples }: AuthorCardProps) {
  const { id, name, slug, email, bio, avatarUrl, userName, isActive, isDemo } = author
  const own = { table: 'authors', id: String(id) }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4">
      {avatarUrl ? (
        <img
          src={avatarUrl}
          alt=""
          width={44}
          height={44}
          className="size-11 rounded-full bg-stage object-cover"
        />
      ) : (
        <span className="grid size-11 place-items-center rounded-full bg-stage text-muted">
          <UserRound aria-hidden="true" className="size-5" />
        </span>
      )}
      <div className="min-w-0 grow basis-64">
        <h2 className="flex flex-wrap items-center gap-x-2 font-bold">
          {name} <span className="text-sm font-normal text-muted">/{slug}</span>
          {isDemo && marksSamples && <Badge>{say('Sample', { vi: 'Mẫu' })}</Badge>}
          {isOwn && <Badge tone="action">{say('Your page', { vi: 'Trang của bạn' })}</Badge>}
        </h2>
        {email && <p className="truncate text-sm text-muted">{email}</p>}
        {bio && <p className="line-clamp-1 text-sm text-muted">{bio}</p>}
        {userName !== null && !isOwn && (
          <p className="text-sm text-muted">
            {say('Account: ', { vi: 'Tài khoản: ' })}
            {userName}
          </p>
        )}
      </div>
      <span className="min-w-28 grow text-sm md:grow-0">
        <ArticleCount {...author} />
      </span>
      <div className="flex items-center">
        {mayChange ? (
          <>
            <SwitchButton
              isOn={isActive}
              label={say(`${name} active`, { vi: `${name} đang dùng` })}
              fields={{ ...own, intent: 'activate' }}
            />
            <EditLink id={id} name={name} to={editHref} />
            <DeleteButton
              fields={{ ...own, intent: 'delete' }}
              label={say(`Delete ${name}`, { vi: `Xóa ${name}` })}
              title={say('Delete author', { vi: 'Xóa tác giả' })}
              question={say('Are you sure you want to delete this author? This action cannot be undone.', {
                vi: 'Bạn chắc chắn muốn xóa tác giả này? Việc này không hoàn tác được.',
              })}
            />
          </>
        ) : (
          !isActive && <Badge>{say('Inactive', { vi: 'Không dùng' })}</Badge>
        )}
      </div>
    </div>
  )
}
