import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BackupPlaceEnv } from './backups-env.ts'
import { BackupError, inFolder } from './failure.ts'
import { madeAt } from './keep.ts'
import { s3Place } from './s3-place.ts'

/** A backup where it is kept. */
export type KeptBackup = { name: string; at: Date; bytes: number }

/** Where backups are kept, by name. */
export type BackupPlace = {
  /** As an operator knows it: a folder, or the address of a bucket. */
  name: string
  /** Takes a file in, under its own name, whole or not at all. */
  put(file: string): Promise<void>
  /** Every backup of ours, in no order; other files are not looked at. */
  list(): Promise<KeptBackup[]>
  /** Writes a backup to a file of this machine. @throws BackupError where there is none of this name */
  fetch(name: string, to: string): Promise<void>
  remove(name: string): Promise<void>
}

/** The place that the environment names. */
export function openPlace(to: BackupPlaceEnv): BackupPlace {
  return 'folder' in to ? folderPlace(to.folder) : s3Place(to)
}

function folderPlace(folder: string): BackupPlace {
  async function put(file: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const part = join(folder, `.${basename(file)}.part`)
    try {
      await copyFile(file, part)
      const written = await open(part, 'r+')
      await written.sync().finally(() => written.close())
      await rename(part, join(folder, basename(file)))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  async function list(): Promise<KeptBackup[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const found: KeptBackup[] = []
    for (const name of names) {
      const at = madeAt(name)
      if (at) found.push({ name, at, bytes: (await stat(join(folder, name))).size })
    }
    return found
  }
  async function fetch(name: string, to: string): Promise<void> {
    await copyFile(join(folder, name), to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT')
        throw new BackupError(`There is no backup ${name} in ${folder}.`, { cause: error })
      throw error
    })
  }
  return {
    name: folder,
    put: (file) => inFolder(folder, () => put(file)),
    list: () => inFolder(folder, list),
    fetch: (name, to) => inFolder(folder, () => fetch(name, to)),
    remove: (name) => inFolder(folder, () => rm(join(folder, name), { force: true })),
  }
}
