import { sql } from 'drizzle-orm'
import type { Cells, Choices, Reader } from '#app/domain/imports/import-subject.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import { categoryNames, chosenIds, LEFT_OUT } from '../article-choices.ts'
import { wholeNumber } from '../article-row.ts'
import type { ArticleReferences, Directory } from '../article-row.ts'

type Row = { id: number; name: string; slug: string; email: string | null }

/** The categories, authors and subcategories that the rows of a batch name, by id, slug, e-mail or name. */
export async function articleReferences(
  db: Reader,
  rows: readonly Cells[],
  choices: Choices,
): Promise<ArticleReferences> {
  const values = (...fields: string[]) => [
    ...new Set(rows.flatMap((cells) => fields.map((field) => cells.get(field) ?? '').filter(Boolean))),
  ]
  const categories = await db.execute<Row>(sql`
    select id, vi_fold(name) as name, lower(slug) as slug, null as email from categories
    where id = any(${ids(values('category_id'))}) or vi_fold(name) = any(${folded(values('category').flatMap((cell) => [cell, ...categoryNames(cell)]))})
      or slug = any(${lower(values('category_slug'))}) order by id`)
  const authors = await db.execute<Row>(sql`
    select id, vi_fold(name) as name, lower(slug) as slug, lower(email) as email from authors
    where id = any(${ids(values('author_id'))}) or vi_fold(name) = any(${folded(values('author'))})
      or slug = any(${lower(values('author_slug'))}) or lower(email) = any(${lower(values('author_email'))})
    order by id`)
  const subcategories = await db.execute<{ id: number; category: number; name: string }>(sql`
    select id, category_id as category, vi_fold(name) as name from subcategories
    where id = any(${ids(values('subcategory_id'))}) or vi_fold(name) = any(${folded(values('subcategory'))})`)
  return {
    categories: directoryOf(categories.rows, chosenIds(choices, 'categories')),
    authors: directoryOf(authors.rows, chosenIds(choices, 'authors')),
    leftOut: new Set(
      Object.entries(choices['categories'] ?? {}).flatMap(([name, choice]) =>
        choice === LEFT_OUT ? [foldForSearch(name)] : [],
      ),
    ),
    subcategories: new Map(
      subcategories.rows.flatMap(({ id, category, name }) => [
        [`${category}/${id}`, id],
        [`${category}/${name}`, id],
      ]),
    ),
  }
}

const MAX_INT = 2_147_483_647

const ids = (texts: readonly string[]) =>
  sql`${sql.param(texts.map(wholeNumber).filter((id) => id !== null && id > 0 && id <= MAX_INT))}::int[]`
const folded = (texts: readonly string[]) => sql`${sql.param(texts.map(foldForSearch))}::text[]`
const lower = (texts: readonly string[]) => sql`${sql.param(texts.map((text) => text.toLowerCase()))}::text[]`

/** @param chosen what names of the file lead to, whatever is called so here */
function directoryOf(rows: readonly Row[], chosen: ReadonlyMap<string, number>): Directory {
  const names = new Map<string, number[]>()
  const emails = new Map<string, number[]>()
  for (const { id, name, email } of rows) {
    names.set(name, [...(names.get(name) ?? []), id])
    if (email) emails.set(email, [...(emails.get(email) ?? []), id])
  }
  for (const [name, id] of chosen) names.set(name, [id])
  return {
    ids: new Set(rows.map(({ id }) => id)),
    names,
    slugs: new Map(rows.map(({ id, slug }) => [slug, id])),
    emails,
  }
}
