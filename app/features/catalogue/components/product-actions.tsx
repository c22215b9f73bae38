import { usePicked } from '../browser/use-stored-list.ts'

/** What the buttons need of a product: the row of a list, or the product of a page. */
export type PickableProduct = {
  id: number
  title: string
  image: { src: string } | null
  category: string | null
  categorySlug: string
}

type ProductActionsProps = {
  product: PickableProduct
  /** Shows the words beside the icons (on the product's own page). */
  worded?: boolean
}

/** 'Lưu' keeps a product in this browser, 'So sánh' collects it for the comparison. Absent without JavaScript. */
export function ProductActions({ product, worded = false }: ProductActionsProps) {
  const { id, title } = product
  const { saved, compared } = usePicked(id)
  const look = worded ? 'pick pick-worded' : 'pick'
  return (
    <>
      <button
        type="button"
        title="Lưu"
        className={`${look} pick-save`}
        aria-label={`Lưu ${title}`}
        aria-pressed={saved}
        onClick={() => void pick().then(({ toggleSaved }) => toggleSaved(product))}
      >
        {worded && 'Lưu'}
      </button>
      <button
        type="button"
        title="So sánh"
        className={`${look} pick-compare`}
        aria-label={`So sánh ${title}`}
        aria-pressed={compared}
        onClick={() => void pick().then(({ toggleCompared }) => toggleCompared(comparable(product)))}
      >
        {worded && 'So sánh'}
      </button>
    </>
  )
}

/** What the buttons do is fetched with the first press. */
const pick = () => import('../browser/pick.ts')

function comparable({ id, title, image, category, categorySlug }: PickableProduct) {
  return { id, title, picture: image?.src ?? null, category: category ?? categorySlug, categorySlug }
}
