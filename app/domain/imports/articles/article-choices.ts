import type { Cells, Choices } from '#app/domain/imports/import-subject.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'

// What a category or an author of a file becomes: one there is, one made under its own name, nothing because its articles are left
// out, or '' while nobody has said.
export const OWN = 'own'
export const LEFT_OUT = 'out'
const BY_ID = /^id:(\d{1,9})$/

export const choiceOfId = (id: number) => `id:${id}`
export const idOfChoice = (choice: string): number | null => Number(BY_ID.exec(choice)?.[1] ?? 0) || null

/** Longest name of a category or an author that is made. */
const LONGEST = 100

const tidy = (name: string) => name.replace(/\s+/g, ' ').trim()

/** The categories that a cell names: 'Tin tức|Đánh giá', 'Điện lạnh > Tủ lạnh'. The first is the article's own. */
export const categoryNames = (cell: string): string[] =>
  cell
    .split(/[|>]/)
    .map(tidy)
    .filter((name) => name !== '')

/** What a row says of its category and its author by name, where nothing more certain says it. */
export function foreignValues(cells: Cells): { categories: string | null; authors: string | null } {
  const byName = (kind: 'category' | 'author') =>
    [`${kind}_id`, `${kind}_slug`, `${kind}_email`].some((column) => cells.get(column))
      ? ''
      : (cells.get(kind) ?? '')
  return {
    categories: categoryNames(byName('category'))[0]?.slice(0, LONGEST) ?? null,
    authors: tidy(byName('author')).slice(0, LONGEST) || null,
  }
}

/** Choices that make nothing: what would be made has no place yet. */
export const withoutMaking = (choices: Choices): Choices =>
  Object.fromEntries(
    Object.entries(choices).map(([list, values]) => [
      list,
      Object.fromEntries(
        Object.entries(values).map(([value, choice]) => [value, choice === OWN ? '' : choice]),
      ),
    ]),
  )

/** Whether something has no place, or would be made that nobody asked for. */
export const isOpen = (choices: Choices): boolean =>
  Object.values(choices).some((values) =>
    Object.values(values).some((choice) => choice === '' || choice === OWN),
  )

/**
 * What the names of a list lead to, folded: the ids of what there is. What a start would only make has a number below 0 until then.
 */
export function chosenIds(choices: Choices, list: 'categories' | 'authors'): Map<string, number> {
  const chosen = Object.entries(choices[list] ?? {})
  return new Map(
    chosen.flatMap(([value, choice], at) => {
      const id = choice === OWN ? -1 - at : idOfChoice(choice)
      return id === null ? [] : [[foldForSearch(value), id] as const]
    }),
  )
}
