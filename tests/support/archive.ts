import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { extract } from 'tar'

const BLOCK = 512

/** A tar archive without the files of these paths. */
export function withoutFiles(archive: Uint8Array, isLeftOut: (path: string) => boolean): Uint8Array {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const kept: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const path = textAt(bytes, at, 100)
    const size = Number.parseInt(textAt(bytes, at + 124, 12), 8) || 0
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    if (!isLeftOut(path)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

/** A field of an archive's header, which ends at its length or at a NUL. */
const textAt = (bytes: Buffer, at: number, most: number) =>
  bytes.toString('latin1', at, at + most).replace(/\0.*$/s, '')

/** Puts the embedded database of a dump into a data folder that has none. */
export function unpackDatabase(dump: string, dataDir: string): void {
  const database = join(dataDir, 'database')
  mkdirSync(database, { recursive: true, mode: 0o700 })
  extract({ file: dump, cwd: database, sync: true })
}
