import { getExport } from '#app/api/imports-api.server.ts'
import { EXPORTED_COLUMNS } from '#app/domain/imports/articles/article-columns.ts'
import { exportedArticles } from '#app/domain/imports/articles/queries/export-articles.server.ts'
import { csvPieces } from '#app/domain/imports/reports.server.ts'
import type { Route } from './+types/exported-articles'

export const loader = (asked: Route.LoaderArgs) =>
  getExport(asked, 'articles', (db) => csvPieces(EXPORTED_COLUMNS, exportedArticles(db)))
