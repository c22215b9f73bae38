import { constants, existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseInUseError, lockDirectory } from '#db/embedded/lock.ts'
import { askForSnapshot } from './live.ts'

/** Whether a data directory holds an embedded database. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'PG_VERSION'))

/**
 * Copies the embedded database of a data directory to a folder that is not there yet, whether a server runs on it or not.
 * @throws BackupError where a running server gives no copy
 */
export async function copyEmbedded(dataDir: string, to: string): Promise<void> {
  const database = join(dataDir, 'database')
  const unlock = lockOrNull(`${database}.lock`)
  if (unlock) {
    try {
      await cp(database, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
    } finally {
      unlock()
    }
    return
  }
  const snapshot = await askForSnapshot(dataDir)
  try {
    await move(snapshot, to)
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}

/** The lock of the embedded database; null while a server has it. */
function lockOrNull(file: string): (() => void) | null {
  try {
    return lockDirectory(file)
  } catch (error) {
    if (error instanceof DatabaseInUseError) return null
    throw error
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from, to, { recursive: true })
  }
}
