import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

/** The data directory belongs to another running process: opening it twice destroys rows. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

/**
 * Takes the embedded database's directory for this process; gives the function that lets it go.
 * A lock left by a process that no longer runs is taken over.
 * @throws DatabaseInUseError while the holder is alive
 */
export function lockDirectory(lockFile: string): () => void {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(lockFile, 'wx', 0o600)
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(lockFile, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(lockFile, 'utf8'))
      if (holder && isAlive(holder)) {
        throw new DatabaseInUseError(
          `The database in ${lockFile.replace(/\.lock$/, '')} is in use by process ${holder}. Stop it first, or set DATA_DIR.`,
        )
      }
      rmSync(lockFile, { force: true })
    }
  }
  throw new DatabaseInUseError(`${lockFile} could not be taken.`)
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
