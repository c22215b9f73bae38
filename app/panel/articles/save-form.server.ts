import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { rewriteArticle, writeArticle } from '#app/domain/blog/editing/article-editing.server.ts'
import { articleChange, articleInput } from '#app/domain/blog/editing/article-input.ts'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import { dropBeginning, dropUnsavedWork } from '#app/domain/blog/editing/autosave.server.ts'
import { statusOf } from '#app/domain/blog/editing/list-state.ts'
import { NO_TIME_TO_COME } from '#app/domain/blog/editing/publication.ts'
import { SAVED_TEXTS } from '#app/domain/blog/editing/saved-texts.ts'
import { valuesOf } from '#app/domain/blog/editing/values-of.ts'
import { articlePath } from '#app/domain/blog/paths.ts'
import { articleForEditing, tagNamesOf } from '#app/domain/blog/queries/article-for-editing.server.ts'
import { fieldNames } from '#app/domain/blog/queries/editing-choices.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { outageOf } from '#app/platform/outage.ts'
import { say } from '#app/vietnamese/say.ts'
import { publicationOf, readArticleForm } from './form/read-article-form.ts'
import type { Conflict, SavedState, SaveOutcome } from './form/save-outcome.ts'
import { compareVersions } from './versions/compare-versions.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Saves what the form of an article sends: a new article, or a change to one that nobody has saved since it was opened.
 * Whatever goes wrong is an outcome, so that nothing typed is lost.
 * @param id the article; null for a new one
 */
export async function saveArticleForm(asked: Asked, id: number | null, form: FormData) {
  const person = await requireStaff(asked, 'articles')
  const ours = asked.context.get(requestContext)
  const failure = {
    title: say('Error', { vi: 'Có lỗi' }),
    prefix:
      id === null
        ? say('Failed to create article: ', { vi: 'Chưa tạo được bài viết: ' })
        : say('Failed to update article: ', { vi: 'Chưa cập nhật được bài viết: ' }),
  }
  const writer = { db: ours.db, actorId: person.id }
  try {
    const answer = await answerEnglishForm(async (): Promise<SaveOutcome> => {
      refuseNoTime(form)
      if (id !== null) return await update(writer, id, form)
      const input = articleInput.parse(readArticleForm(form, null))
      const saved = await writeArticle(writer, { ...input, slug: input.slug ?? '' })
      await dropBeginning(ours.db, { key: textOf(form, 'key'), editorId: person.id })
      return { ok: true, saved: await stateOf(ours.db, saved), toast: { title: SAVED_TEXTS.created } }
    }, failure)
    return 'data' in answer
      ? data<SaveOutcome>({ ...answer.data, typed: await typedIn(ours.db, form) }, answer.init ?? {})
      : { ...answer, ...(answer.ok ? {} : { typed: await typedIn(ours.db, form) }) }
  } catch (error) {
    if (error instanceof Response) throw error
    const outage = outageOf(error)
    if (outage) ours.onOutage(outage)
    ours.log.error({ err: error }, 'an article could not be saved')
    const toast = {
      title: failure.title,
      description: failure.prefix + say('Unknown error', { vi: 'Lỗi không rõ' }),
    }
    return data<SaveOutcome>({ ok: false, errors: {}, toast }, outage ? 503 : 500)
  }
}

/** What the form shows from now on of an article that was saved. */
async function stateOf(
  db: RequestContext['db'],
  { id, slug, updatedAt }: { id: number; slug: string; updatedAt: string },
): Promise<SavedState> {
  const now = await articleForEditing(db, id)
  const isPublic =
    now && statusOf({ status: now.values.status, publishedAt: now.publishedAt }, Date.now()) === 'published'
  return {
    id,
    slug,
    updatedAt,
    published_at: now?.values.published_at ?? '',
    publicPath: isPublic ? articlePath(now.values.slug) : null,
  }
}

/** Scheduled for no time, or one that is over, an article would come out at once. */
function refuseNoTime(form: FormData): void {
  if (publicationOf(form) !== 'schedule') return
  const { published_at: time } = readArticleForm(form, null)
  if (typeof time === 'string' && Date.parse(time) > Date.now()) return
  throw new AppError('invalid', NO_TIME_TO_COME(), { fields: { published_at: NO_TIME_TO_COME() } })
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What was typed, for a page that has to show it again. */
async function typedIn(db: RequestContext['db'], form: FormData): Promise<ArticleValues> {
  const typed = readArticleForm(form, null)
  return valuesOf(typed, { tagNames: await tagNamesOf(db, typed) })
}

type Writer = Parameters<typeof rewriteArticle>[0]

async function update(writer: Writer, id: number, form: FormData): Promise<SaveOutcome> {
  const before = await articleForEditing(writer.db, id)
  if (!before) throw new AppError('not_found', say('Article not found', { vi: 'Không tìm thấy bài viết' }))
  const typed = readArticleForm(form, before.publishedAt)
  const expected = textOf(form, 'expected_updated_at')
  const change = articleChange.parse({ ...typed, ...(expected ? { expected_updated_at: expected } : {}) })
  try {
    const saved = await rewriteArticle(writer, { id, change })
    // Where the article was as it is already, nothing newer says that what was typed meanwhile is over.
    await dropUnsavedWork(writer.db, { articleId: id, editorId: writer.actorId })
    return { ok: true, saved: await stateOf(writer.db, saved), toast: { title: SAVED_TEXTS.updated } }
  } catch (error) {
    if (!(error instanceof AppError && error.fields?.['expected_updated_at'])) throw error
    const conflict = await conflictOf(writer, id, typed)
    return {
      ok: false,
      errors: {},
      conflict,
      toast: {
        title: say('Error', { vi: 'Có lỗi' }),
        description: say(
          `Failed to update article: ${conflict.by ?? 'Somebody'} saved it while you were editing`,
          {
            vi: `Chưa cập nhật được bài viết: ${conflict.by ?? 'người khác'} đã lưu bài trong lúc bạn sửa`,
          },
        ),
      },
    }
  }
}

async function conflictOf(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
  typed: Record<string, unknown>,
): Promise<Conflict> {
  const theirs = await articleForEditing(db, id)
  if (!theirs) throw new AppError('not_found', say('Article not found', { vi: 'Không tìm thấy bài viết' }))
  const mine = valuesOf(typed, { tagNames: await tagNamesOf(db, typed) })
  const names = await fieldNames(db)
  return {
    by: theirs.updatedBy,
    updatedAt: theirs.updatedAt,
    changes: compareVersions(theirs.values, mine, names),
    theirs: theirs.values,
  }
}
