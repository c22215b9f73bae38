import { join } from 'node:path'
import type { Logger } from 'pino'
import { folderStorage } from '#app/platform/media/folder-storage.server.ts'
import { createPictureStore } from '#app/platform/media/picture-store.server.ts'
import type { PictureStore } from '#app/platform/media/picture-store.server.ts'
import { s3Storage } from '#app/platform/media/s3-storage.server.ts'
import type { Env } from './env.ts'

/** The pictures where the environment keeps them: a bucket, or the data directory. */
export function openMedia(env: Pick<Env, 's3' | 'dataDir'>, log: Logger): PictureStore {
  const storage = env.s3 ? s3Storage(env.s3) : folderStorage(join(env.dataDir, 'uploads'))
  return createPictureStore({ storage, log })
}
