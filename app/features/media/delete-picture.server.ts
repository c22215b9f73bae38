import { AppError } from '#app/errors.ts'
import { UPLOADS } from '#app/ui/uploaded-picture.ts'
import type { Db } from '#db/client.ts'
import type { PictureStore } from './picture-store.server.ts'
import { picturesUses } from './queries/picture-uses.server.ts'
import { forgetPicture, pictureById } from './queries/pictures.server.ts'
import type { PictureRow } from './queries/pictures.server.ts'

/**
 * Deletes a picture of the trash for good, row and copies. @returns what it was
 * @throws AppError 'not_found' unless it lies in the trash, 'conflict' while it stands anywhere
 */
export async function deletePicture(db: Db, store: PictureStore, id: number): Promise<PictureRow> {
  const picture = await pictureById(db, id)
  if (!picture?.deletedAt) throw new AppError('not_found', 'Ảnh không ở trong thùng rác.')
  const uses = await picturesUses(db, picture.url.slice(UPLOADS.length))
  if (uses.length > 0)
    throw new AppError('conflict', `Ảnh đang được dùng ở ${uses.length} nơi nên chưa xóa hẳn được.`)
  const key = await forgetPicture(db, id)
  if (key === null) throw new AppError('not_found', 'Ảnh không ở trong thùng rác.')
  await store.remove(key)
  return picture
}
