import { join } from 'node:path'
import type { Logger } from 'pino'
import { folderStorage } from '#app/platform/media/folder-storage.server.ts'
import { createPictureStore } from '#app/platform/media/picture-store.server.ts'
import type { PictureStore } from '#app/platform/media/picture-store.server.ts'
import { s3Storage } from '#app/platform/media/s3-storage.server.ts'
import { copyStorage } from './copy.ts'
import type { Env } from './env.ts'

/** The pictures where the environment keeps them: a bucket, or the data directory. A copy of a site writes to no bucket. */
export function openMedia(
  { s3, dataDir, isCopy }: Pick<Env, 's3' | 'dataDir' | 'isCopy'>,
  log: Logger,
): PictureStore {
  const folder = folderStorage(join(dataDir, 'uploads'))
  const bucket = s3 && s3Storage(s3)
  const storage = bucket && isCopy ? copyStorage(bucket, folder) : (bucket ?? folder)
  return createPictureStore({ storage, log })
}
