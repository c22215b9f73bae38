import { join } from 'node:path'
import type { MediaStorage } from '#app/platform/media/storage.ts'
import type { Env } from './env.ts'

/**
 * The environment of a copy of a site (COPY=on), which is mostly that of the live one: mails go into the outbox folder, no backup is
 * made by itself, one by hand lies in the copy's own folder, and the replica of the live database is left alone.
 */
export function asCopy(env: Env): Env {
  const to = { folder: join(env.dataDir, 'backups') }
  return {
    ...env,
    mailServer: null,
    databaseReadUrl: undefined,
    backups: { ...env.backups, everyMs: null, to, tryUrl: undefined },
  }
}

/** What the log says of a copy at its start. */
export const COPY_LINE =
  'this is a copy (COPY=on): no mail, webhook, feed, scheduled backup or write to a bucket leaves it'

/** In a copy, nothing that somebody presses sets a worker off that asks others for files. */
export const asleepIn = <T extends { look(): void }>({ isCopy }: Pick<Env, 'isCopy'>, worker: T): T =>
  isCopy ? { ...worker, look: () => undefined } : worker

/** Reads the pictures of the live site, and changes none of them: what is new is kept in `own`, and only there is anything removed. */
export function copyStorage(live: MediaStorage, own: MediaStorage): MediaStorage {
  return {
    put: (name, bytes, type) => own.put(name, bytes, type),
    get: async (name) => (await own.get(name)) ?? live.get(name),
    remove: (name) => own.remove(name),
    publicAddress: () => null,
  }
}
