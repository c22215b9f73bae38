import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { columnList } from '#app/platform/columns.server.ts'
import { EXPORTED_COLUMNS } from '../article-columns.ts'

/** The columns that stand in the row itself. */
const STORED = EXPORTED_COLUMNS.filter((column) => column !== 'tags')

/** Articles read at once. */
const PAGE = 100

type Exported = Record<string, string | number | boolean | null> & { id: number }

/** Every article that is not in the trash, drafts included, as the rows of an import file; memory holds one page. */
export async function* exportedArticles(db: Reader): AsyncGenerator<string[][], void> {
  for (let after = 0; ;) {
    const { rows } = await db.execute<Exported>(sql`
      select a.id, ${columnList(STORED, 'a')},
        (select string_agg(t.name, ', ' order by t.id) from article_tags x join tags t on t.id = x.tag_id
          where x.article_id = a.id) as tags
      from articles a where a.deleted_at is null and a.id > ${after} order by a.id limit ${PAGE}`)
    if (rows.length === 0) return
    yield rows.map((row) => EXPORTED_COLUMNS.map((column) => String(row[column] ?? '')))
    after = rows.at(-1)?.id ?? 0
  }
}
