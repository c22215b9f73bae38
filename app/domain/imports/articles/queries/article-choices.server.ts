import { sql } from 'drizzle-orm'
import type { Choices, Counted, Reader } from '#app/domain/imports/import-subject.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { choiceOfId, idOfChoice, OWN } from '../article-choices.ts'

/** Lists of what files name in words of their own, and the tables they lead to. */
const LISTS = ['categories', 'authors'] as const
type List = (typeof LISTS)[number]

type Known = { id: number; name: string }

/** The categories or the authors there are, in the order they are offered. */
export async function knownRows(db: Reader, list: List): Promise<Known[]> {
  const { rows } = await db.execute<Known>(
    list === 'categories'
      ? sql`select id, name from categories order by display_order, name`
      : sql`select id, name from authors order by name`,
  )
  return rows
}

/** What is called the same; else it is to be made. A name that several have is nobody's until somebody says whose. */
export async function guessChoices(db: Reader, counted: Counted): Promise<Choices> {
  const choices: Record<string, Record<string, string>> = {}
  for (const list of LISTS) {
    const known = Map.groupBy(await knownRows(db, list), ({ name }) => foldForSearch(name))
    choices[list] = Object.fromEntries(
      (counted[list] ?? []).map(({ value }) => {
        const found = known.get(foldForSearch(value)) ?? []
        const [only] = found
        return [value, only ? (found.length === 1 ? choiceOfId(only.id) : '') : OWN]
      }),
    )
  }
  return choices
}

/** Choices without those of a category or an author that is gone. */
export async function standingChoices(db: Reader, choices: Choices): Promise<Choices> {
  const standing: Record<string, Record<string, string>> = { ...choices }
  for (const list of LISTS) {
    const known = new Set((await knownRows(db, list)).map(({ id }) => id))
    standing[list] = Object.fromEntries(
      Object.entries(choices[list] ?? {}).map(([value, choice]) => {
        const id = idOfChoice(choice)
        return [value, id === null || known.has(id) ? choice : '']
      }),
    )
  }
  return standing
}

/** Makes the categories and authors that choices ask for, each once; one of that name or slug stands in for a new one. */
export async function makeChosen(
  tx: Reader,
  choices: Choices,
): Promise<{ choices: Choices; made: Record<string, number[]> }> {
  const made: Record<string, number[]> = {}
  const settled: Record<string, Record<string, string>> = { ...choices }
  for (const list of LISTS) {
    const wanted = Object.entries(choices[list] ?? {}).flatMap(([value, choice]) =>
      choice === OWN ? [value] : [],
    )
    if (wanted.length === 0) continue
    const ids = await makeRows(tx, list, wanted)
    made[list] = ids.made
    settled[list] = {
      ...choices[list],
      ...Object.fromEntries(wanted.map((value) => [value, choiceOfId(ids.of.get(value) ?? 0)])),
    }
  }
  return { choices: settled, made }
}

async function makeRows(
  tx: Reader,
  list: List,
  names: readonly string[],
): Promise<{ made: number[]; of: Map<string, number> }> {
  const of = new Map<string, number>()
  const made: number[] = []
  for (const name of names) {
    const slug = slugify(name) || `${list === 'categories' ? 'chuyen-muc' : 'tac-gia'}-${made.length + 1}`
    const inserted = await tx.execute<{ id: number }>(
      list === 'categories'
        ? sql`insert into categories (name, slug, display_order)
            select ${name}, ${slug}, (select coalesce(max(display_order), 0) + 1 from categories)
            where not exists (select from categories where vi_fold(name) = vi_fold(${name}))
            on conflict do nothing returning id`
        : sql`insert into authors (name, slug)
            select ${name}, ${slug} where not exists (select from authors where vi_fold(name) = vi_fold(${name}))
            on conflict do nothing returning id`,
    )
    const [row] = inserted.rows
    if (row) made.push(row.id)
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from ${sql.identifier(list)} where vi_fold(name) = vi_fold(${name}) or slug = ${slug}
      order by vi_fold(name) = vi_fold(${name}) desc, id limit 1`)
    if (rows[0]) of.set(name, rows[0].id)
  }
  return { made, of }
}

/** Takes away categories and authors that an import made, where nothing stands under them. */
export async function undoChosen(
  tx: Reader,
  { categories, authors }: Readonly<Record<List, readonly number[]>>,
): Promise<void> {
  if (categories.length > 0)
    await tx.execute(sql`
      delete from categories c where id = any(${sql.param(categories)}::int[])
        and not exists (select from articles a where a.category_id = c.id)
        and not exists (select from subcategories s where s.category_id = c.id)`)
  if (authors.length > 0)
    await tx.execute(sql`
      delete from authors u where id = any(${sql.param(authors)}::int[])
        and not exists (select from articles a where a.author_id = u.id)`)
}
