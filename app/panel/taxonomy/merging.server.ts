import { previewMerge } from '#app/domain/blog/editing/merge-tags.server.ts'
import { tagNames } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Db } from '#db/client.ts'

/** The tag to merge, those it can go into, and what that would do with the one chosen. */
export async function mergingOf(db: Db, params: URLSearchParams) {
  const from = rowId.safeParse(params.get('merge'))
  if (!from.success) return null
  const names = await tagNames(db)
  const tag = names.find(({ id }) => id === from.data)
  if (!tag) return null
  const into = rowId.safeParse(params.get('into'))
  const preview = into.success ? await previewMerge(db, { from: tag.id, into: into.data }) : null
  return {
    tag,
    others: names.filter(({ id }) => id !== tag.id),
    preview: preview && into.success ? { ...preview, id: into.data } : null,
  }
}
