import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { fold } from '#app/vietnamese/fold.ts'

/** A brand that a list is asked for, and nothing else: its own page answers better than any row. */
export type BrandSought = { name: string; slug: string; count: number }

/** The brand that a search or a filter names alone, with its machines; null where there is more to it, or less. @param brands of the list, with their counts */
export function brandSought(
  { q, brands, category }: ListState,
  counted: readonly BrandSought[],
): BrandSought | null {
  if (category) return null
  const [chosen, ...others] = brands
  const sought = counted.find(({ name, slug }) =>
    q === '' ? slug === chosen && others.length === 0 : brands.length === 0 && fold(q.trim()) === fold(name),
  )
  return sought && sought.count > 0 ? { name: sought.name, slug: sought.slug, count: sought.count } : null
}
