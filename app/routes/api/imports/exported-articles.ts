import { EXPORTED_COLUMNS } from '#app/features/blog/import/article-columns.ts'
import { exportedArticles } from '#app/features/blog/import/queries/export-articles.server.ts'
import { csvPieces } from '#app/features/import/reports.server.ts'
import { getExport } from '#app/imports-api.server.ts'
import type { Route } from './+types/exported-articles'

export const loader = (asked: Route.LoaderArgs) =>
  getExport(asked, 'articles', (db) => csvPieces(EXPORTED_COLUMNS, exportedArticles(db)))
