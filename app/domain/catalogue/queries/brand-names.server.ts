import { sql } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'

/** The names of all brands, for recognising them in what visitors type; a new one is known with the next request. */
export const brandNames = keptByVersion<string[], string[]>({
  read: async (db) => {
    const { rows } = await db.execute<{ name: string }>(sql`select name from brands order by name`)
    return rows.map(({ name }) => name)
  },
  make: (names) => names,
})

/** The ids of all brands by their slugs. */
export const brandIds = keptByVersion<{ id: number; slug: string }[], ReadonlyMap<string, number>>({
  read: async (db) => {
    const { rows } = await db.execute<{ id: number; slug: string }>(
      sql`select id, slug from brands order by id`,
    )
    return rows
  },
  make: (rows) => new Map(rows.map(({ id, slug }) => [slug, id])),
})
