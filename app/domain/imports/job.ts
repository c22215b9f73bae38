import type { Mapping } from './columns.ts'
import type { BlankCells, Choices, DuplicateStrategy } from './import-subject.ts'
import type { FileFormat } from './records.server.ts'

/** What files are of. */
export type FileSubject = 'articles' | 'products'
/** What one change of many is of that are there. */
export type ChangeSubject = 'article-changes' | 'product-changes'
/** What jobs are of: files, or one change of many. */
export type JobSubject = FileSubject | ChangeSubject

/** Where an import stands: 'uploaded' waits for a person, 'running', 'cancelling' and 'undoing' for a server. */
export type JobState =
  | 'uploaded'
  | 'running'
  | 'cancelling'
  | 'cancelled'
  | 'completed'
  | 'failed'
  | 'undoing'
  | 'undone'

/** Days an import can be undone, and its file is kept. */
export const DAYS_TO_UNDO = 30

/** What is kept of a file, and how it is to be imported. */
export type JobOptions = {
  format: FileFormat
  header: readonly string[]
  mapping: Mapping
  /** What the file's own values become; absent in jobs of before. */
  choices?: Choices
  blank: BlankCells
  bytes: number
  /** As `PlanOptions` has them; absent where nothing is given. */
  given?: Readonly<Record<string, string>>
  addsOnly?: boolean
  /** Pictures of other sites are fetched: whoever started it has the right to show them, and said so. */
  fetchesPictures?: boolean
}

/** How many rows came to what. */
export type JobCounts = { processed: number; imported: number; skipped: number; errors: number }

/** One import, or one change of many. Times are ISO 8601. */
export type ImportJob = JobCounts & {
  id: string
  subject: JobSubject
  state: JobState
  fileName: string
  fileKey: string
  fileHash: string
  strategy: DuplicateStrategy
  options: JobOptions
  startedBy: string | null
  /** The feed that it is a run of; null for a file that somebody imported. */
  feedId: number | null
  feedName: string | null
  /** The name of whoever started it; null when the account is gone. */
  person: string | null
  total: number
  currentOperation: string | null
  failure: string | null
  made: Record<string, number[]>
  tries: number
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
  undoneAt: string | null
}

/** One import of a file. */
export type FileImport = ImportJob & { subject: FileSubject }

/** One change of many articles or products. */
export type ManyChange = ImportJob & { subject: ChangeSubject }

/** Whether a job is no import of a file. */
export const isChange = (job: ImportJob): job is ManyChange =>
  job.subject === 'article-changes' || job.subject === 'product-changes'

/** States in which a server works, or will. */
export const WORKING: readonly JobState[] = ['running', 'cancelling', 'undoing']

/** Whether an import went well: no error, or at least something imported (ruling 31). */
export const isSuccess = ({ state, errors, imported }: Pick<ImportJob, 'state' | 'errors' | 'imported'>) =>
  state !== 'failed' && (errors === 0 || imported > 0)

/** Whether a job can be taken back. */
export function canUndo({ state, imported, createdAt }: ImportJob): boolean {
  const age = Date.now() - Date.parse(createdAt)
  const isOver = state === 'completed' || state === 'cancelled' || state === 'failed'
  return isOver && imported > 0 && age < DAYS_TO_UNDO * 24 * 60 * 60 * 1000
}

/** How long it worked, in ms; null while it does. */
export function processingTime({
  startedAt,
  finishedAt,
}: Pick<ImportJob, 'startedAt' | 'finishedAt'>): number | null {
  return startedAt && finishedAt ? Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)) : null
}
