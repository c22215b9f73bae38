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
