import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { isOutage } from '#app/domain/imports/database-error.ts'
import { AppError } from '#app/platform/errors.ts'
import { hashOf } from '#app/platform/media/picture-store.server.ts'
import type { PictureStore } from '#app/platform/media/picture-store.server.ts'
import { MOST_ALT, MOST_BYTES } from '#app/platform/media/picture.ts'
import { addPictureRow, keyOf, pictureByHash } from '#app/platform/media/pictures.server.ts'
import { FetchError } from '#app/platform/outbound/fetch-failure.ts'
import type { FetchFailure } from '#app/platform/outbound/fetch-failure.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import type { FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import { createWorker, inLanes, tellingFailure } from '#app/platform/worker.ts'
import type { Connection } from '#db/client.ts'
import { failPicture, leavePictures, settlePicture, takePicture } from './picture-queue.server.ts'
import type { WaitingPicture } from './picture-queue.server.ts'

/** Bytes of a picture, as of an upload, and how long its server may take, in ms. */
const LIMITS = { bytes: MOST_BYTES, answer: 15_000, silence: 15_000, whole: 60_000 }

/** How often it is looked for pictures that wait, in ms. */
const LOOK_EVERY_MS = 5_000
/** How long stopping waits for the pictures in hand, in ms. */
const STOP_MS = 3_000
/** Pictures fetched at once: few, so that a shop's server has no trouble with us. */
const LANES = 2
/** Times a picture is tried; minutes between them, from the first on. */
const MOST_TRIES = 5
const minutesAfter = (tries: number) => 5 ** (tries - 1)

/** Failures that trying again does not help. */
const FINAL: ReadonlySet<FetchFailure> = new Set([
  'bad_address',
  'private_address',
  'redirects',
  'too_large',
  'encoding',
  'empty',
])
/** Answers that may be others in a while. */
const PASSING = /^(?:408|425|429|5\d\d)$/

/** Fetches pictures of products in this process. */
export type PictureFetcher = {
  /** Fetches until no picture is due. */
  finish(): Promise<void>
  /** Begins to look now and then. @returns the function that stops it */
  start(): Promise<() => Promise<void>>
}

type Parts = {
  connection: Pick<Connection, 'db' | 'embedded'>
  store: PictureStore
  /** Where files lie while they are looked at. */
  dataDir: string
  log: Logger
  /** How they are fetched; by default past no guard. */
  fetchFile?: FetchFile
}

/** A worker for pictures; any number of servers may have one each over the same database. */
export function createPictureFetcher({
  connection: { db, embedded },
  store,
  dataDir,
  log,
  fetchFile = createFetcher({ limits: LIMITS }),
}: Parts): PictureFetcher {
  const holder = randomUUID()
  const stopping = new AbortController()
  const { signal } = stopping
  const folder = join(dataDir, 'imports')

  async function bytesOf(url: string): Promise<Buffer> {
    const path = join(folder, `${randomUUID()}.picture`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await fetchFile(url, path, { etag: null, lastModified: null }, signal)
      return await readFile(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Takes a picture into the library, decoded and encoded anew as every upload, and puts it in its place. */
  async function keep({ url, title, by }: WaitingPicture): Promise<void> {
    const bytes = await bytesOf(url)
    const known = await pictureByHash(db, hashOf(bytes))
    if (known) await store.mend(keyOf(known), bytes, signal)
    const stored = known ? null : await store.add(bytes, signal)
    const alt = title.slice(0, MOST_ALT)
    const mediaId = known?.id ?? (stored && (await addPictureRow(db, { ...stored, alt, by })).id) ?? null
    if (mediaId !== null) await db.transaction((tx) => settlePicture(tx, holder, { url, mediaId }))
  }

  async function fetchOne(picture: WaitingPicture): Promise<void> {
    const { url, tries } = picture
    try {
      await keep(picture)
    } catch (error) {
      if (signal.aborted || (!(error instanceof FetchError) && isOutage(error))) throw error
      const { reason, detail, isFinal } = failureOf(error)
      if (reason === 'unknown') log.error({ err: error, picture: url }, 'picture not fetched')
      const retryIn = isFinal || tries >= MOST_TRIES ? null : minutesAfter(tries)
      await failPicture(db, holder, { url, reason, detail, retryIn })
    }
  }

  async function lane(): Promise<void> {
    while (!signal.aborted) {
      const picture = await takePicture(db, holder)
      if (!picture) return
      await fetchOne(picture)
    }
  }

  const failed = tellingFailure(log, 'pictures not fetched')
  const worker = createWorker({
    work: () => inLanes(LANES, lane),
    everyMs: LOOK_EVERY_MS,
    stopMs: STOP_MS,
    onFailure: (error) => {
      if (!signal.aborted) failed(error)
    },
  })
  return {
    finish: worker.run,
    async start() {
      if (embedded) await leavePictures(db, null)
      const stop = worker.start()
      return async () => {
        stopping.abort(new Error('the server stops'))
        await stop()
        await leavePictures(db, holder).catch(() => undefined)
      }
    },
  }
}

type Failure = { reason: string; detail: string; isFinal: boolean }

function failureOf(error: unknown): Failure {
  if (error instanceof FetchError) {
    const { failure, detail } = error
    const isFinal = FINAL.has(failure) || (failure === 'status' && !PASSING.test(detail))
    return { reason: failure, detail, isFinal }
  }
  if (error instanceof AppError)
    return {
      reason: error.code === 'invalid' ? 'no_picture' : 'store',
      detail: error.message,
      isFinal: error.code === 'invalid',
    }
  return { reason: 'unknown', detail: error instanceof Error ? error.name : '', isFinal: false }
}
