import { redirect } from 'react-router'
import { z } from 'zod'
import { NEW_ARTICLE } from '#app/domain/blog/editing/article-values.ts'
import { lastBeginning } from '#app/domain/blog/editing/autosave.server.ts'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import { savedPath } from '#app/domain/blog/editing/saved-texts.ts'
import { valuesOf } from '#app/domain/blog/editing/values-of.ts'
import { tagNamesOf } from '#app/domain/blog/queries/article-for-editing.server.ts'
import { editingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { ownAuthor } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { InLanguage } from '#app/ui/language.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/new'
import { ArticleForm } from './form/article-form.tsx'
import { PICTURES } from './pictures.ts'
import { saveArticleForm } from './save-form.server.ts'

export const meta = () => [
  { title: panelTitle(say('New Article', { vi: 'Viết bài mới' })) },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** When an article begun on a day of the calendar comes out, unless its editor says otherwise. */
const OUT_AT = '08:00'

export async function loader(asked: Route.LoaderArgs) {
  const person = await requireStaff(asked, 'articles')
  const { db, siteUrl } = asked.context.get(requestContext)
  const [choices, begun, author] = await Promise.all([
    editingChoices(db, { category_id: null, subcategory_id: null, author_id: null }),
    lastBeginning(db, person.id),
    ownAuthor(db, person.id),
  ])
  const { data: day } = z.iso.date().safeParse(new URL(asked.request.url).searchParams.get('day'))
  return {
    initial: {
      ...NEW_ARTICLE,
      author_id: author === null ? '' : String(author),
      published_at: day ? `${day}T${OUT_AT}` : '',
    },
    choices,
    siteUrl,
    now: Date.now(),
    beginningKey: crypto.randomUUID().replaceAll('-', ''),
    unsaved: begun && {
      key: begun.key,
      savedAt: Date.parse(begun.savedAt),
      values: valuesOf(begun.snapshot, { tagNames: await tagNamesOf(db, begun.snapshot) }),
    },
  }
}

/** Where no script runs: saved articles lead back to the list, mistakes to the form as it was filled in. */
export async function action(asked: Route.ActionArgs) {
  await requireStaff(asked, 'articles')
  const answer = await saveArticleForm(asked, null, await asked.request.formData())
  if (!('data' in answer) && answer.saved) throw redirect(savedPath(ARTICLES_PATH, 'created'))
  return answer
}

/** What is being typed is not replaced by what the server knows. */
export const shouldRevalidate = () => false

export default function NewArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <InLanguage is="en" className="grid gap-3 md:gap-5">
      <PageHeading
        title={say('New Article', { vi: 'Viết bài mới' })}
        back={{ to: ARTICLES_PATH, label: say('Back to articles', { vi: 'Về danh sách bài viết' }) }}
      />
      <ArticleForm
        {...loaderData}
        article={null}
        initial={actionData?.typed ?? loaderData.initial}
        pictures={PICTURES}
        outcome={actionData}
      />
    </InLanguage>
  )
}
