import type { Db } from '#db/client.ts'
import type { CategoryRanges } from '../ranges.ts'
import { shelves } from '../shelves/shelves.server.ts'

const NOTHING: CategoryRanges = { total: 0, spreads: new Map() }

/** How the figures of a category's machines are spread. */
export async function categoryRanges(
  db: Db,
  { id, kind }: { id: number; kind: string },
): Promise<CategoryRanges> {
  return (await shelves(db)).get(id)?.ranges(kind) ?? NOTHING
}
