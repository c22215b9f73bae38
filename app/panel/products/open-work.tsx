import {
  editorsListPath,
  FIRST_EDITORS_STATE,
  PRODUCTS_PATH,
} from '#app/domain/catalogue/editing/list-state.ts'
import type { EditorsListState } from '#app/domain/catalogue/editing/list-state.ts'
import type { ProductWork } from '#app/domain/catalogue/editing/queries/products-for-editors.server.ts'
import { WorkChips } from '#app/panel/parts/work-chips.tsx'
import { OLD_PRICES_PATH } from '#app/panel/prices/old-prices-path.ts'
import { say } from '#app/vietnamese/say.ts'

type OpenWorkProps = { work: ProductWork & { oldPrices: number }; state: EditorsListState }

/** The products whose price is old, those that lack something, and those that visitors do not see. */
export function OpenWork({ work, state }: OpenWorkProps) {
  const only = (change: Partial<EditorsListState>) => editorsListPath(FIRST_EDITORS_STATE, change)
  return (
    <WorkChips
      label={say('Việc cần làm', { en: 'Needs work' })}
      current={editorsListPath(state)}
      whole={PRODUCTS_PATH}
      works={[
        {
          label: say('giá cũ hơn một năm', { en: 'prices older than a year' }),
          count: work.oldPrices,
          to: OLD_PRICES_PATH,
          isOld: true,
        },
        {
          label: say('chưa có giá', { en: 'without a price' }),
          count: work.price,
          to: only({ lacks: ['price'] }),
        },
        {
          label: say('chưa có ảnh', { en: 'without a picture' }),
          count: work.picture,
          to: only({ lacks: ['picture'] }),
        },
        { label: say('đang ẩn', { en: 'hidden' }), count: work.hidden, to: only({ shown: 'hidden' }) },
      ]}
      none={say('Máy nào cũng có giá trong một năm, có ảnh và đang hiện.', {
        en: 'Every product is on the site with its picture and a price of the last year.',
      })}
    />
  )
}
