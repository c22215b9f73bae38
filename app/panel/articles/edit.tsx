import { ExternalLink, History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, redirect } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { peopleWho } from '#app/domain/account/queries/people.server.ts'
import { unsavedWork } from '#app/domain/blog/editing/autosave.server.ts'
import { ARTICLES_PATH, statusOf } from '#app/domain/blog/editing/list-state.ts'
import { savedPath } from '#app/domain/blog/editing/saved-texts.ts'
import { valuesOf } from '#app/domain/blog/editing/values-of.ts'
import { isBeside } from '#app/domain/blog/notes/note-form.ts'
import { articlePath } from '#app/domain/blog/paths.ts'
import { articleForEditing, tagNamesOf } from '#app/domain/blog/queries/article-for-editing.server.ts'
import { editingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { rowId } from '#app/platform/row-id.ts'
import { Button } from '#app/ui/button.tsx'
import { InLanguage } from '#app/ui/language.tsx'
import { ErrorState } from '#app/ui/state.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/edit'
import { answerBeside } from './beside/answer-beside.server.ts'
import { shownNotes } from './beside/note-forms.server.ts'
import { NotesSection } from './beside/notes-section.tsx'
import { shownPreviews } from './beside/preview-forms.server.ts'
import { PreviewSection } from './beside/preview-section.tsx'
import { ArticleForm } from './form/article-form.tsx'
import type { SavedState } from './form/save-outcome.ts'
import { SavedNote } from './form/saved-note.tsx'
import { PICTURES } from './pictures.ts'
import { saveArticleForm } from './save-form.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [
  {
    title: panelTitle(
      say(`Edit: ${loaderData?.initial.title ?? say('Article', { vi: 'Bài viết' })}`, {
        vi: `Sửa: ${loaderData?.initial.title ?? say('Article', { vi: 'Bài viết' })}`,
      }),
    ),
  },
  { name: 'robots', content: 'noindex, nofollow' },
]

const idOf = (params: { id: string }) => {
  const id = rowId.safeParse(params.id)
  if (!id.success) throw new Response(null, { status: 404 })
  return id.data
}

export async function loader(asked: Route.LoaderArgs) {
  const person = await requireStaff(asked, 'articles')
  const id = idOf(asked.params)
  const ours = asked.context.get(requestContext)
  const { db, siteUrl } = ours
  const article = await articleForEditing(db, id)
  if (!article) throw new Response(null, { status: 404 })
  const { values, updatedAt, publishedAt } = article
  const beside = { ours, person, articleId: id }
  const [choices, work, notes, previews, everybody] = await Promise.all([
    editingChoices(db, {
      category_id: Number(values.category_id) || null,
      subcategory_id: Number(values.subcategory_id) || null,
      author_id: Number(values.author_id) || null,
    }),
    unsavedWork(db, { articleId: id, editorId: person.id }),
    shownNotes(beside),
    shownPreviews(beside),
    peopleWho(db, 'articles'),
  ])
  const now = Date.now()
  const isPublic = statusOf({ status: values.status, publishedAt }, now) === 'published'
  return {
    article: { id, updatedAt },
    initial: values,
    publicPath: isPublic ? articlePath(values.slug) : null,
    choices,
    siteUrl,
    notes,
    previews,
    colleagues: [...new Set(everybody.filter((one) => one.id !== person.id).map(({ name }) => name))],
    now,
    unsaved: work && {
      savedAt: Date.parse(work.savedAt),
      values: valuesOf(work.snapshot, { tagNames: await tagNamesOf(db, work.snapshot) }),
    },
  }
}

/**
 * Where no script runs: saved articles lead back to the list, mistakes to the form as it was filled in. The parts beside the form
 * are answered here with scripts and without.
 */
export async function action(asked: Route.ActionArgs) {
  const person = await requireStaff(asked, 'articles')
  const id = idOf(asked.params)
  const form = await asked.request.formData()
  if (isBeside(form)) return answerBeside(asked, person, id, form)
  const answer = await saveArticleForm(asked, id, form)
  if (!('data' in answer) && answer.saved) throw redirect(savedPath(ARTICLES_PATH, 'updated'))
  return answer
}

/** What a part beside the form did leaves the form as it is: loaded anew, it would lose what is being typed. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData && isBeside(formData) ? false : defaultShouldRevalidate

export default function EditArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, initial, notes, previews, colleagues, siteUrl } = loaderData
  const path = `${ARTICLES_PATH}/${article.id}`
  /** Saving does not load the page anew: what is known of an article is what was saved last. */
  const [saved, setSaved] = useState<SavedState | null>(null)
  const isNewer = saved?.id === article.id && Date.parse(saved.updatedAt) >= Date.parse(article.updatedAt)
  const { publicPath } = isNewer ? saved : loaderData
  const [beside, saving] =
    actionData && 'beside' in actionData ? [actionData, undefined] : [undefined, actionData]
  return (
    <InLanguage is="en" className="grid gap-3 md:gap-5">
      <PageHeading
        title={say('Edit Article', { vi: 'Sửa bài viết' })}
        back={{ to: ARTICLES_PATH, label: say('Back to articles', { vi: 'Về danh sách bài viết' }) }}
        actions={
          <>
            {publicPath && (
              <Button asChild variant="ghost">
                <a href={publicPath} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden="true" className="size-4" />
                  <span className="max-sm:sr-only">{say('View page', { vi: 'Xem trang bài viết' })}</span>
                </a>
              </Button>
            )}
            <Button asChild variant="secondary">
              <Link to={`${path}/revisions`}>
                <History aria-hidden="true" className="size-4" />
                <span className="max-sm:sr-only">{say('Revisions', { vi: 'Các bản trước' })}</span>
              </Link>
            </Button>
          </>
        }
      />
      <OutcomeNote outcome={beside} />
      <div className="beside-parts">
        <NotesSection path={`${path}/edit`} loaded={notes} colleagues={colleagues} outcome={beside} />
        <PreviewSection path={`${path}/edit`} siteUrl={siteUrl} loaded={previews} outcome={beside} />
      </div>
      <SavedNote path={`${path}/edit`} />
      <ArticleForm
        // Another article, or a version that was loaded anew, is another form.
        key={`${article.id} ${article.updatedAt}`}
        {...loaderData}
        initial={saving?.typed ?? initial}
        beginningKey=""
        pictures={PICTURES}
        outcome={saving}
        onSaved={setSaved}
      />
    </InLanguage>
  )
}

/** The article could not be opened. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    showToast({
      title: say('Error', { vi: 'Có lỗi' }),
      description: say('Failed to load article data', { vi: 'Không tải được bài viết' }),
      tone: 'danger',
    })
  }, [])
  return (
    <ErrorState
      headingLevel={1}
      title={
        isMissing
          ? say('Không tìm thấy bài viết', { en: 'Article not found' })
          : say('Có lỗi xảy ra', { en: 'Something went wrong' })
      }
      text={<span lang="en">{say('Failed to load article data', { vi: 'Không tải được bài viết' })}</span>}
      actions={
        <Button asChild>
          <Link to={ARTICLES_PATH}>{say('Về danh sách bài viết', { en: 'Back to articles' })}</Link>
        </Button>
      }
    />
  )
}
