import { FolderTree, Plus, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { categoryRows } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import type { CategoryRow } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { ArticleCount } from '#app/panel/parts/article-count.tsx'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { SwitchButton } from '#app/panel/parts/switch-button.tsx'
import { openerOf, useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { fold } from '#app/vietnamese/fold.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/categories'
import { CategoryForm } from './category-form.tsx'
import { deletionsOf } from './deletions.server.ts'
import { EditLink } from './edit-link.tsx'
import { movingOf } from './merging.server.ts'
import { MoveForm } from './move-form.tsx'
import { Subcategories } from './subcategories.tsx'
import { answerTaxonomyForm } from './taxonomy-forms.server.ts'

/** From so many rows on there is a search. */
const MANY = 20

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'categories')
  const { db } = asked.context.get(requestContext)
  const text = (new URL(asked.request.url).searchParams.get('q') ?? '').slice(0, 200).trim()
  const all = await categoryRows(db)
  const words = fold(text)
  const categories = all.filter(({ name, subcategories }) =>
    [name, ...subcategories.map((below) => below.name)].some((each) => fold(each).includes(words)),
  )
  return {
    text,
    categories,
    moving: await movingOf(db, new URL(asked.request.url).searchParams, all),
    hasSearch: all.length > MANY || text !== '',
    deletions: await deletionsOf(db, ['categories', 'subcategories']),
  }
}

export const action = (asked: Route.ActionArgs) =>
  answerTaxonomyForm(asked, 'categories', ['categories', 'subcategories'])

export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, categories, moving, hasSearch, deletions } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  const { open: below } = useOpenForm('below')
  const { open: isMoving, close: closeMove } = useOpenForm('merge')
  useOutcomeToast(actionData, () => (open ? close() : isMoving && closeMove()))
  return (
    <>
      <PageHeading
        title={say('Categories Management', { vi: 'Quản lý danh mục' })}
        back={{ to: '/admin', label: say('Back to Dashboard', { vi: 'Về tổng quan' }) }}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            {say('New Category', { vi: 'Danh mục mới' })}
          </Link>
        }
      />
      <OutcomeNote outcome={actionData} />
      {open === 'new' && <CategoryForm category={null} outcome={actionData} cancelHref={hrefOf(null)} />}
      {moving && <MoveForm key={moving.category.id} {...moving} cancelHref={hrefOf(null)} />}
      {hasSearch && (
        <SearchForm
          label={say('Search categories', { vi: 'Tìm danh mục' })}
          text={text}
          button={say('Search', { vi: 'Tìm' })}
        />
      )}
      {categories.length === 0 && (
        <EmptyState
          title={
            text
              ? say('No categories found', { vi: 'Không tìm thấy danh mục nào' })
              : say('No categories yet', { vi: 'Chưa có danh mục nào' })
          }
          text={
            text
              ? say('Try a shorter word.', { vi: 'Bạn thử từ ngắn hơn nhé.' })
              : say('Create the first one.', { vi: 'Bạn tạo danh mục đầu tiên nhé.' })
          }
        />
      )}
      <ul className="grid gap-3">
        {categories.map((category) => (
          <Fragment key={category.id}>
            <li>
              {open === String(category.id) ? (
                <CategoryForm category={category} outcome={actionData} cancelHref={hrefOf(null)} />
              ) : (
                <CategoryCard
                  category={category}
                  editHref={hrefOf('edit', category.id)}
                  belowHref={hrefOf('below', category.id)}
                  moveHref={hrefOf('merge', category.id)}
                />
              )}
            </li>
            {below === String(category.id) && (
              <li>
                <Subcategories category={category} outcome={actionData} closeHref={hrefOf(null)} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      <DeletedList rows={deletions} />
    </>
  )
}

type CategoryCardProps = { category: CategoryRow; editHref: string; belowHref: string; moveHref: string }

function CategoryCard({ category, editHref, belowHref, moveHref }: CategoryCardProps) {
  const { id, name, slug, description, displayOrder, isActive, subcategories } = category
  const own = { table: 'categories', id: String(id) }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4">
      <span
        className="w-8 shrink-0 text-sm text-muted tabular-nums"
        title={say('Display order', { vi: 'Thứ tự hiện' })}
      >
        {displayOrder}
      </span>
      <div className="min-w-0 grow basis-64">
        <h2 className="font-bold">
          {name} <span className="text-sm font-normal text-muted">/{slug}</span>
        </h2>
        {description && <p className="line-clamp-1 text-sm text-muted">{description}</p>}
        {subcategories.length > 0 && (
          <p className="line-clamp-1 text-sm">{subcategories.map((below) => below.name).join(' · ')}</p>
        )}
      </div>
      <span className="min-w-28 grow text-sm md:grow-0">
        <ArticleCount {...category} />
      </span>
      <div className="flex items-center">
        <SwitchButton
          isOn={isActive}
          label={say(`${name} active`, { vi: `${name} đang dùng` })}
          fields={{ ...own, intent: 'activate' }}
        />
        <Link
          id={`open-below-${id}`}
          to={belowHref}
          preventScrollReset
          aria-label={say(`${subcategories.length} subcategories of ${name}`, {
            vi: `${subcategories.length} danh mục con của ${name}`,
          })}
          title={say('Subcategories', { vi: 'Danh mục con' })}
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <FolderTree aria-hidden="true" className="size-4" />
          <span className="text-sm tabular-nums">{subcategories.length}</span>
        </Link>
        <EditLink id={id} name={name} to={editHref} />
        {category.articles + category.trashed + subcategories.length > 0 ? (
          <Link
            id={openerOf('merge', String(id))}
            to={moveHref}
            preventScrollReset
            aria-label={say(`Delete ${name}`, { vi: `Xóa ${name}` })}
            title={say('Delete', { vi: 'Xóa' })}
            className={buttonClass('ghost', 'md', 'px-3 text-danger')}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Link>
        ) : (
          <DeleteButton
            fields={{ ...own, intent: 'delete' }}
            label={say(`Delete ${name}`, { vi: `Xóa ${name}` })}
            title={say('Delete category', { vi: 'Xóa danh mục' })}
            question={say('Are you sure you want to delete this category?', {
              vi: 'Bạn chắc chắn muốn xóa danh mục này?',
            })}
          />
        )}
      </div>
    </div>
  )
}
