import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import { say } from '#app/vietnamese/say.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Transaction } from '#db/client.ts'

/**
 * Makes these the tags of an article, all of them (ruling 8). A name finds its tag whatever its marks and case, and makes
 * one where there is none. @throws AppError 'invalid' for an id no tag has
 */
export async function replaceTags(
  tx: Transaction,
  articleId: number,
  tags: readonly (number | string)[],
): Promise<void> {
  const ids = new Set<number>()
  for (const tag of tags) if (typeof tag === 'number') ids.add(await knownTag(tx, tag))
  for (const id of await tagsNamed(
    tx,
    tags.filter((tag) => typeof tag === 'string'),
  ))
    ids.add(id)
  await tx.execute(sql`delete from article_tags where article_id = ${articleId}`)
  for (const id of ids) {
    await tx.execute(sql`insert into article_tags (article_id, tag_id) values (${articleId}, ${id})`)
  }
}

async function knownTag(tx: Transaction, id: number): Promise<number> {
  const { rows } = await tx.execute(sql`select 1 from tags where id = ${id}`)
  if (rows.length > 0) return id
  const message = say(`Tag with ID ${id} not found`, { vi: `Không tìm thấy thẻ mã ${id}` })
  throw new AppError('invalid', message, { fields: { tags: message } })
}

/**
 * The ids of the tags with these names, in an order of their own. Those that are missing are made in the same order by everybody: two
 * who make the same ones wait for each other, and never each for what the other has.
 */
async function tagsNamed(tx: Transaction, names: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of names.toSorted(byFolded)) ids.push(await tagNamed(tx, name))
  return ids
}

const byFolded = (one: string, other: string) => (foldForSearch(one) < foldForSearch(other) ? -1 : 1)

/** The id of the tag with this name, made if there is none. A slug that is taken gets a number. */
export async function tagNamed(tx: Pick<Transaction, 'execute'>, name: string): Promise<number> {
  const tidy = name.normalize('NFC').replace(/\s+/g, ' ').trim()
  for (;;) {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id from tags where vi_fold(name) = ${foldForSearch(tidy)} order by id limit 1`,
    )
    if (rows[0]) return rows[0].id
    const slug = await freeSlug(tx, slugify(tidy) || 'the')
    const made = await tx.execute<{ id: number }>(
      sql`insert into tags (name, slug) values (${tidy}, ${slug}) on conflict do nothing returning id`,
    )
    if (made.rows[0]) return made.rows[0].id
    // Somebody made it, or took the slug, a moment earlier: it is to be seen now.
  }
}

async function freeSlug(tx: Pick<Transaction, 'execute'>, base: string): Promise<string> {
  const taken = await tx.execute<{ slug: string }>(
    sql`select slug from tags where slug = ${base} or slug like ${`${base}-%`}`,
  )
  const slugs = new Set(taken.rows.map(({ slug }) => slug))
  let slug = base
  for (let number = 1; slugs.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}
