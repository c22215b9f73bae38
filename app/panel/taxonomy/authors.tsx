import { Pencil, Plus, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { authorRows } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
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
import type { Route } from './+types/authors'
import { AuthorForm } from './author-form.tsx'
import { deletionsOf } from './deletions.server.ts'
import { PAGE_SIZE, rowsAsked } from './rows-query.ts'
import { answerTaxonomyForm } from './taxonomy-forms.server.ts'

/** From so many rows on there is a search. */
const MANY = 20

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'authors')
  const { db } = asked.context.get(requestContext)
  const query = rowsAsked(asked.request)
  return { ...query, ...(await authorRows(db, query)), deletions: await deletionsOf(db, ['authors']) }
}

export const action = (asked: Route.ActionArgs) => answerTaxonomyForm(asked, 'authors', ['authors'])

export default function AuthorsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, page, rows, total, all, deletions } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  useOutcomeToast(actionData, () => open && close())
  return (
    <>
      <PageHeading
        title="Authors Management"
        back={{ to: '/admin', label: 'Back to Dashboard' }}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            New Author
          </Link>
        }
      />
      <OutcomeNote outcome={actionData} />
      {open === 'new' && <AuthorForm author={null} outcome={actionData} cancelHref={hrefOf(null)} />}
      {(all > MANY || text !== '') && <SearchForm label="Search authors" text={text} button="Search" />}
      {rows.length === 0 && (
        <EmptyState title="No authors found" text={text ? 'Try a shorter word.' : 'Create the first one.'} />
      )}
      <ul className="grid gap-3">
        {rows.map((author) => (
          <li key={author.id}>
            {open === String(author.id) ? (
              <AuthorForm author={author} outcome={actionData} cancelHref={hrefOf(null)} />
            ) : (
              <AuthorCard author={author} editHref={hrefOf('edit', author.id)} />
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

function AuthorCard({ author, editHref }: { author: AuthorRow; editHref: string }) {
  const { id, name, slug, email, bio, avatarUrl, isActive, isDemo } = author
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
          {isDemo && <Badge>Sample</Badge>}
        </h2>
        {email && <p className="truncate text-sm text-muted">{email}</p>}
        {bio && <p className="line-clamp-1 text-sm text-muted">{bio}</p>}
      </div>
      <span className="min-w-28 grow text-sm md:grow-0">
        <ArticleCount {...author} />
      </span>
      <div className="flex items-center">
        <SwitchButton isOn={isActive} label={`${name} active`} fields={{ ...own, intent: 'activate' }} />
        <Link
          id={`open-edit-${id}`}
          to={editHref}
          preventScrollReset
          aria-label={`Edit ${name}`}
          title="Edit"
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
        <DeleteButton
          fields={{ ...own, intent: 'delete' }}
          label={`Delete ${name}`}
          title="Delete author"
          question="Are you sure you want to delete this author? This action cannot be undone."
        />
      </div>
    </div>
  )
}
