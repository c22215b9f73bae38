import { readEditorsList } from '#app/features/catalogue/editing/list-query.ts'
import { exportedProducts } from '#app/features/catalogue/import/queries/export-products.server.ts'
import { csvPieces } from '#app/features/import/reports.server.ts'
import { getExport } from '#app/imports-api.server.ts'
import type { Route } from './+types/exported-products'

export const loader = (asked: Route.LoaderArgs) =>
  getExport(asked, 'products', async (db, params) => {
    const { header, rows } = await exportedProducts(db, readEditorsList(params))
    return csvPieces(header, rows)
  })
