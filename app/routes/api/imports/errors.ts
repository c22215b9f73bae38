import { errorReport } from '#app/features/import/reports.server.ts'
import { getImportFile } from '#app/imports-api.server.ts'
import type { Route } from './+types/errors'

export const loader = (asked: Route.LoaderArgs) => getImportFile(asked, 'import-errors', errorReport)
