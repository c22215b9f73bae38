import { requestContext } from '#app/context.server.ts'
import { forBrowser } from '#app/features/media/add-picture.server.ts'
import { listPictures } from '#app/features/media/queries/pictures.server.ts'
import { libraryQuery } from '#app/features/media/schema.ts'
import { requireStaff } from '#app/guard.server.ts'
import { answerApi, parseQuery } from '#app/problem.ts'
import type { Route } from './+types/library'

const SIZE = 24

/** A page of the pictures to choose from, newest first. */
export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'media')
  return answerApi(async () => {
    const { q, trang: page } = parseQuery(libraryQuery, asked.request)
    const { db } = asked.context.get(requestContext)
    const { pictures, total } = await listPictures(db, { text: q, isTrash: false, page, size: SIZE })
    return { pictures: pictures.map(forBrowser), total, hasMore: page * SIZE < total }
  })
}
