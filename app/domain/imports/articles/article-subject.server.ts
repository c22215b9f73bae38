import type { ImportSubject } from '#app/domain/imports/import-subject.ts'
import { ARTICLE_COLUMNS } from './article-columns.ts'
import { readArticleRow } from './article-row.ts'
import type { ArticleReferences } from './article-row.ts'
import { articleChanges, freshArticle, overwrittenArticle } from './article-state.ts'
import type { ArticleState, ArticleValues } from './article-state.ts'
import { articleReferences } from './queries/references.server.ts'
import { storedArticles, takenSlugs } from './queries/stored-articles.server.ts'
import { undoArticles, undoTags } from './queries/undo-articles.server.ts'
import { writeArticles } from './queries/write-articles.server.ts'

/** Articles, as the import engine sees them. */
export const articleSubject: ImportSubject<ArticleValues, ArticleState, ArticleReferences> = {
  name: 'articles',
  columns: ARTICLE_COLUMNS,
  tables: ['articles', 'article_tags', 'article_revisions', 'tags'],
  references: articleReferences,
  read: readArticleRow,
  keyOf: ({ slug }) => slug,
  titleOf: ({ title }) => title,
  taken: takenSlugs,
  stored: storedArticles,
  fresh: freshArticle,
  overwrite: overwrittenArticle,
  changes: articleChanges,
  write: writeArticles,
  undo: undoArticles,
  async undoMade(tx, { tags = [] }) {
    if (tags.length > 0) await undoTags(tx, tags)
  },
}
