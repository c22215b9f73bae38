import type { Cells, Choices } from '#app/domain/imports/import-subject.ts'
import { isKind, kindLabel } from '#app/kinds/kind.ts'
import { kindNamed } from '#app/kinds/named-kind.ts'
import { fold, foldForSearch, searchWords } from '#app/vietnamese/fold.ts'
import { slugify } from '#app/vietnamese/slug.ts'

// What a foreign category becomes: a category there is, one of a shipped kind to be made, one under its own name to be made,
// nothing because its rows are left out, or '' while nobody has said.
export const OWN = 'own'
export const LEFT_OUT = 'out'
const BY_ID = /^id:(\d{1,9})$/
const BY_KIND = /^kind:([a-z\d_]{1,40})$/
// What a foreign brand becomes: one by its name, or none.
const BY_NAME = /^name:(.{1,60})$/s
export const NO_BRAND = 'none'

export const categoryId = (choice: string): number | null => Number(BY_ID.exec(choice)?.[1] ?? 0) || null
export const choiceOfId = (id: number) => `id:${id}`
export const choiceOfKind = (kind: string) => `kind:${kind}`
export const brandNamed = (choice: string): string | null => BY_NAME.exec(choice)?.[1] ?? null
export const choiceOfBrand = (name: string) => `name:${name}`

/** A brand under the name that the file has for it: a new one, as those that are there are not asked about. */
const brandAsIs = (value: string) => choiceOfBrand(value.trim().slice(0, 60))

/** The kind of a category to be made, and what it is called; null for any other choice. */
export function categoryToMake(choice: string, value: string): { name: string; kind: string } | null {
  const kind = BY_KIND.exec(choice)?.[1]
  if (kind !== undefined && isKind(kind)) return { name: kindLabel(kind), kind }
  if (choice !== OWN) return null
  const name = leafOf(value)
  return { name, kind: slugify(name).replaceAll('-', '_').slice(0, 40) || 'khac' }
}

const SEPARATOR = /\s*[>»›|]\s*|\s+\/\s+/

/** 'Điện lạnh > Tủ lạnh' from the top down. */
const pathOf = (value: string) => value.split(SEPARATOR).filter(Boolean)
const leafOf = (value: string) => pathOf(value).at(-1) ?? value

/** What a row says, by list: its category with what is below it, and its brand. */
export function foreignValues(cells: Cells): { categories: string | null; brands: string | null } {
  const category = cells.get('category') ?? ''
  const below = cells.get('sub_category') ?? ''
  const path = fold(category) === fold(below) ? [category] : [category, below]
  return {
    categories: path.filter(Boolean).join(' > ') || null,
    brands: cells.get('brand') || null,
  }
}

export type KnownCategory = { id: number; name: string; slug: string; kind: string }

/**
 * The likeliest choice for a foreign category: the category of this name, else the kind that its last part names, else that
 * of the whole. 'Phụ kiện > Lót chuột' is nothing that there is.
 */
export function guessCategory(value: string, categories: readonly KnownCategory[]): string {
  const called = (name: string) =>
    categories.find((known) => foldForSearch(known.name) === foldForSearch(name) || known.slug === name)
  const [top = '', ...rest] = pathOf(value)
  const exact = called(value) ?? called(top) ?? called(leafOf(value))
  if (exact) return choiceOfId(exact.id)
  const kind = kindNamed(leafOf(value)) ?? (rest.length > 0 ? exactKind(top) : null)
  if (kind === null) return ''
  const ofKind = categories.find((known) => known.kind === kind)
  return ofKind ? choiceOfId(ofKind.id) : choiceOfKind(kind)
}

/** A kind whose own name this is: 'Laptop > Gaming' are laptops. */
function exactKind(name: string): string | null {
  const kind = kindNamed(name)
  return kind !== null && fold(kindLabel(kind)) === fold(name) ? kind : null
}

const NOBODY = new Set([
  'khac',
  'no brand',
  'nobrand',
  'oem',
  'n a',
  'na',
  'none',
  'khong',
  'null',
  'khong co',
  'dang cap nhat',
  'other',
])

/** The likeliest choice for a brand that is not there: one whose name it begins with ('LG Electronics'), none, or a new one. */
export function guessBrand(value: string, known: readonly string[]): string {
  const words = searchWords(value).join(' ')
  if (NOBODY.has(words) || /^[-–—.\s]*$/.test(value)) return NO_BRAND
  const likely = known
    .filter((name) => words.startsWith(`${searchWords(name).join(' ')} `))
    .toSorted((a, b) => b.length - a.length)[0]
  return likely === undefined ? brandAsIs(value) : choiceOfBrand(likely)
}

/** Choices of categories without those that would make one. */
export const withoutMaking = (choices: Choices): Choices => ({
  ...choices,
  categories: Object.fromEntries(
    Object.entries(choices['categories'] ?? {}).map(([value, choice]) => [
      value,
      categoryToMake(choice, value) ? '' : choice,
    ]),
  ),
})

/** Whether a category is not decided about, or one or a brand would be made that nobody asked for. */
export const isOpen = (choices: Choices): boolean =>
  Object.entries(choices['categories'] ?? {}).some(
    ([value, choice]) => choice === '' || categoryToMake(choice, value) !== null,
  ) || Object.entries(choices['brands'] ?? {}).some(([value, choice]) => choice === brandAsIs(value))
