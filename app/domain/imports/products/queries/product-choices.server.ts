import { sql } from 'drizzle-orm'
import type { Choices, Counted, Reader } from '#app/domain/imports/import-subject.ts'
import { isKind, kindLabel, kindRecord, presentKinds } from '#app/kinds/kind.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import {
  categoryId,
  categoryToMake,
  choiceOfId,
  choiceOfKind,
  guessBrand,
  guessCategory,
} from '../product-choices.ts'
import type { KnownCategory } from '../product-choices.ts'

/** The categories in the order shown. */
export async function knownCategories(db: Reader): Promise<KnownCategory[]> {
  const { rows } = await db.execute<KnownCategory>(
    sql`select id, name, slug, kind from product_categories order by display_order, name`,
  )
  return rows
}

/** The brands' names, by name. */
export async function knownBrands(db: Reader): Promise<{ name: string; slugs: string[] }[]> {
  const { rows } = await db.execute<{ name: string; slugs: string[] }>(
    sql`select name, former_slugs || slug as slugs from brands order by name`,
  )
  return rows
}

/** The likeliest choice for every category of a file, and for every brand that is not there. */
export async function guessChoices(db: Reader, counted: Counted): Promise<Choices> {
  const categories = await knownCategories(db)
  const brands = await knownBrands(db)
  const names = brands.map(({ name }) => name)
  const known = new Set(brands.flatMap(({ name, slugs }) => [foldForSearch(name), ...slugs]))
  const strange = (counted['brands'] ?? []).filter(
    ({ value }) => !known.has(foldForSearch(value)) && !known.has(slugify(value)),
  )
  return {
    categories: Object.fromEntries(
      (counted['categories'] ?? []).map(({ value }) => [value, guessCategory(value, categories)]),
    ),
    brands: Object.fromEntries(strange.map(({ value }) => [value, guessBrand(value, names)])),
  }
}

/** Choices without those of a category that is gone; brands are named, and made where there is none. */
export async function standingChoices(db: Reader, choices: Choices): Promise<Choices> {
  const known = new Set((await knownCategories(db)).map(({ id }) => id))
  const categories = Object.entries(choices['categories'] ?? {}).map(([value, choice]) => {
    const id = categoryId(choice)
    return [value, id === null || known.has(id) ? choice : '']
  })
  return { ...choices, categories: Object.fromEntries(categories) as Record<string, string> }
}

/** What a foreign category or brand can become: categories there are, those of kinds that there is none of yet, brands. */
export async function choiceOptions(db: Reader) {
  const categories = await knownCategories(db)
  const has = new Set(categories.map(({ kind }) => kind))
  return {
    categories: categories.map(({ id, name }) => ({ choice: choiceOfId(id), label: name })),
    kinds: presentKinds()
      .filter((kind) => !has.has(kind))
      .map((kind) => ({
        choice: choiceOfKind(kind),
        label: kindLabel(kind),
      })),
    brands: (await knownBrands(db)).map(({ name }) => name),
  }
}

/** Makes the categories that choices ask for, each once, at the end of the order; one of that name stands in for a new one. */
export async function makeCategories(
  tx: Reader,
  choices: Choices,
): Promise<{ choices: Choices; made: Record<string, number[]> }> {
  const categories = Object.entries(choices['categories'] ?? {})
  const wanted = new Map<string, { name: string; kind: string; slug: string; group: string }>()
  for (const [value, choice] of categories) {
    const asked = categoryToMake(choice, value)
    const slug = asked ? slugify(asked.name) || asked.kind : ''
    if (asked && !wanted.has(slug)) wanted.set(slug, { ...asked, slug, group: kindRecord(asked.kind).group })
  }
  if (wanted.size === 0) return { choices, made: {} }
  // Choices come in no order: shipped kinds first, then own ones by their names.
  const inOrder = [...wanted.values()].toSorted(
    (a, b) => Number(isKind(b.kind)) - Number(isKind(a.kind)) || a.name.localeCompare(b.name, 'vi'),
  )
  const { rows: made } = await tx.execute<{ id: number }>(sql`
    insert into product_categories (name, slug, kind, group_key, display_order)
    select name, slug, kind, "group", (select coalesce(max(display_order), 0) from product_categories) + row_number() over ()
    from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb) as x(name text, slug text, kind text, "group" text)
    on conflict do nothing returning id`)
  const known = await knownCategories(tx)
  const resolved = categories.map(([value, choice]) => {
    const asked = categoryToMake(choice, value)
    const found =
      asked &&
      known.find(({ name, slug }) => slug === (slugify(asked.name) || asked.kind) || name === asked.name)
    return [value, found ? choiceOfId(found.id) : asked ? '' : choice] as const
  })
  return {
    choices: { ...choices, categories: Object.fromEntries(resolved) },
    made: { product_categories: made.map(({ id }) => id) },
  }
}
