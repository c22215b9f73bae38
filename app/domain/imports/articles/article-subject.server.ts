import type { ImportSubject } from '#app/domain/imports/import-subject.ts'
import { foreignValues, isOpen, withoutMaking } from './article-choices.ts'
import { ARTICLE_COLUMNS } from './article-columns.ts'
import { readArticleRow } from './article-row.ts'
import type { ArticleReferences } from './article-row.ts'
import { articleChanges, articleStanding, freshArticle, overwrittenArticle } from './article-state.ts'
import type { ArticleState, ArticleValues } from './article-state.ts'
import { guessChoices, makeChosen, standingChoices, undoChosen } from './queries/article-choices.server.ts'
import { articleReferences } from './queries/references.server.ts'
import { storedArticles, takenSlugs } from './queries/stored-articles.server.ts'
import { undoArticles, undoTags } from './queries/undo-articles.server.ts'
import { writeArticles } from './queries/write-articles.server.ts'

/** Articles, as the import engine sees them. */
export const articleSubject: ImportSubject<ArticleValues, ArticleState, ArticleReferences> = {
  name: 'articles',
  columns: ARTICLE_COLUMNS,
  sources: ['wordpress', 'ghost'],
  tables: ['articles', 'article_tags', 'article_revisions', 'tags', 'redirects', 'article_pictures'],
  foreign: {
    of: foreignValues,
    guess: guessChoices,
    standing: standingChoices,
    make: makeChosen,
    withoutMaking,
    isOpen,
  },
  references: articleReferences,
  read: readArticleRow,
  keyOf: ({ slug }) => slug,
  titleOf: ({ title }) => title,
  taken: takenSlugs,
  stored: storedArticles,
  fresh: freshArticle,
  overwrite: overwrittenArticle,
  changes: articleChanges,
  standingOf: articleStanding,
  write: writeArticles,
  undo: undoArticles,
  async undoMade(tx, { tags = [], categories = [], authors = [] }) {
    if (tags.length > 0) await undoTags(tx, tags)
    await undoChosen(tx, { categories, authors })
  },
}
