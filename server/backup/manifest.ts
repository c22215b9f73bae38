import { createHash, createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BackupError } from './failure.ts'

/** The file of an archive that says what else is in it. */
export const MANIFEST = 'manifest.json'

const schema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgresql']),
  /** Tells two secrets apart without telling either. */
  secretMark: z.string(),
  /** 's3': the pictures are in a bucket, which keeps copies of its own. */
  uploads: z.enum(['inside', 's3']),
  /** Rows of each table, counted at the moment of the copy. */
  rows: z.record(z.string(), z.number().int().min(0)).optional(),
  files: z.record(z.string(), z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) })),
})

/** What an archive says of itself. Paths are relative to it. */
export type Manifest = z.infer<typeof schema>

/** A mark by which two secrets are told apart. */
export function secretMark(secret: string): string {
  return createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16)
}

/** Every file below a folder with its size and digest; the manifest itself is left out. */
export async function filesBelow(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (!entry.isFile() || name === MANIFEST) continue
    const digest = createHash('sha256')
    await pipeline(createReadStream(path), digest)
    files[name] = { bytes: (await stat(path)).size, sha256: digest.digest('hex') }
  }
  return files
}

/**
 * Reads what an unpacked archive says of itself and compares every file with it.
 * @throws BackupError where it is no backup, or not as it was made
 */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '')
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success)
    throw new BackupError('The file is no backup of this site, or of a newer version of it.')
  const found = await filesBelow(folder)
  const names = new Set([...Object.keys(found), ...Object.keys(parsed.data.files)])
  for (const name of names) {
    if (found[name]?.sha256 !== parsed.data.files[name]?.sha256)
      throw new BackupError(`The backup is damaged: ${name} is not as it was when the backup was made.`)
  }
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
