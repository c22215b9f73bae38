import { previewMerge } from '#app/domain/blog/editing/merge-tags.server.ts'
import { previewMove } from '#app/domain/blog/editing/move-category.server.ts'
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

/** The category to delete with its articles moved, those they can go to, and what the one chosen would do. */
export async function movingOf(
  db: Db,
  params: URLSearchParams,
  categories: readonly { id: number; name: string }[],
) {
  const from = rowId.safeParse(params.get('merge'))
  const category = from.success ? categories.find(({ id }) => id === from.data) : undefined
  if (!category) return null
  const into = rowId.safeParse(params.get('into'))
  const preview = into.success ? await previewMove(db, { from: category.id, into: into.data }) : null
  return {
    category: { id: category.id, name: category.name },
    others: categories.flatMap(({ id, name }) => (id === category.id ? [] : [{ id, name }])),
    preview: preview && into.success ? { ...preview, id: into.data } : null,
  }
}
