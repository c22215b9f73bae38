import { CalendarDays, FileUp, ListChecks, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, redirect, useNavigation, useSubmit } from 'react-router'
import { z } from 'zod'
import { allows } from '#app/domain/account/roles.ts'
import { binArticle, eraseArticle, unbinArticle } from '#app/domain/blog/editing/article-editing.server.ts'
import { bulkAction } from '#app/domain/blog/editing/bulk-change.ts'
import { readListState } from '#app/domain/blog/editing/list-schema.ts'
import {
  ARTICLES_PATH,
  FIRST_STATE,
  isNarrowed,
  listPath,
  statusOf,
} from '#app/domain/blog/editing/list-state.ts'
import {
  dropFilter,
  filterForm,
  keepFilter,
  savedFilters,
} from '#app/domain/blog/editing/saved-filters.server.ts'
import { articlePath } from '#app/domain/blog/paths.ts'
import {
  articlesForEditors,
  articleWork,
  idsForEditors,
} from '#app/domain/blog/queries/articles-for-editors.server.ts'
import type { EditorsArticle } from '#app/domain/blog/queries/articles-for-editors.server.ts'
import { listChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { articleChange } from '#app/domain/imports/changes/article-change.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { BulkBar } from '#app/panel/changes/bulk-bar.tsx'
import { changeMany, undoChange } from '#app/panel/changes/change-many.server.ts'
import { CHANGE_WORDS } from '#app/panel/changes/change-words.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { ListPagination } from '#app/panel/parts/list-pagination.tsx'
import { MoreMenu } from '#app/panel/parts/more-menu.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { done } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { rowId } from '#app/platform/row-id.ts'
import { Button } from '#app/ui/button.tsx'
import { InLanguage } from '#app/ui/language.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { EmptyState, ErrorState } from '#app/ui/state.tsx'
import { formatDate, formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { Route } from './+types/list'
import { SavedNote } from './form/saved-note.tsx'
import { ArticleTable } from './list/article-table.tsx'
import type { ArticleLine } from './list/article-table.tsx'
import { bulkActions } from './list/bulk-actions.tsx'
import { ListFilters } from './list/list-filters.tsx'
import { SavedViews } from './list/saved-views.tsx'
import { OpenWork } from './list/work.tsx'

const CHANGES = CHANGE_WORDS['article-changes']

export const meta = () => [
  { title: panelTitle(say('Articles Management', { vi: 'Bài viết' })) },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader(asked: Route.LoaderArgs) {
  const { id: userId, role } = await requireStaff(asked, 'articles')
  const { db } = asked.context.get(requestContext)
  const state = readListState(new URL(asked.request.url).searchParams)
  const [{ articles, total }, work, choices, filters] = await Promise.all([
    articlesForEditors(db, state),
    articleWork(db),
    listChoices(db),
    savedFilters(db, userId),
  ])
  const last = Math.ceil(total / state.size)
  if (last > 0 && state.page > last) throw redirect(listPath(state, { page: last }))
  const now = Date.now()
  return {
    state,
    total,
    work,
    lines: articles.map((article) => lineOf(article, now)),
    choices,
    filters,
    mayErase: allows(role, 'delete-forever'),
  }
}

function lineOf(article: EditorsArticle, now: number): ArticleLine {
  const { id, slug, title, category, author, publishedAt, updatedAt, deletedAt, hasPicture, hasExcerpt } =
    article
  const status = statusOf(article, now)
  return {
    id,
    title,
    href: status === 'published' && deletedAt === null ? articlePath(slug) : null,
    category,
    author,
    published: publishedAt && formatDateTime(publishedAt),
    changed: saysChanged(article) ? formatDateTime(deletedAt ?? updatedAt) : null,
    lacks: [
      ...(hasPicture ? [] : [say('no picture', { vi: 'chưa có ảnh bìa' })]),
      ...(hasExcerpt ? [] : [say('no excerpt', { vi: 'chưa có tóm tắt' })]),
    ],
    status,
  }
}

/** Whether it has to be said when it was changed: in the trash, before it has a date, or where it was edited on a later day. */
const saysChanged = ({ publishedAt, updatedAt, deletedAt }: EditorsArticle): boolean =>
  deletedAt !== null || publishedAt === null || formatDate(updatedAt) !== formatDate(publishedAt)

const single = z.object({ intent: z.enum(['trash', 'restore', 'erase']), id: rowId })

export async function action(asked: Route.ActionArgs) {
  const person = await requireStaff(asked, 'articles')
  const writer = { db: asked.context.get(requestContext).db, actorId: person.id }
  const form = await asked.request.formData()
  return answerEnglishForm(
    async (): Promise<Outcome> => {
      if (form.get('intent') === 'keep-filter' || form.get('intent') === 'drop-filter')
        return answerFilter(writer, Object.fromEntries(form))
      if (form.get('intent') === 'bulk') {
        const wanted = bulkAction.parse(Object.fromEntries(form))
        const state = readListState(new URL(asked.request.url).searchParams)
        const found = () => idsForEditors(writer.db, state)
        return changeMany(asked, person, articleChange, { form, action: wanted.action, asked: wanted, found })
      }
      if (form.get('intent') === 'undo-change') return undoChange(asked, person, 'article-changes', form)
      const { intent, id } = single.parse(Object.fromEntries(form))
      if (intent === 'trash') {
        await binArticle(writer, id)
        const undo = undoBy({ intent: 'restore', id: String(id) })
        return {
          ok: true,
          toast: { title: say('Article moved to the trash', { vi: 'Đã chuyển bài vào thùng rác' }) },
          undo,
        }
      }
      if (intent === 'restore') {
        await unbinArticle(writer, id)
        return { ok: true, toast: { title: say('Article restored', { vi: 'Đã khôi phục bài viết' }) } }
      }
      await requireStaff(asked, 'delete-forever')
      await eraseArticle(writer, id)
      return { ok: true, toast: { title: say('Article deleted forever', { vi: 'Đã xóa hẳn bài viết' }) } }
    },
    { title: say('Error', { vi: 'Có lỗi' }) },
  )
}

const undoBy = (fields: Record<string, string>) => ({ label: say('Undo', { vi: 'Hoàn tác' }), fields })

/** Keeps a view of the list under a name, or forgets one. */
async function answerFilter({ db, actorId }: { db: Db; actorId: string }, sent: unknown): Promise<Outcome> {
  const wanted = filterForm.parse(sent)
  if (wanted.intent === 'keep-filter') {
    await keepFilter(db, { userId: actorId, ...wanted })
    return done(say('View saved', { vi: 'Đã lưu cách xem' }))
  }
  const { name, query } = await dropFilter(db, { userId: actorId, id: wanted.id })
  const undo = undoBy({ intent: 'keep-filter', name, query })
  return { ...done(say('View deleted', { vi: 'Đã xóa cách xem' })), undo }
}

export default function ArticleListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, work, lines, total, choices, filters } = loaderData
  const { state: moving, location } = useNavigation()
  const isWaiting = moving === 'loading' && location?.pathname === ARTICLES_PATH
  const path = listPath(state, { page: state.page })
  useOutcomeToast(actionData)
  return (
    <InLanguage is="en" className="grid gap-5">
      <PageHeading
        title={
          state.trash
            ? say('Articles Management: Trash', { vi: 'Bài viết: thùng rác' })
            : say('Articles Management', { vi: 'Bài viết' })
        }
        {...(state.trash
          ? { back: { to: ARTICLES_PATH, label: say('Back to all articles', { vi: 'Về mọi bài viết' }) } }
          : {})}
        text={
          <span aria-live="polite" className="flex items-center gap-3">
            {say(many(total, 'article'), { vi: `${formatNumber(total)} bài viết` })}
            {isWaiting && <Spinner />}
          </span>
        }
        actions={
          <>
            <Button asChild>
              <Link to="/admin/articles/new">
                <Plus aria-hidden="true" className="size-4" />
                {say('New Article', { vi: 'Viết bài mới' })}
              </Link>
            </Button>
            <MoreMenu>
              <Button asChild variant="ghost">
                <Link
                  to="/admin/articles/import"
                  title={say('From CSV, WordPress or Ghost', { vi: 'Từ CSV, WordPress hoặc Ghost' })}
                >
                  <FileUp aria-hidden="true" className="size-4" />
                  {say('Import CSV', { vi: 'Nhập bài viết' })}
                </Link>
              </Button>
              <Button asChild variant="ghost">
                <Link to="/admin/articles/calendar">
                  <CalendarDays aria-hidden="true" className="size-4" />
                  {say('Calendar', { vi: 'Lịch đăng' })}
                </Link>
              </Button>
              <Button asChild variant="ghost">
                <Link to={CHANGES.path}>
                  <ListChecks aria-hidden="true" className="size-4" />
                  {say('Bulk changes', { vi: 'Đổi nhiều bài' })}
                </Link>
              </Button>
              {!state.trash && (
                <Button asChild variant="ghost">
                  <Link to={listPath(FIRST_STATE, { trash: true })}>
                    <Trash2 aria-hidden="true" className="size-4" />
                    {say('Trash', { vi: 'Thùng rác' })}
                  </Link>
                </Button>
              )}
            </MoreMenu>
          </>
        }
      />
      <SavedNote path={ARTICLES_PATH} />
      <OutcomeNote outcome={actionData} />
      {!state.trash && <OpenWork work={work} state={state} />}
      <SavedViews filters={filters} state={state} outcome={actionData} />
      <ListFilters state={state} choices={choices} />
      {lines.length === 0 ? (
        <Nothing isNarrowed={state.trash || isNarrowed(state)} />
      ) : (
        <Articles key={path} {...loaderData} outcome={actionData} />
      )}
    </InLanguage>
  )
}

type ArticlesProps = Pick<
  Route.ComponentProps['loaderData'],
  'state' | 'lines' | 'total' | 'choices' | 'mayErase'
> & { outcome: Outcome | undefined }

function Articles({ state, lines, total, choices, mayErase, outcome }: ArticlesProps) {
  const form = useId()
  const { state: moving, formMethod } = useNavigation()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState<{ line: ArticleLine; intent: 'trash' | 'erase' } | null>(null)
  const [seen, setSeen] = useState(outcome)
  if (seen !== outcome) {
    setSeen(outcome)
    if (outcome?.ok) setSelected(new Set())
  }
  const submit = useSubmit()
  const send = (intent: 'trash' | 'restore' | 'erase', id: number) =>
    void submit({ intent, id }, { method: 'post', preventScrollReset: true })
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected(
      (before) => new Set([...before].filter((id) => !ids.includes(id)).concat(isSelected ? ids : [])),
    )
  return (
    <>
      <ArticleTable
        lines={lines}
        trash={state.trash}
        form={form}
        selected={selected}
        onSelect={select}
        onDelete={(line) => setAsking({ line, intent: 'trash' })}
        onRestore={({ id }) => send('restore', id)}
        onErase={mayErase ? (line) => setAsking({ line, intent: 'erase' }) : undefined}
      />
      <ListPagination
        page={state.page}
        totalPages={Math.max(1, Math.ceil(total / state.size))}
        href={(page) => listPath(state, { page })}
      />
      <BulkBar
        id={form}
        of="article-changes"
        name="action"
        sent={{ intent: 'bulk' }}
        actions={bulkActions(state.trash, choices)}
        count={selected.size}
        total={total}
        shown={lines.length}
        busy={moving !== 'idle' && formMethod === 'POST'}
        onClear={() => setSelected(new Set())}
      />
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={
          asking?.intent === 'erase'
            ? say('Delete this article forever?', { vi: 'Xóa hẳn bài này?' })
            : say('Delete this article?', { vi: 'Xóa bài này?' })
        }
        confirm={
          asking?.intent === 'erase' ? say('Delete forever', { vi: 'Xóa hẳn' }) : say('Delete', { vi: 'Xóa' })
        }
        onConfirm={() => {
          if (asking) send(asking.intent, asking.line.id)
          setAsking(null)
        }}
      >
        <p>
          <span lang="vi">“{asking?.line.title}”</span>{' '}
          {asking?.intent === 'erase'
            ? say('will be gone with its revisions, views and likes. This action cannot be undone.', {
                vi: 'sẽ mất cùng các bản trước, lượt xem và lượt thích. Không lấy lại được nữa.',
              })
            : say('will leave the site and lie in the trash, from where it can be restored.', {
                vi: 'sẽ rời khỏi trang và nằm trong thùng rác, từ đó khôi phục được.',
              })}
        </p>
      </ConfirmDialog>
    </>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      // The words of the specification in English, whatever there is none of.
      title={say('No articles found.', {
        vi: isNarrowed ? 'Không tìm thấy bài viết nào.' : 'Chưa có bài viết nào',
      })}
      text={say('No articles found. Create one or adjust your filters.', {
        vi: isNarrowed ? 'Bạn viết một bài mới hoặc đổi bộ lọc nhé.' : 'Bạn viết bài đầu tiên nhé.',
      })}
      actions={
        <Button asChild>
          <Link to="/admin/articles/new">{say('Create New', { vi: 'Viết bài mới' })}</Link>
        </Button>
      }
    />
  )
}

/** Why the list could not be shown; what is not ours to tell is only said to have happened. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorState
      headingLevel={1}
      title={say('Có lỗi xảy ra', { en: 'Something went wrong' })}
      text={
        error instanceof Error
          ? error.message
          : say('Không tải được danh sách bài viết.', { en: 'The list of articles could not be loaded.' })
      }
      actions={
        <Button asChild>
          <Link to={ARTICLES_PATH} reloadDocument>
            {say('Thử lại', { en: 'Try again' })}
          </Link>
        </Button>
      }
    />
  )
}
