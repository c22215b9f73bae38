import { sql } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import type { Db } from '#db/client.ts'
import type { BrandCell } from '../brand/brand-index.ts'
import { shelves } from '../shelves/shelves.server.ts'

/** What every brand has in every category, categories in display order; kept until the catalogue changes. */
export const brandCells: (db: Db) => Promise<readonly BrandCell[]> = keptByVersion({
  read: readCells,
  make: (cells) => cells,
})

type Pair = Pick<BrandCell, 'brandSlug' | 'brand' | 'slug' | 'category' | 'kind'> & {
  brandId: number
  categoryId: number
}

async function readCells(db: Db): Promise<BrandCell[]> {
  const { rows } = await db.execute<Pair>(sql`
    select b.id as "brandId", c.id as "categoryId", b.slug as "brandSlug", b.name as brand, c.slug, c.name as category, c.kind
    from product_counts n join brands b on b.id = n.brand_id join product_categories c on c.id = n.category_id
    where n.n > 0 order by c.display_order, c.name, b.name`)
  const shelfOf = await shelves(db)
  return rows.flatMap(({ brandId, categoryId, ...pair }) => {
    const cell = shelfOf.get(categoryId)?.cells().get(brandId)
    return cell ? { ...pair, ...cell } : []
  })
}
