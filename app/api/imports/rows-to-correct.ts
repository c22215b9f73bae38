import { getImportFile } from '#app/api/imports-api.server.ts'
import { rowsToCorrect } from '#app/domain/imports/reports.server.ts'
import type { Route } from './+types/rows-to-correct'

export const loader = (asked: Route.LoaderArgs) => getImportFile(asked, 'rows-to-correct', rowsToCorrect)
