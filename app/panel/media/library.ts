import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import { forBrowser } from '#app/platform/media/add-picture.server.ts'
import { listPictures } from '#app/platform/media/pictures.server.ts'
import { libraryQuery } from '#app/platform/media/schema.ts'
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
