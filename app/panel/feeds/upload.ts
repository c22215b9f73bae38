import { redirect } from 'react-router'
import { findFeed, leaveFeed, takeThisFeed } from '#app/domain/imports/feeds/queries/feeds.server.ts'
import { takeFile } from '#app/domain/imports/feeds/run-feed.server.ts'
import { receiveForm, removeFile } from '#app/domain/imports/receive-file.server.ts'
import { FILE_RULES } from '#app/domain/imports/text.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Route } from './+types/upload'

/** Takes a file for a feed, as if its address had given it. What went wrong is said on the feed's screen. */
export async function action(asked: Route.ActionArgs) {
  await requireStaff(asked, 'import')
  const { db, feeds, imports } = asked.context.get(requestContext)
  const id = rowId.safeParse(new URL(asked.request.url).searchParams.get('feed'))
  const feed = id.success ? await findFeed(db, id.data) : null
  if (!feed) throw redirect('/admin/feeds', 303)
  const back = (problem = '') =>
    redirect(`/admin/feeds?feed=${feed.id}${problem && `&problem=${encodeURIComponent(problem)}`}`, 303)
  try {
    const { file } = await receiveForm(asked.request, imports.folder, FILE_RULES.products)
    if (!file) return back('none')
    const { work } = feeds
    if (!(await takeThisFeed(db, feed.id, work.holder))) {
      await removeFile(imports.folder, file)
      return back('busy')
    }
    try {
      const seenAt = new Date().toISOString()
      const started = await takeFile(work, feed, { ...file, etag: null, lastModified: null, seenAt })
      if (started) imports.look()
      return back()
    } catch (error) {
      await leaveFeed(db, feed.id, work.holder)
      await removeFile(imports.folder, file)
      throw error
    }
  } catch (error) {
    if (error instanceof AppError) return back(error.code)
    throw error
  }
}
