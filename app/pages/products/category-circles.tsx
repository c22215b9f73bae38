import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'
import { CategoryPicker } from './category-picker.tsx'
import type { PickerCategory } from './category-picker.tsx'

type CategoryCirclesProps = {
  state: ListState
  circles: readonly PickerCategory[]
  strip: boolean
  /** Nothing was chosen by who looks at it: 'all' is a way like the others. */
  isOpen: boolean
}

/** The category picker of the list: another category keeps the text and how the list is shown, and no other filter. */
export function CategoryCircles({ state, circles, strip, isOpen }: CategoryCirclesProps) {
  const { q, view, size } = state
  return (
    <CategoryPicker
      categories={circles}
      strip={strip}
      chosen={isOpen ? state.category || null : state.category}
      href={(category) => listHref(WHOLE_LIST, { q, view, size, category })}
    />
  )
}
