import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockDirectory } from './lock.ts'
import type { WorkerInput } from './worker.ts'

/** PostgreSQL in a thread of this process, reached like any other server through its Unix socket. */
export type EmbeddedDatabase = {
  /** Folder of the socket: `host` for a `pg` client. */
  socketDir: string
  /** A gzipped dump that `startEmbedded({ dump })` opens again. */
  dump: () => Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * Starts the embedded database in `dataDir` (made if missing), or in memory without one.
 * The socket lives in a short temporary folder because Unix socket paths end at 107 bytes.
 * @throws DatabaseInUseError when another process has the directory
 */
export async function startEmbedded(from: { dataDir?: string; dump?: string }): Promise<EmbeddedDatabase> {
  if (from.dataDir) mkdirSync(from.dataDir, { recursive: true })
  const unlock = from.dataDir ? lockDirectory(`${from.dataDir}.lock`) : () => {}
  const socketDir = mkdtempSync(join(tmpdir(), 'chon-may-'))
  const input: WorkerInput = { ...from, socket: join(socketDir, '.s.PGSQL.5432') }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input })
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
  return {
    socketDir,
    async dump() {
      const reply = nextMessage<{ dump: Uint8Array }>(worker)
      worker.postMessage('dump')
      return (await reply).dump
    },
    async close() {
      const closed = nextMessage(worker)
      worker.postMessage('close')
      await closed
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
    const onError = (error: Error) => settle(() => reject(error))
    worker.on('message', onMessage)
    worker.on('error', onError)
  })
}
