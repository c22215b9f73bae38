import { randomUUID } from 'node:crypto'
import { mkdir, open as openFile, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from '#app/platform/errors.ts'
import { StorageFull } from './storage.ts'
import type { MediaStorage } from './storage.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''

/**
 * Keeps files in `folder`. A file has its name only when all of it is on the disk.
 * @param open replaced by tests to have a disk that is full
 */
export function folderStorage(folder: string, open: typeof openFile = openFile): MediaStorage {
  async function write(path: string, bytes: Uint8Array): Promise<void> {
    const file = await open(path, 'wx', 0o640)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
  }

  async function syncFolder(): Promise<void> {
    const itself = await openFile(folder, 'r')
    await itself.sync().finally(() => itself.close())
  }

  return {
    async put(name, bytes) {
      const part = join(folder, `.${randomUUID()}.part`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o750 })
        await write(part, bytes)
        await rename(part, join(folder, name))
        await syncFolder()
      } catch (error) {
        await rm(part, { force: true })
        if (isDiskFull(error)) throw new StorageFull('the disk of the uploads is full', { cause: error })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    publicAddress: () => null,
  }
}
