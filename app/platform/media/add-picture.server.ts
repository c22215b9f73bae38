import type { Db, Transaction } from '#db/client.ts'
import { hashOf } from './picture-store.server.ts'
import type { PictureStore } from './picture-store.server.ts'
import type { MediaPicture } from './picture.ts'
import { addPictureRow, keyOf, pictureByHash } from './pictures.server.ts'
import type { PictureRow } from './pictures.server.ts'
import type { Upload } from './read-upload.server.ts'

type Adding = {
  db: Db
  store: PictureStore
  signal: AbortSignal
  /** Who brings it; null where nobody does any more. */
  by: string | null
  /** Writes down that a picture is new, in the transaction that adds it. */
  record: (tx: Transaction, picture: PictureRow) => Promise<unknown>
}

/**
 * Takes an upload into the library; a file that is there already is that picture again, its copies whole again where one had gone.
 * @returns the picture, and whether it is new. @throws AppError 'invalid', 'unavailable'
 */
export async function addPicture(
  { db, store, signal, by, record }: Adding,
  { bytes, alt }: Upload,
): Promise<{ picture: PictureRow; isNew: boolean }> {
  const known = await pictureByHash(db, hashOf(bytes))
  if (known) {
    await store.mend(keyOf(known), bytes, signal)
    return { picture: known, isNew: false }
  }
  const stored = await store.add(bytes, signal)
  return db.transaction(async (tx) => {
    const picture = await addPictureRow(tx, { ...stored, alt, by })
    await record(tx, picture)
    return { picture, isNew: true }
  })
}

/** What the browser gets of a picture. */
export const forBrowser = ({ id, url, alt, width, height }: PictureRow): MediaPicture => ({
  id,
  url,
  alt,
  width,
  height,
})
