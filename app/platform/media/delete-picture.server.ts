import { AppError } from '#app/platform/errors.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { PictureStore } from './picture-store.server.ts'
import { picturesUses } from './picture-uses.server.ts'
import { forgetPicture, pictureById } from './pictures.server.ts'
import type { PictureRow } from './pictures.server.ts'
import { UPLOADS } from './uploaded-picture.ts'

type Deleting = {
  db: Db
  store: PictureStore
  record: (tx: Transaction, picture: PictureRow) => Promise<unknown>
}

/**
 * Deletes a picture of the trash for good: the row, and once that is sure, the copies.
 * @param record writes down what it was, in the same transaction
 * @throws AppError 'not_found' unless it lies in the trash, 'conflict' while it stands anywhere
 */
export async function deletePicture({ db, store, record }: Deleting, id: number): Promise<void> {
  const key = await db.transaction(async (tx) => {
    const picture = await pictureById(tx, id)
    if (!picture?.deletedAt)
      throw new AppError(
        'not_found',
        say('Ảnh không ở trong thùng rác.', { en: 'The picture is not in the trash.' }),
      )
    const uses = await picturesUses(tx, picture.url.slice(UPLOADS.length))
    if (uses.length > 0)
      throw new AppError(
        'conflict',
        say(`Ảnh đang được dùng ở ${uses.length} nơi nên chưa xóa hẳn được.`, {
          en: `The picture is used in ${many(uses.length, 'place')}, so it cannot be deleted forever yet.`,
        }),
      )
    const forgotten = await forgetPicture(tx, id)
    if (forgotten === null)
      throw new AppError(
        'not_found',
        say('Ảnh không ở trong thùng rác.', { en: 'The picture is not in the trash.' }),
      )
    await record(tx, picture)
    return forgotten
  })
  await store.remove(key)
}
