import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { isOutage } from '#app/domain/imports/database-error.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { addPicture } from '#app/platform/media/add-picture.server.ts'
import type { PictureStore } from '#app/platform/media/picture-store.server.ts'
import { FetchError } from '#app/platform/outbound/fetch-failure.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import type { FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import { createWorker, inLanes, tellingFailure } from '#app/platform/worker.ts'
import { asError } from '#db/caught.ts'
import type { Connection } from '#db/client.ts'
import {
  endPictureLeases,
  placePicture,
  putBackPicture,
  releasePicture,
  takePicture,
} from './picture-queue.server.ts'
import type { DuePicture } from './picture-queue.server.ts'

/** How often it is looked for pictures without being asked, in ms. */
const LOOK_EVERY_MS = 10_000
/** Pictures fetched at the same time. */
const AT_ONCE = 3
/** How long stopping waits for the pictures in hand, in ms. */
const STOP_MS = 4_000

/** Bytes of a picture, half as much again as an upload may have, and how long its server may take, in ms. */
const LIMITS = { bytes: 15 * 2 ** 20, answer: 15_000, silence: 10_000, whole: 60_000 }

/** Fetches the pictures of imported articles in this process. */
export type PictureRunner = {
  /** Looks for pictures now. */
  look(): void
  /** Fetches until none is due. */
  finish(): Promise<void>
  /** Begins to look now and then. @returns the function that stops it */
  start(): Promise<() => Promise<void>>
}

/** Fetches pictures from wherever an article says they are, past the guard of everything that somebody typed. */
export const fetchPictures = (): FetchFile => createFetcher({ limits: LIMITS })

type Parts = {
  connection: Pick<Connection, 'db' | 'embedded'>
  store: PictureStore
  fetchFile: FetchFile
  /** Where a picture lies until it is in the library. */
  folder: string
  log: Logger
}

/** A worker for pictures; any number of servers may have one each over the same database. */
export function createPictureRunner({ connection, store, fetchFile, folder, log }: Parts): PictureRunner {
  const { db, embedded } = connection
  const stopping = new AbortController()

  /** Sites of long ago may only speak http. */
  async function fetchEither(address: string, path: string): Promise<void> {
    const none = { etag: null, lastModified: null }
    try {
      await fetchFile(address, path, none, stopping.signal)
    } catch (error) {
      if (!(error instanceof FetchError) || error.failure !== 'no_connection') throw error
      await fetchFile(address.replace(/^https:/, 'http:'), path, none, stopping.signal)
    }
  }

  async function fetchOne(due: DuePicture): Promise<void> {
    const path = join(folder, `${randomUUID()}.picture`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await fetchEither(due.address, path)
      const upload = { bytes: await readFile(path), alt: due.alt }
      const adding = { db, store, signal: stopping.signal, by: due.by }
      const { picture, isNew } = await addPicture(
        {
          ...adding,
          record: (tx, { id, url, alt }) =>
            recordChange(tx, {
              actorId: due.by,
              action: 'create',
              entity: 'media',
              entityId: String(id),
              detail: { url, alt, from: due.address },
            }),
        },
        upload,
      )
      await db.transaction((tx) => placePicture(tx, { address: due.address, media: picture, isNew }))
    } catch (error) {
      if (stopping.signal.aborted) return releasePicture(db, due)
      if (isOutage(error)) throw error
      const isFinal =
        (error instanceof AppError && error.code === 'invalid') ||
        (error instanceof FetchError && FINAL.has(error.failure))
      const failure = asError(error).message
      if (!(error instanceof AppError || error instanceof FetchError))
        log.error({ err: error, picture: due.address }, 'picture not taken in')
      await putBackPicture(db, due, { failure, isFinal })
    } finally {
      await rm(path, { force: true })
    }
  }

  async function lane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const due = await takePicture(db)
      if (!due) return
      await fetchOne(due)
    }
  }

  const worker = createWorker({
    work: () => inLanes(AT_ONCE, lane),
    everyMs: LOOK_EVERY_MS,
    stopMs: STOP_MS,
    onFailure: tellingFailure(log, 'pictures not readable'),
  })
  return {
    look: worker.look,
    finish: worker.run,
    async start() {
      if (embedded) await endPictureLeases(db)
      const stop = worker.start()
      return () => {
        stopping.abort(new Error('the server stops'))
        return stop()
      }
    },
  }
}

/** Failures that another try meets again. */
const FINAL: ReadonlySet<string> = new Set([
  'private_address',
  'bad_address',
  'too_large',
  'not_found_host',
  'redirects',
  'empty',
])
