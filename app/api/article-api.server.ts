import { apiArticleDetail } from '#app/domain/blog/api-article.server.ts'
import { binArticle, rewriteArticle, unbinArticle } from '#app/domain/blog/editing/article-editing.server.ts'
import { articleChange } from '#app/domain/blog/editing/article-input.ts'
import type { ArticleChange } from '#app/domain/blog/editing/article-input.ts'
import { statusOf } from '#app/domain/blog/editing/list-state.ts'
import type { SavedArticle } from '#app/domain/blog/editing/save-article.server.ts'
import { articlePicture } from '#app/domain/blog/picture.ts'
import {
  articleForPrograms,
  holdArticleVersion,
  versionOf,
} from '#app/domain/blog/queries/articles-for-programs.server.ts'
import { blogSlug } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { mayApi } from '#app/edge/guard.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import { versioned } from '#app/edge/version.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { changed, contentWrite, deleted } from './content-api.server.ts'
import type { Asked, Writing } from './content-api.server.ts'
import { asWritten, refuseMissingPictures } from './written-body.ts'

/** One article. Who may edit articles also reads drafts and scheduled ones. */
export function oneArticle(asked: Asked, by: { id: number } | { slug: string }): Promise<Response> {
  return answerApi(async () => {
    const { db, siteUrl } = asked.context.get(requestContext)
    const withDrafts = await mayApi(asked, 'articles')
    const isRead = 'id' in by || blogSlug.safeParse(by.slug).success
    const article = isRead ? await articleForPrograms(db, by, { withDrafts }) : null
    if (!article)
      throw new AppError('not_found', say({ vi: 'Không có bài viết này.', en: 'There is no such article.' }))
    const version = versionOf(article.updatedAt)
    return versioned(asked.request, apiArticleDetail(article, siteUrl), { version, isPersonal: withDrafts })
  })
}

/** Changes what is given; what is deleted lies in the trash. */
export function changeOneArticle(asked: Asked): Promise<Response> {
  const { siteUrl } = asked.context.get(requestContext)
  const patch: NonNullable<Writing['handlers']['PATCH']> = async ({ db, person, id, hold, body }) => {
    const before = await articleForPrograms(db, { id }, { withDrafts: true })
    const drawn = before && !before.featuredImage ? { featured_image: articlePicture(before).src } : {}
    const change = articleChange.parse(
      asWritten(await body(), { fields: articleChange.shape, siteUrl, drawn }),
    )
    await hold()
    await refuseMissingPictures(db, picturesIn(change), [
      before?.featuredImage ?? null,
      before?.socialImage ?? null,
    ])
    return changed(
      savedForPrograms(await rewriteArticle({ db, actorId: person.id, via: 'api' }, { id, change })),
    )
  }
  return contentWrite(asked, {
    capability: 'articles',
    versionOf: holdArticleVersion,
    handlers: {
      PUT: patch,
      PATCH: patch,
      DELETE: async ({ db, person, id, hold }) => {
        await hold()
        await binArticle({ db, actorId: person.id, via: 'api' }, id)
        return deleted()
      },
    },
  })
}

/** The pictures that a write names, by their fields. */
export const picturesIn = ({ featured_image, social_image }: ArticleChange) => ({
  featured_image,
  social_image,
})

/** Brings one back from the trash. */
export function restoreOneArticle(asked: Asked): Promise<Response> {
  return contentWrite(asked, {
    capability: 'articles',
    handlers: {
      POST: async ({ db, person, id }) =>
        changed(savedForPrograms(await unbinArticle({ db, actorId: person.id, via: 'api' }, id))),
    },
  })
}

/** A saved article as reading it says it: what is published at a time to come is scheduled. */
export const savedForPrograms = (saved: SavedArticle) => ({ ...saved, status: statusOf(saved, Date.now()) })
