import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { slugify } from '#app/vietnamese/slug.ts'

/**
 * The ids of brands by the names that products of a batch have; what is missing is made at the end of the order, once, under the
 * name it is called by first.
 * @param made gets the ids of those made
 */
export async function brandsNamed(
  tx: Reader,
  names: readonly string[],
  made: number[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(names.toReversed().map((name) => [slugify(name), name]))
  if (wanted.size === 0) return new Map()
  const slugs = sql`${sql.param([...wanted.keys()])}::text[]`
  const { rows: known } = await tx.execute<{ id: number; name: string; slug: string }>(sql`
    select id, name, slug from brands where slug = any(${slugs}) or name = any(${sql.param([...new Set(names)])}::text[])`)
  const has = new Set(known.flatMap(({ name, slug }) => [slug, slugify(name)]))
  const missing = [...wanted].flatMap(([slug, name]) => (has.has(slug) ? [] : [{ slug, name }]))
  const added =
    missing.length === 0
      ? []
      : (
          await tx.execute<{ id: number; name: string; slug: string }>(sql`
            insert into brands (name, slug, display_order)
            select name, slug, (select coalesce(max(display_order), 0) from brands) + row_number() over ()
            from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as x(name text, slug text)
            returning id, name, slug`)
        ).rows
  made.push(...added.map(({ id }) => id))
  const bySlug = new Map(
    [...known, ...added].flatMap(({ id, name, slug }) => [
      [slugify(name), id],
      [slug, id],
    ]),
  )
  const byName = new Map(known.map(({ id, name }) => [name, id]))
  return new Map(
    names.flatMap((name) => {
      const id = byName.get(name) ?? bySlug.get(slugify(name))
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
}
