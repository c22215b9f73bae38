import { getImportFile } from '#app/api/imports-api.server.ts'
import { errorReport } from '#app/domain/imports/reports.server.ts'
import type { Route } from './+types/errors'

export const loader = (asked: Route.LoaderArgs) => getImportFile(asked, 'import-errors', errorReport)
