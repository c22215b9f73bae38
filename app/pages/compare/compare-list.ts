import { MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import { fieldsOf, isRowId } from '#app/ui/stored-item.ts'
import { storedList } from '#app/ui/stored-list.ts'

/** A product waiting to be compared, with what the bar shows of it. `picture` is an address. */
export type ComparedItem = {
  id: number
  title: string
  picture: string | null
  category: string
  categorySlug: string
}

/** What a product is collected by: a row of a list, the product of a page. */
export type ComparableProduct = {
  id: number
  title: string
  image: { src: string } | null
  category: string | null
  categorySlug: string
}

/** The products collected for a comparison in this browser, in the order they were chosen; all of one category. */
export const compareList = storedList('compare', MOST_COMPARED, itemOf)

/** Whether a product is collected. */
export const isCompared = (id: number) => compareList.read().some((item) => item.id === id)

function itemOf(value: unknown): ComparedItem | null {
  const { id, title, picture, category, categorySlug } = fieldsOf(value)
  if (!isRowId(id) || !isText(title) || !isText(category) || !isText(categorySlug)) return null
  return { id, title, picture: isAddress(picture) ? picture : null, category, categorySlug }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isAddress = (value: unknown): value is string => isText(value) && /^(?:\/(?!\/)|https:)/.test(value)
