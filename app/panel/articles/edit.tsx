import { ExternalLink, History } from 'lucide-react'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, redirect } from 'react-router'
import { unsavedWork } from '#app/domain/blog/editing/autosave.server.ts'
import { ARTICLES_PATH, statusOf } from '#app/domain/blog/editing/list-state.ts'
import { previewLink } from '#app/domain/blog/editing/preview-key.ts'
import { savedPath } from '#app/domain/blog/editing/saved-texts.ts'
import { valuesOf } from '#app/domain/blog/editing/values-of.ts'
import { articlePath } from '#app/domain/blog/paths.ts'
import { articleForEditing, tagNamesOf } from '#app/domain/blog/queries/article-for-editing.server.ts'
import { editingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { rowId } from '#app/platform/row-id.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'
import { ErrorState } from '#app/ui/state.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import type { Route } from './+types/edit'
import { ArticleForm } from './form/article-form.tsx'
import { SavedNote } from './form/saved-note.tsx'
import { PICTURES } from './pictures.ts'
import { saveArticleForm } from './save-form.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `Edit: ${loaderData?.initial.title ?? 'Article'} | Panel Quản Trị` },
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
  const { db, siteUrl, seal } = asked.context.get(requestContext)
  const article = await articleForEditing(db, id)
  if (!article) throw new Response(null, { status: 404 })
  const { values, updatedAt, publishedAt } = article
  const [choices, work] = await Promise.all([
    editingChoices(db, {
      category_id: Number(values.category_id) || null,
      subcategory_id: Number(values.subcategory_id) || null,
      author_id: Number(values.author_id) || null,
    }),
    unsavedWork(db, { articleId: id, editorId: person.id }),
  ])
  const now = Date.now()
  const isPublic = statusOf({ status: values.status, publishedAt }, now) === 'published'
  return {
    article: { id, updatedAt },
    initial: values,
    publicPath: isPublic ? articlePath(values.slug) : null,
    choices,
    siteUrl,
    preview: previewLink(seal, id, now),
    now,
    unsaved: work && {
      savedAt: Date.parse(work.savedAt),
      values: valuesOf(work.snapshot, { tagNames: await tagNamesOf(db, work.snapshot) }),
    },
  }
}

/** Where no script runs: saved articles lead back to the list, mistakes to the form as it was filled in. */
export async function action(asked: Route.ActionArgs) {
  await requireStaff(asked, 'articles')
  const answer = await saveArticleForm(asked, idOf(asked.params), await asked.request.formData())
  if (!('data' in answer) && answer.saved) throw redirect(savedPath(ARTICLES_PATH, 'updated'))
  return answer
}

export default function EditArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, initial, publicPath, preview } = loaderData
  const path = `${ARTICLES_PATH}/${article.id}`
  return (
    <div lang="en" className="grid gap-5">
      <PageHeading
        title="Edit Article"
        back={{ to: ARTICLES_PATH, label: 'Back to articles' }}
        actions={
          <>
            {publicPath && (
              <Button asChild variant="ghost">
                <a href={publicPath} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden="true" className="size-4" />
                  View page
                </a>
              </Button>
            )}
            <Button asChild variant="secondary">
              <Link to={`${path}/revisions`}>
                <History aria-hidden="true" className="size-4" />
                Revisions
              </Link>
            </Button>
          </>
        }
      />
      <details className="rounded-card border border-line bg-surface px-4">
        <summary className="flex min-h-11 items-center font-semibold">
          Preview link for people without an account
        </summary>
        <div className="grid gap-3 pb-4">
          <p className="text-sm text-muted">
            Whoever has this link sees the article as it was last saved, until {formatDateTime(preview.ends)},
            Vietnam time. Opening this page makes a new one.
          </p>
          <TextField
            label="Preview link"
            readOnly
            value={loaderData.siteUrl + preview.path}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p>
            <CopyLinkButton path={preview.path}>Copy the link</CopyLinkButton>
          </p>
        </div>
      </details>
      <SavedNote path={`${path}/edit`} />
      <ArticleForm
        // Another article, or a version that was loaded anew, is another form.
        key={`${article.id} ${article.updatedAt}`}
        {...loaderData}
        initial={actionData?.typed ?? initial}
        beginningKey=""
        pictures={PICTURES}
        outcome={actionData}
      />
    </div>
  )
}

/** The article could not be opened. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    showToast({ title: 'Error', description: 'Failed to load article data', tone: 'danger' })
  }, [])
  return (
    <ErrorState
      headingLevel={1}
      title={isMissing ? 'Không tìm thấy bài viết' : 'Có lỗi xảy ra'}
      text={<span lang="en">Failed to load article data</span>}
      actions={
        <Button asChild>
          <Link to={ARTICLES_PATH}>Về danh sách bài viết</Link>
        </Button>
      }
    />
  )
}
