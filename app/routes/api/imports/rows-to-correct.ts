import { rowsToCorrect } from '#app/features/import/reports.server.ts'
import { getImportFile } from '#app/imports-api.server.ts'
import type { Route } from './+types/rows-to-correct'

export const loader = (asked: Route.LoaderArgs) => getImportFile(asked, 'rows-to-correct', rowsToCorrect)
