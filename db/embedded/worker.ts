import { constants, cpSync, mkdirSync, openAsBlob } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { asError } from '../caught.ts'

/** What the owner asks of the thread that runs PostgreSQL. */
export type WorkerInput = {
  /** Folder of the database; absent for one in memory. */
  dataDir?: string
  /** A dump to start from (tests clone one migrated dump instead of migrating again). */
  dump?: string
  /** Unix socket to answer on. */
  socket: string
}

/** What may be asked of it while it runs. */
export type WorkerRequest = 'close' | 'dump' | { snapshot: string }

/** What becomes of a snapshot: an error loses its code on the way between threads, an object does not. */
export type SnapshotReply = { failure: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path'> | null }

/** Pages of its own that it keeps; one that the system has costs it some microseconds, and all of them are memory of the server. */
const BUFFERS = '16MB'

const input = workerData as WorkerInput
const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread.')

mkdirSync(dirname(input.socket), { recursive: true, mode: 0o700 })
const db = await PGlite.create({
  ...(input.dataDir ? { dataDir: input.dataDir } : {}),
  ...(input.dump ? { loadDataDir: await openAsBlob(input.dump) } : {}),
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
})
// The pool has one client, but it drops a client whose query failed and opens the next before the old one has closed.
const server = new PGLiteSocketServer({ db, path: input.socket, maxConnections: 4 })
await server.start()

/** Copies the directory while no statement runs: what a crash at that moment would leave, which PostgreSQL opens again. */
async function copyTo(folder: string): Promise<void> {
  const { dataDir } = input
  if (!dataDir) throw new Error('A database in memory has no directory to copy.')
  await db.runExclusive(async () =>
    cpSync(dataDir, folder, { recursive: true, mode: constants.COPYFILE_FICLONE }),
  )
}

function failedWith(thrown: unknown): SnapshotReply {
  const { message, code, path } = asError(thrown) as NodeJS.ErrnoException
  return { failure: { message, ...(code ? { code } : {}), ...(path ? { path } : {}) } }
}

port.on('message', async (message: WorkerRequest) => {
  if (message === 'dump') {
    const file = await db.dumpDataDir('none')
    port.postMessage({ dump: new Uint8Array(await file.arrayBuffer()) })
    return
  }
  if (message !== 'close') {
    const reply: SnapshotReply = await copyTo(message.snapshot).then(() => ({ failure: null }), failedWith)
    port.postMessage(reply)
    return
  }
  await server.stop()
  await db.close()
  port.postMessage('closed')
  port.close()
})
port.postMessage('ready')
