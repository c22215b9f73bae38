import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { asError } from '../caught.ts'
import { ownFile } from '../own-file.ts'
import { lockDirectory } from './lock.ts'
import type { SnapshotReply, WorkerInput, WorkerRequest } from './worker.ts'

/** What the name of the socket ends in: `port` for a `pg` client. */
export const SOCKET_PORT = 5432

/** PostgreSQL in a thread of this process, reached like any other server through its Unix socket. */
export type EmbeddedDatabase = {
  /** Folder of the socket: `host` for a `pg` client. */
  socketDir: string
  /** A dump (an archive that is not compressed: packing costs more than it saves) that `startEmbedded({ dump })` opens again. */
  dump: () => Promise<Uint8Array>
  /** Copies the directory to a folder that does not exist yet, while the database goes on. */
  snapshot: (folder: string) => Promise<void>
  close(): Promise<void>
}

/**
 * Starts the embedded database in `dataDir` (made if missing), or in memory without one.
 * The socket lives in a short temporary folder because Unix socket paths end at 107 bytes.
 * @throws DatabaseInUseError when another process has the directory
 */
export async function startEmbedded(from: { dataDir?: string; dump?: string }): Promise<EmbeddedDatabase> {
  if (from.dataDir) {
    mkdirSync(from.dataDir, { recursive: true, mode: 0o700 })
    // The embedded server makes its files for everybody: only their folder keeps others out.
    chmodSync(from.dataDir, 0o700)
  }
  const unlock = from.dataDir ? lockDirectory(`${from.dataDir}.lock`) : () => {}
  const socketDir = mkdtempSync(join(tmpdir(), 'chon-may-'))
  const input: WorkerInput = { ...from, socket: join(socketDir, `.s.PGSQL.${SOCKET_PORT}`) }
  const worker = new Worker(ownFile('embedded/worker.ts'), { workerData: input })
  const cleanUp = () => {
    rmSync(socketDir, { recursive: true, force: true })
    unlock()
  }
  try {
    await nextMessage(worker)
  } catch (error) {
    cleanUp()
    throw error
  }
  let last: Promise<unknown> = Promise.resolve()
  const ask = <T>(request: WorkerRequest): Promise<T> => {
    const reply = last
      .catch(() => undefined)
      .then(() => {
        const message = nextMessage<T>(worker)
        worker.postMessage(request)
        return message
      })
    last = reply
    return reply
  }
  return {
    socketDir,
    dump: async () => (await ask<{ dump: Uint8Array }>('dump')).dump,
    async snapshot(folder) {
      const { failure } = await ask<SnapshotReply>({ snapshot: folder })
      if (failure) throw asError(failure)
    },
    async close() {
      await ask('close')
      await worker.terminate()
      cleanUp()
    },
  }
}

function nextMessage<T>(worker: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      action()
    }
    const onMessage = (message: T) => settle(() => resolve(message))
    const onError = (error: unknown) => settle(() => reject(asError(error)))
    worker.on('message', onMessage)
    worker.on('error', onError)
  })
}
