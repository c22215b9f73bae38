import type { ListedProduct } from '#app/domain/catalogue/list-view.ts'

type ListHeadsProps = {
  /** Figures that every row shows, by name. */
  columns: readonly string[]
  products: readonly ListedProduct[]
}

/** The heads of the rows' columns, said once above them. In a list of several kinds the one figure is how the price lies in its own. */
export function ListHeads({ columns, products }: ListHeadsProps) {
  const [first] = products.flatMap(({ row }) => row?.figures ?? [])
  const heads = columns.length > 0 ? columns : first ? [first.label] : []
  if (heads.length === 0) return null
  return (
    <div className="list-heads">
      <b>Máy</b>
      <p>
        {heads.map((head) => (
          <b key={head}>{head}</b>
        ))}
      </p>
      <b>Giá</b>
    </div>
  )
}
