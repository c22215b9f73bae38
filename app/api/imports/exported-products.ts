import { getExport } from '#app/api/imports-api.server.ts'
import { readEditorsList } from '#app/domain/catalogue/editing/list-query.ts'
import { exportedProducts } from '#app/domain/imports/products/queries/export-products.server.ts'
import { csvPieces } from '#app/domain/imports/reports.server.ts'
import type { Route } from './+types/exported-products'

export const loader = (asked: Route.LoaderArgs) =>
  getExport(asked, 'products', async (db, params) => {
    const { header, rows } = await exportedProducts(db, readEditorsList(params))
    return csvPieces(header, rows)
  })
