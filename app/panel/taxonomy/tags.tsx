import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { tagRows } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/tags'
import { deletionsOf } from './deletions.server.ts'
import { MergeForm } from './merge-form.tsx'
import { mergingOf } from './merging.server.ts'
import { PAGE_SIZE, rowsAsked } from './rows-query.ts'
import { TagCard } from './tag-card.tsx'
import { TagForm } from './tag-form.tsx'
import { answerTaxonomyForm } from './taxonomy-forms.server.ts'

/** From so many rows on there is a search. */
const MANY = 20

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'tags')
  const { db } = asked.context.get(requestContext)
  const query = rowsAsked(asked.request)
  return {
    ...query,
    ...(await tagRows(db, query)),
    merging: await mergingOf(db, new URL(asked.request.url).searchParams),
    deletions: await deletionsOf(db, ['tags']),
  }
}

export const action = (asked: Route.ActionArgs) => answerTaxonomyForm(asked, 'tags', ['tags'])

export default function TagsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, page, rows, total, all, merging, deletions } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  const { open: isMerging, close: closeMerge } = useOpenForm('merge')
  useOutcomeToast(actionData, () => (open ? close() : isMerging && closeMerge()))
  const edited = open === null ? undefined : rows.find(({ id }) => String(id) === open)
  return (
    <>
      <PageHeading
        title={say('Tags Management', { vi: 'Quản lý thẻ' })}
        back={{ to: '/admin', label: say('Back to Dashboard', { vi: 'Về tổng quan' }) }}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            {say('New Tag', { vi: 'Thẻ mới' })}
          </Link>
        }
      />
      <OutcomeNote outcome={actionData} />
      {open === 'new' && <TagForm tag={null} outcome={actionData} cancelHref={hrefOf(null)} />}
      {edited && <TagForm key={edited.id} tag={edited} outcome={actionData} cancelHref={hrefOf(null)} />}
      {merging && <MergeForm key={merging.tag.id} {...merging} cancelHref={hrefOf(null)} />}
      {(all > MANY || text !== '') && (
        <SearchForm
          label={say('Search tags', { vi: 'Tìm thẻ' })}
          text={text}
          button={say('Search', { vi: 'Tìm' })}
        />
      )}
      {rows.length === 0 && (
        <EmptyState
          title={
            text
              ? say('No tags found', { vi: 'Không tìm thấy thẻ nào' })
              : say('No tags yet', { vi: 'Chưa có thẻ nào' })
          }
          text={
            text
              ? say('Try a shorter word.', { vi: 'Bạn thử từ ngắn hơn nhé.' })
              : say('Create the first one.', { vi: 'Bạn tạo thẻ đầu tiên nhé.' })
          }
        />
      )}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {rows.map((tag) => (
          <li key={tag.id}>
            <TagCard tag={tag} editHref={hrefOf('edit', tag.id)} mergeHref={hrefOf('merge', tag.id)} />
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
