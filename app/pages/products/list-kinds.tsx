import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { BestBand } from '#app/pages/home/best-band.tsx'
import { CategoryCircles } from './category-circles.tsx'
import type { PickerCategory } from './category-picker.tsx'

type ListKindsProps = {
  state: ListState
  circles: readonly PickerCategory[]
  /** What fits usual needs best; none where the list itself says what it is of. */
  best: readonly ExampleAnswer[]
  /** Before the whole list, behind one that is narrowed, or in place of one that holds nothing. */
  place: 'opening' | 'behind' | 'instead'
}

/** The kinds of the catalogue, and one machine of each main one that fits best. */
export function ListKinds({ state, circles, best, place }: ListKindsProps) {
  // Words that found nothing in one kind are not taken along to another.
  const asked = place === 'instead' ? { ...state, q: '' } : state
  const kinds = <CategoryCircles state={asked} circles={circles} shape={SHAPES[place]} />
  if (place === 'behind') return kinds
  const isOpening = place === 'opening'
  return (
    <>
      <section aria-labelledby="kinds" className={isOpening ? 'picker-strip' : 'grid grid-cols-1 gap-4'}>
        <h2 id="kinds" className={isOpening ? 'sr-only' : 'text-2xl font-bold'}>
          Bạn đang tìm món gì?
        </h2>
        {kinds}
      </section>
      <BestBand answers={best} small={isOpening} />
    </>
  )
}

const SHAPES = { opening: 'strip', behind: 'usual', instead: 'grid' } as const
