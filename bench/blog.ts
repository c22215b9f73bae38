import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIRST_STATE } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleListState } from '#app/domain/blog/editing/list-state.ts'
import { articlePage } from '#app/domain/blog/pages/article-page.server.ts'
import { blogHome } from '#app/domain/blog/pages/blog-home.server.ts'
import { categoryPage } from '#app/domain/blog/pages/category-page.server.ts'
import { articlesForEditors } from '#app/domain/blog/queries/articles-for-editors.server.ts'
import { searchArticles } from '#app/domain/blog/queries/search-articles.server.ts'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { timed } from './timing.ts'
import type { Timing } from './timing.ts'

/** Articles the pages are measured at, beside the demo's own. */
const SIZES = [2_000, 20_000]
const RUNS = { runs: 100, warmUp: 10 }
const SITE = 'http://localhost:3000'

/** Times of what each page reads, by the number of articles. */
export type BlogFigures = { articles: number; page: string; timing: Timing }[]

/** Measures what the blog's pages read while the blog grows: the embedded database in a temporary folder, or `url`'s. */
export async function measureBlog(url?: string): Promise<BlogFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-blog-'))
  const connection = await connect(url ? { url } : { dataDir })
  try {
    await prepareDatabase(connection, { demo: true })
    const figures: BlogFigures = []
    for (const size of [0, ...SIZES]) {
      await growTo(connection, size)
      figures.push(...(await measurePages(connection)))
    }
    return figures
  } finally {
    await connection.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Copies the demo's articles, each a day older than the one before, until there are `size`. */
export async function growTo({ pool }: Connection, size: number): Promise<void> {
  await pool.query(
    `insert into articles (slug, title, excerpt, content, content_text, featured_image, status, is_featured,
       view_count, reading_time, published_at, category_id, subcategory_id, author_id)
     select a.slug || '-' || n, a.title || ' ' || n, a.excerpt, a.content, a.content_text, a.featured_image, a.status,
       false, n % 1000, a.reading_time, a.published_at - n * interval '1 hour', a.category_id, a.subcategory_id, a.author_id
     from generate_series((select count(*) from articles), $1 - 1) n
     join (select *, row_number() over (order by id) - 1 as place, count(*) over () as own from articles where is_demo) a
       on a.place = n % a.own`,
    [size],
  )
  await pool.query(
    `insert into article_tags (article_id, tag_id)
     select a.id, (select min(id) from tags) + a.id % (select count(*)::int from tags) from articles a
     where not exists (select from article_tags x where x.article_id = a.id)`,
  )
  await pool.query('vacuum analyze')
}

async function measurePages({ db, pool }: Connection): Promise<BlogFigures> {
  const { rows } = await pool.query<{ n: number; slug: string; category: string }>(
    `select (select count(*)::int from articles) as n, a.slug, c.slug as category
     from articles a join categories c on c.id = a.category_id where a.is_demo order by a.id limit 1`,
  )
  const [{ n: articles, slug, category } = { n: 0, slug: '', category: '' }] = rows
  const search = (text: string) => () => searchArticles(db, { text, limit: 8 })
  const inPanel = (text: string, narrowed: Partial<ArticleListState> = {}) => {
    const state = { ...FIRST_STATE, q: text, ...narrowed }
    return () => articlesForEditors(db, state)
  }
  const pages: [string, () => Promise<unknown>][] = [
    ['blog home', () => blogHome(db)],
    ['a category', () => categoryPage(db, category, 1)],
    ['an article', () => articlePage(db, slug, SITE)],
    ["search 'may lanh inverter'", search('may lanh inverter')],
    ["search 'ro' (two letters)", search('ro')],
    ["search 'xyzabc' (nothing)", search('xyzabc')],
    ["the panel's list", inPanel('')],
    ["the panel's list, 'máy' (nearly all)", inPanel('máy')],
    ["the panel's list, 'tủ lạnh'", inPanel('tủ lạnh')],
    [
      "the panel's list, by author, kind and days",
      inPanel('', { author: 1, kind: 'no-excerpt', from: '2020-01-01' }),
    ],
    ["the panel's list, by tag", inPanel('', { tag: 'tivi' })],
  ]
  const figures: BlogFigures = []
  for (const [page, run] of pages) figures.push({ articles, page, timing: await timed(run, RUNS) })
  return figures
}
