import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { CategoryCircles } from './category-circles.tsx'
import type { PickerCategory } from './category-picker.tsx'

/** Above the whole list where it has room at its side for none, beside it, behind one that is narrowed, or in place of one that holds nothing. */
export type KindsPlace = 'above' | 'opening' | 'behind' | 'instead'

type ListKindsProps = {
  state: ListState
  circles: readonly PickerCategory[]
  place: KindsPlace
}

/** The kinds of the catalogue. */
export function ListKinds({ state, circles, place }: ListKindsProps) {
  // Words that found nothing in one kind are not taken along to another.
  const asked = place === 'instead' ? { ...state, q: '' } : state
  const strip = (
    <CategoryCircles
      state={asked}
      circles={circles}
      strip={place === 'above' || place === 'opening'}
      isOpen={place === 'instead'}
    />
  )
  if (place === 'above') return strip
  return (
    <section aria-labelledby="kinds" data-place={place} className="list-kinds">
      <h2
        id="kinds"
        className={place === 'opening' ? 'sr-only text-sm font-semibold lg:not-sr-only' : 'text-lg font-bold'}
      >
        {place === 'behind' ? 'Loại máy khác' : 'Loại máy'}
      </h2>
      {strip}
    </section>
  )
}
