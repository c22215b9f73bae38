import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { missingColumns } from '#app/domain/imports/columns.ts'
import type { Importer } from '#app/domain/imports/importer.ts'
import type { JobOptions } from '#app/domain/imports/job.ts'
import { planFile } from '#app/domain/imports/plan-file.server.ts'
import { choicesFor, prepareImport } from '#app/domain/imports/prepare-import.server.ts'
import type { Remembered } from '#app/domain/imports/prepare-import.server.ts'
import { addJob, findJob } from '#app/domain/imports/queries/jobs.server.ts'
import { keptMappings } from '#app/domain/imports/queries/mappings.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { FetchError } from '#app/platform/outbound/fetch-failure.ts'
import type { FetchedFile, FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import { formatDate } from '#app/vietnamese/dates.ts'
import type { Db } from '#db/client.ts'
import { followFields } from './feed-fields.ts'
import { shareOf, sourceOf } from './feed.ts'
import type { Feed, RunShift } from './feed.ts'
import {
  addRun,
  confirmPrices,
  dropHeld,
  heldBy,
  isHeld,
  lastRow,
  productsOf,
} from './queries/feed-runs.server.ts'
import { holdFeed, releaseFailed, releaseFeed } from './queries/feeds.server.ts'

/** What a feed is read with. `holder` names the worker whose lease it is. */
export type FeedWork = {
  db: Db
  importer: Importer
  /** Where files of imports lie. */
  folder: string
  fetchFile: FetchFile
  holder: string
  /** Aborted when the server stops. */
  signal: AbortSignal
}

/** Rows of an import whose prices are confirmed by one transaction. */
const ROWS_AT_ONCE = 2_000

/** A file that lies in the folder under its key, when it was fetched, and under which name. */
type Fetched = Omit<FetchedFile, 'etag' | 'lastModified'> &
  Pick<FetchedFile, 'etag' | 'lastModified'> & { key: string; name: string; seenAt: string }

/**
 * Reads a feed once. Everything it comes to (the import and its start, what is known of the file, when it is due again) is one
 * transaction: a server that dies before has done nothing, one that dies behind it leaves an import that another goes on with.
 * @returns whether an import was started
 * @throws LeaseLostError, and whatever the database throws
 */
export async function runFeed(work: FeedWork, feed: Feed): Promise<boolean> {
  const { folder, fetchFile, signal } = work
  const seenAt = new Date().toISOString()
  const key = `${randomUUID()}.csv`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = await fetchFile(feed.url ?? '', join(folder, key), feed, signal)
    if (file === 'unchanged') return await confirm(work, feed, seenAt)
    return await takeFile(work, feed, { ...file, key, seenAt, name: nameOf(feed) })
  } catch (error) {
    await rm(join(folder, key), { force: true })
    if (error instanceof FetchError)
      return fail(work, feed, { reason: error.failure, detail: error.detail, seenAt })
    if (error instanceof AppError) return fail(work, feed, { reason: 'file', detail: error.message, seenAt })
    throw error
  }
}

/** The same for a file that somebody sends; it lies in the folder by now. @throws AppError where it cannot be read */
export const takeFile = async (work: FeedWork, feed: Feed, file: Fetched): Promise<boolean> => {
  const { db, importer, folder, holder } = work
  if (file.hash === feed.fileHash) {
    await rm(join(folder, file.key), { force: true })
    return confirm(work, feed, file.seenAt, file)
  }
  const path = join(folder, file.key)
  const { options, total, isMapped } = await optionsOf(work, feed, file)
  const shift = isMapped ? await shiftOf(work, feed, { options, path }) : null
  const share = shift ? shareOf(shift) : 0
  const reason = !isMapped ? 'mapping' : share > feed.holdShare ? 'share' : null
  const dropped = await db.transaction(async (tx) => {
    await holdFeed(tx, feed.id, holder)
    const old = await dropHeld(tx, feed.id)
    const jobId = await addJob(tx, {
      subject: importer.name,
      fileName: file.name,
      fileKey: file.key,
      fileHash: file.hash,
      strategy: 'overwrite',
      total,
      startedBy: feed.createdBy,
      idempotencyKey: null,
      options,
      feed: { id: feed.id, starts: reason === null },
    })
    await addRun(tx, {
      feedId: feed.id,
      jobId,
      state: reason === null ? 'importing' : 'held',
      reason,
      detail: reason === 'share' ? String(share) : null,
      seenAt: file.seenAt,
      bytes: file.bytes,
      seen: total,
      gone: shift?.gone ?? 0,
      changed: shift?.changed ?? 0,
    })
    await releaseFeed(tx, feed, {
      etag: file.etag,
      lastModified: file.lastModified,
      fileHash: file.hash,
    })
    return old
  })
  for (const old of dropped) await rm(join(folder, old), { force: true })
  return reason === null
}

/** How the file is to be imported: by the mapping that is kept under the feed's name, or that of a feed's last file, else by the best guess, which a person looks at. */
async function optionsOf({ db, importer, folder }: FeedWork, feed: Feed, file: Fetched) {
  const of = { userId: feed.createdBy ?? '', subject: importer.name }
  let kept: Remembered | null = null
  const prepared = await prepareImport(db, importer, join(folder, file.key), async (header, source) => {
    const all = await keptMappings(db, { ...of, header })
    kept =
      all.find(({ name }) => name === feed.name) ??
      (source === 'feed' ? await followLast(db, importer, feed, header) : null)
    return kept
  })
  const { format, header, mapping, counted, total } = prepared
  const before = (kept as Remembered | null)?.choices ?? {}
  // Nothing is made that nobody asked for: a category that is new waits for a person, its rows are refused meanwhile.
  const guessed = await choicesFor(db, importer, counted, before)
  const choices = kept ? (importer.foreign?.withoutMaking(guessed) ?? guessed) : guessed
  const options: JobOptions = {
    format,
    header,
    mapping,
    choices,
    blank: 'keep',
    bytes: file.bytes,
    given: { shop: feed.shop, seen_at: file.seenAt, price_source: sourceOf(feed) },
    addsOnly: feed.addsOnly,
    fetchesPictures: feed.fetchesPictures,
  }
  return {
    options,
    total,
    // The demo's own files need nobody to say what their columns are.
    isMapped: (kept !== null || feed.isDemo) && missingColumns(mapping, importer.columns).length === 0,
  }
}

/** What was decided about the last file of a feed, for one whose fields are not all the same. */
async function followLast(
  db: Db,
  importer: Importer,
  feed: Feed,
  header: readonly string[],
): Promise<Remembered | null> {
  const jobId = await heldBy(db, feed.id)
  const last = jobId === null ? null : await findJob(db, jobId)
  if (last?.options.format.source !== 'feed') return null
  const mapping = followFields(last.options, header, importer)
  return mapping && { mapping, choices: last.options.choices ?? {} }
}

/** What a run would lose and reprice of what the one before it held. */
async function shiftOf(
  { db, importer }: FeedWork,
  feed: Feed,
  { options, path }: { options: JobOptions; path: string },
): Promise<RunShift> {
  const before = await heldBy(db, feed.id)
  const left = before === null ? new Set<number>() : await productsOf(db, before)
  const known = left.size
  // The first run has nothing to lose, and one that may change everything is not looked at.
  if (known === 0 || feed.holdShare >= 100) return { known, gone: 0, changed: 0 }
  const repriced = new Set<number>()
  await planFile({
    db,
    importer,
    job: { strategy: 'overwrite', options },
    path,
    most: 0,
    onRow({ id, isShift }) {
      if (id === null) return
      left.delete(id)
      if (isShift) repriced.add(id)
    },
  })
  return { known, gone: left.size, changed: repriced.size }
}

/** The file is as it was: its prices still stand, which is noted once a day. */
async function confirm(
  work: FeedWork,
  feed: Feed,
  seenAt: string,
  file: Fetched | null = null,
): Promise<boolean> {
  const { db, holder } = work
  const jobId = await heldBy(db, feed.id)
  if (jobId !== null) await confirmAll(work, feed, { jobId, seenAt })
  await db.transaction(async (tx) => {
    await holdFeed(tx, feed.id, holder)
    // Of a file that waits for a person there is nothing more to say.
    if (!(await isHeld(tx, feed.id)))
      await addRun(tx, {
        feedId: feed.id,
        jobId: null,
        state: 'unchanged',
        reason: null,
        detail: null,
        seenAt,
        bytes: file?.bytes ?? null,
      })
    await releaseFeed(
      tx,
      feed,
      file && { etag: file.etag, lastModified: file.lastModified, fileHash: file.hash },
    )
  })
  return false
}

async function confirmAll(
  { db, holder, signal }: FeedWork,
  feed: Feed,
  { jobId, seenAt }: { jobId: string; seenAt: string },
): Promise<void> {
  const last = await lastRow(db, jobId)
  for (let from = 0; from <= last; from += ROWS_AT_ONCE) {
    signal.throwIfAborted()
    await db.transaction(async (tx) => {
      await holdFeed(tx, feed.id, holder)
      await confirmPrices(tx, { jobId, source: sourceOf(feed), seenAt, from, rows: ROWS_AT_ONCE })
    })
  }
}

type Failure = { reason: string; detail: string; seenAt: string }

async function fail(
  { db, holder }: FeedWork,
  feed: Feed,
  { reason, detail, seenAt }: Failure,
): Promise<boolean> {
  await db.transaction(async (tx) => {
    await holdFeed(tx, feed.id, holder)
    await addRun(tx, { feedId: feed.id, jobId: null, state: 'failed', reason, detail, seenAt, bytes: null })
    await releaseFailed(tx, feed)
  })
  return false
}

/** A feed that took the server down again and again: it is tried again later, not at once. */
export const giveUp = (work: FeedWork, feed: Feed): Promise<boolean> =>
  fail(work, feed, { reason: 'crash', detail: '', seenAt: new Date().toISOString() })

const nameOf = ({ name }: Feed) => `${name}, ${formatDate(Date.now())}`
