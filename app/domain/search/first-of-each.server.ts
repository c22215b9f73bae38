import { CARD_LABELS } from '#app/domain/advisor/write/roles.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { catalogueShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import { newestOfEach } from '#app/domain/catalogue/queries/newest-of-each.server.ts'
import type { SizeFit } from '#app/domain/catalogue/ranges.ts'
import type { Db } from '#db/client.ts'
import { listPick } from './list-pick.server.ts'
import { SIZE_BAND } from './stated-needs.ts'

/** What the machines of a kind that open the list of everything stand there for, in words, and what each that is picked is picked as. */
export type KindOpening = { slug: string; why: string; labels: [id: number, label: string][] }

/**
 * The machines that the list of everything begins with, kind after kind: of each kind those that its own list begins with, as many for every
 * kind, so that a page is whole kinds. Of a page of whole kinds only its own are weighed; one behind them has to know all that stood before.
 * @param shown ids of the machines that stand above the list: here those behind them follow, and they themselves behind all kinds
 */
export async function firstOfEach(
  db: Db,
  { page, size }: Pick<ListState, 'page' | 'size'>,
  shown: readonly number[] = [],
): Promise<{ ids: number[]; openings: KindOpening[]; fits: Map<string, SizeFit> }> {
  const [shape, newest] = await Promise.all([catalogueShape(db), newestOfEach(db)])
  const [from, to] = [(page - 1) * size, page * size]
  const isBehind = to > newest.reduce((sum, { ids }) => sum + ids.length, 0)
  let at = 0
  const kinds = newest.map(({ slug, ids }) => {
    const isShown = isBehind || (at < to && at + ids.length > from)
    at += ids.length
    return { category: isShown ? shape.get(slug) : undefined, ids }
  })
  const opened = await Promise.all(
    kinds.map(async ({ category, ids }) => {
      const pick =
        category && (await listPick(db, { state: { ...WHOLE_LIST, category: category.slug }, category }))
      if (!pick) return { ids, openings: [], fits: [] }
      const picked = pick.picks.map(({ row, role }): [number, string] => [row.id, CARD_LABELS[role]])
      const own = picked.map(([id]) => id)
      const ranked = [...new Set([...own, ...pick.next, ...ids])]
      // As in its own list, where the picks stand above it too.
      const others = [...new Set([...pick.next, ...ranked])].filter((id) => !shown.includes(id))
      const isLed = others.length < ranked.length && others.length >= ids.length
      const asked = pick.need ?? 'ai chọn theo thông số và giá'
      const why = `${isLed ? 'Các máy khác cho' : 'Nên xem trước cho'} ${asked}${pick.fit ? `. ${SIZE_BAND}` : ''}`
      return {
        ids: (isLed ? others : ranked).slice(0, ids.length),
        openings: [{ slug: category.slug, why, labels: picked }],
        fits: pick.fit ? [[category.slug, pick.fit] as const] : [],
      }
    }),
  )
  return {
    ids: opened.flatMap(({ ids }) => ids),
    openings: opened.flatMap(({ openings }) => openings),
    fits: new Map(opened.flatMap(({ fits }) => fits)),
  }
}
