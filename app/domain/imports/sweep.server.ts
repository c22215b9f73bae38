import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reader } from './import-subject.ts'
import { forgetOldStates, takeOldFiles } from './queries/old-imports.server.ts'

/** Removes files that nobody needs any more, and what undoing an import of long ago would have needed. */
export async function sweepImports(db: Reader, folder: string): Promise<void> {
  for (const key of await takeOldFiles(db)) await rm(join(folder, key), { force: true })
  await forgetOldStates(db)
}
