/** A feed as its worker and its screen see it. Times are ISO 8601. */
export type Feed = {
  id: number
  name: string
  /** Null for one whose files are uploaded. */
  url: string | null
  shop: string
  intervalMinutes: number
  isOn: boolean
  addsOnly: boolean
  fetchesPictures: boolean
  /** Percent. */
  holdShare: number
  etag: string | null
  lastModified: string | null
  fileHash: string | null
  nextRunAt: string
  tries: number
  failures: number
  isDemo: boolean
  createdBy: string | null
}

/**
 * What became of a time a feed was read: 'held' waits for a person, 'importing' for the import, 'dropped' was given up by a person
 * or by a newer file.
 */
export const RUN_STATES = ['unchanged', 'held', 'importing', 'done', 'failed', 'dropped', 'undone'] as const
export type RunState = (typeof RUN_STATES)[number]

/** One time a feed was read. `jobId` is the import that writes it. */
export type FeedRun = {
  id: number
  jobId: string | null
  state: RunState
  /** A code: one of FETCH_FAILURES, 'mapping', 'share', 'file', 'import', 'crash', 'superseded'. */
  reason: string | null
  detail: string | null
  seenAt: string
  finishedAt: string | null
  bytes: number | null
  seen: number
  created: number
  changed: number
  gone: number
  refused: number
  /** Rows that wait for somebody to say whether they are products that are there. */
  doubts: number
}

/** What a run would do to the products of the run before. */
export type RunShift = { known: number; gone: number; changed: number }

/** Percent of the known products that a run would lose or reprice; 0 where none are known. */
export const shareOf = ({ known, gone, changed }: RunShift): number =>
  known === 0 ? 0 : Math.min(100, Math.round(((gone + changed) / known) * 1000) / 10)

/** Bytes of a feed, and how long its server may take, in ms. */
export const FEED_LIMITS = { bytes: 200 * 2 ** 20, answer: 30_000, silence: 30_000, whole: 15 * 60_000 }

/** Where the prices of a feed say that they were read. */
export const sourceOf = ({ name }: Pick<Feed, 'name'>): string =>
  /^nguồn /i.test(name) ? name : `Nguồn ${name}`

/** Minutes until a feed that failed is tried again: soon at first, never later than it would be read anyway. */
export const minutesAfterFailure = (failures: number, intervalMinutes: number): number =>
  Math.min(intervalMinutes, 5 * 2 ** Math.min(failures, 10))
