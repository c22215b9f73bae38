import { sql } from 'drizzle-orm'
import { fold } from '#app/vietnamese/fold.ts'
import { maskPersonalData } from '#app/vietnamese/mask.ts'
import type { Db } from '#db/client.ts'

/** Counts a search that found nothing, personal data masked, for the editors of the dictionary; one atomic statement. */
export async function logZeroResult(db: Db, search: string): Promise<void> {
  const text = maskPersonalData(search.trim())
  const folded = fold(text).replaceAll(/\s+/g, ' ')
  if (folded === '') return
  await db.execute(sql`
    insert into zero_result_queries (query_folded, query_text) values (${folded}, ${text})
    on conflict (query_folded) do update set
      search_count = zero_result_queries.search_count + 1, last_searched_at = now(), resolved_at = null`)
}
