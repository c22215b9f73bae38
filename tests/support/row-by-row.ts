import { plainText, readingMinutes } from '#app/domain/blog/html/plain-text.ts'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import type { BlankCells, DuplicateStrategy } from '#app/domain/imports/import-subject.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Connection } from '#db/client.ts'

/** What the specification says became of a row. */
export type Told = { row: number; outcome: string; slug: string | null; problems: string[] }

type Row = Readonly<Record<string, string>>

/**
 * The import as the specification tells it: one row after the other, each looked up and saved by itself. Slow, plain, and
 * written apart from the engine, so that the engine can be held against it.
 */
export async function importRowByRow(
  { pool }: Connection,
  rows: readonly Row[],
  { strategy, blank }: { strategy: DuplicateStrategy; blank: BlankCells },
): Promise<Told[]> {
  const one = async (sql: string, values: unknown[]) =>
    (await pool.query<Record<string, unknown>>(sql, values)).rows[0]
  const told: Told[] = []
  for (const [at, cells] of rows.entries()) {
    const cell = (name: string) => (cells[name] ?? '').trim()
    const problems: string[] = []
    const title = cell('title')
    if (title === '') problems.push('Title is required')
    if (cell('content') === '') problems.push('Content is required')
    const [category, author] = [whole(cell('category_id')), whole(cell('author_id'))]
    if (category === null) problems.push('Invalid category_id')
    if (author === null) problems.push('Invalid author_id')
    const hasCategory =
      category !== null &&
      (await one('select 1 from categories where id = $1::bigint', [category])) !== undefined
    if (category !== null && !hasCategory) problems.push(`Category with ID ${category} not found`)
    if (author !== null && !(await one('select 1 from authors where id = $1::bigint', [author])))
      problems.push(`Author with ID ${author} not found`)
    const sub = whole(cell('subcategory_id'))
    if (cell('subcategory_id') !== '' && sub === null) problems.push('Invalid subcategory_id')
    if (sub !== null && hasCategory) {
      const found = await one('select 1 from subcategories where id = $1::bigint and category_id = $2', [
        sub,
        category,
      ])
      if (!found) problems.push(`Subcategory with ID ${sub} not found for category ${category}`)
    }
    const slug = slugify(title)
    if (title !== '' && slug === '') problems.push('Slug is required')
    const content = sanitiseArticle(cell('content'))
    if (cell('content') !== '' && content === '') problems.push('Content is required')
    const say = (outcome: string, as: string | null) =>
      told.push({ row: at + 2, outcome, slug: as, problems })
    if (problems.length > 0) {
      say('error', null)
      continue
    }
    const existing = await one('select id from articles where slug = $1', [slug])
    const tags = cell('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean)
    const status = ['published', 'publish'].includes(cell('status').toLowerCase()) ? 'published' : 'draft'
    const isFeatured = ['true', '1'].includes(cell('is_featured').toLowerCase())
    if (existing && strategy === 'skip') {
      say('skipped', slug)
      continue
    }
    let id: unknown
    if (existing && strategy === 'overwrite') {
      id = existing['id']
      const keeps = (name: string) => blank === 'keep' && cell(name) === ''
      await pool.query(
        `update articles set title = $2, content = $3, content_text = $4, reading_time = $5, category_id = $6, author_id = $7,
           subcategory_id = case when $8 and category_id = $6 then subcategory_id else $9::int end,
           excerpt = case when $10 then excerpt else $11 end, is_featured = case when $12 then is_featured else $13 end,
           published_at = case when (case when $14 then status else $15 end) = 'published'
             then coalesce(published_at, now()) else published_at end,
           status = case when $14 then status else $15 end
         where id = $1`,
        [
          id,
          title,
          content,
          plainText(content),
          readingMinutes(content),
          category,
          author,
          keeps('subcategory_id'),
          sub,
          keeps('excerpt'),
          cell('excerpt') || null,
          keeps('is_featured'),
          isFeatured,
          keeps('status'),
          status,
        ],
      )
      if (!keeps('tags')) await pool.query('delete from article_tags where article_id = $1', [id])
      say('overwritten', slug)
    } else {
      let free = slug
      for (let n = 1; await one('select 1 from articles where slug = $1', [free]); n += 1)
        free = `${slug}-${n}`
      const made = await one(
        `insert into articles (title, content, content_text, reading_time, category_id, author_id, subcategory_id, excerpt,
           is_featured, status, slug, published_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $10 = 'published' then now() end) returning id`,
        [
          title,
          content,
          plainText(content),
          readingMinutes(content),
          category,
          author,
          sub,
          cell('excerpt') || null,
          isFeatured,
          status,
          free,
        ],
      )
      id = made?.['id']
      say('created', free)
    }
    for (const name of tags) {
      const found =
        (await one('select id from tags where vi_fold(name) = $1', [foldForSearch(name)])) ??
        (await one('insert into tags (name, slug) values ($1, $2) returning id', [name, slugify(name)]))
      await pool.query(
        'insert into article_tags (article_id, tag_id) values ($1, $2) on conflict do nothing',
        [id, found?.['id']],
      )
    }
  }
  return told
}

const whole = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : null)
