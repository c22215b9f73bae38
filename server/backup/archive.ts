import { chmod, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { create, extract } from 'tar'
import { decryptFile, isEncrypted } from './encrypt.ts'
import type { BackupKey } from './encrypt.ts'
import { BackupError } from './failure.ts'

/** Packs a folder into `file`, which has its name only when it is whole and on the disk; its owner alone may read it. */
export async function pack(folder: string, file: string): Promise<void> {
  const part = `${file}.part`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  try {
    await (await open(part, 'wx', 0o600)).close()
    await create({ file: part, cwd: folder, gzip: { level: 6 }, portable: true, strict: true }, ['.'])
    await chmod(part, 0o600)
    const written = await open(part, 'r+')
    await written.sync().finally(() => written.close())
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/**
 * Unpacks a backup, encrypted or not, into a new folder.
 * @throws BackupError where the file is missing, damaged or of another key
 */
export async function unpackAny(file: string, folder: string, key: BackupKey | null): Promise<void> {
  const encrypted = await isEncrypted(file).catch((cause: unknown) => {
    throw (cause as NodeJS.ErrnoException).code === 'ENOENT'
      ? new BackupError(`There is no file ${file}.`, { cause })
      : cause
  })
  if (!encrypted) return unpack(file, folder)
  const plain = `${folder}.tar.gz`
  try {
    await decryptFile(file, plain, key)
    await unpack(plain, folder)
  } finally {
    await rm(plain, { force: true })
  }
}

/**
 * Unpacks an archive into a new folder. Paths that lead out of it are refused, as are links.
 * @throws BackupError where the file is cut off or no archive
 */
async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await extract({
      file,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (_path, entry) => 'type' in entry && (entry.type === 'File' || entry.type === 'Directory'),
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'TAR_BAD_ARCHIVE' && message.includes('Unrecognized archive format'))
      throw new BackupError(
        `The file is no backup of a site: ${file}. Look at what was fetched, which may be an error in its place.`,
        { cause: error },
      )
    if (code?.startsWith('Z_') || code?.startsWith('TAR_'))
      throw new BackupError(`The backup is damaged: ${message.split('\n')[0]}.`, { cause: error })
    throw error
  }
}
