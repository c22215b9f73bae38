import { sql } from 'drizzle-orm'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { articlePath } from '../paths.ts'
import { isPublic } from './article-columns.server.ts'

/** An article to read on, and its address on the site. */
export type ArticleSource = { title: string; url: string; excerpt: string }

const MOST_FOUND = 3
/** Words of a question that are looked for. */
const MOST_WORDS = 16
/** Fewer words in common is chance: single syllables mean little in Vietnamese. */
const LEAST_SHARED = 2

/** Syllables that stand in any question, folded. */
const COMMON = new Set(
  (
    'toi minh ban em anh chi nha cho cua co khong va la thi ma o trong nen nao gi bao nhieu can muon mua chon dung duoc ' +
    'voi nhu the hay hoac tren duoi khoang tam loai cai chiec trieu tien tot nhat hon nguoi mot hai ba'
  ).split(' '),
)

/**
 * Published articles that share the most words with a question, in the title first, then the excerpt, then the newest;
 * three at most, none where fewer than two words are shared. One look at the text index.
 */
export async function findArticles(db: Db, question: string): Promise<ArticleSource[]> {
  const found = foldForSearch(question).match(/[a-z0-9]+/g) ?? []
  const words = [...new Set(found)].filter((word) => !COMMON.has(word)).slice(0, MOST_WORDS)
  if (words.length < LEAST_SHARED) return []
  const any = words.join(' | ')
  const sharedWith = (weight: string) =>
    sql.join(
      words.map((word) => sql`(a.tsv @@ ${`${word}${weight}`}::tsquery)::int`),
      sql` + `,
    )
  const { rows } = await db.execute<{ title: string; slug: string; excerpt: string | null }>(sql`
    select title, slug, excerpt from (
      select a.title, a.slug, a.excerpt, a.published_at, (${sharedWith(':A')}) as in_title, (${sharedWith('')}) as shared
      from articles a where a.tsv @@ ${any}::tsquery and ${isPublic}
    ) a where shared >= ${LEAST_SHARED}
    order by in_title * 2 + shared desc, published_at desc limit ${MOST_FOUND}`)
  return rows.map(({ title, slug, excerpt }) => ({ title, url: articlePath(slug), excerpt: excerpt ?? '' }))
}
