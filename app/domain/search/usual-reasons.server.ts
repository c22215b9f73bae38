import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { catalogueShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import type { Db } from '#db/client.ts'
import { listPick } from './list-pick.server.ts'
import type { ListPick } from './list-pick.server.ts'
import { USUAL_SUMS } from './usual-needs.ts'

/** Why the best fit of each usual need is the best, behind its name, and what is known of the next and not of it, by its id: as its own list says it. */
export async function usualReasons(
  db: Db,
): Promise<ReadonlyMap<number, Pick<ListPick, 'inShort' | 'unknown'>>> {
  const categories = [...(await catalogueShape(db)).values()].filter(({ kind }) => kind in USUAL_SUMS)
  const picks = await Promise.all(
    categories.map((category) =>
      listPick(db, { state: { ...WHOLE_LIST, category: category.slug }, category }),
    ),
  )
  return new Map(picks.flatMap((pick) => pick?.picks.slice(0, 1).map(({ row }) => [row.id, pick]) ?? []))
}
