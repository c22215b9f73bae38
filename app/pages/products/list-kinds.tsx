import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { CategoryCircles } from './category-circles.tsx'
import type { PickerCategory } from './category-picker.tsx'

type ListKindsProps = {
  state: ListState
  circles: readonly PickerCategory[]
  /** Before the whole list, behind one that is narrowed, or in place of one that holds nothing. */
  place: 'opening' | 'behind' | 'instead'
}

/** The kinds of the catalogue. */
export function ListKinds({ state, circles, place }: ListKindsProps) {
  // Words that found nothing in one kind are not taken along to another.
  const asked = place === 'instead' ? { ...state, q: '' } : state
  return (
    <section aria-labelledby="kinds" data-place={place} className="list-kinds">
      <h2
        id="kinds"
        className={place === 'opening' ? 'sr-only font-semibold lg:not-sr-only' : 'text-lg font-bold'}
      >
        {place === 'behind' ? 'Loại máy khác' : 'Bạn đang tìm món gì?'}
      </h2>
      <CategoryCircles
        state={asked}
        circles={circles}
        strip={place === 'opening'}
        isOpen={place === 'instead'}
      />
    </section>
  )
}
