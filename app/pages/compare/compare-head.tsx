import { Plus, X } from 'lucide-react'
import { Link } from 'react-router'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { followComparison } from './follow-comparison.ts'
import { compareHref, MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { Column } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import { listHrefOf } from '#app/domain/catalogue/list-url.ts'

/** The heads of the columns: a picture each that scrolls away, name and price that stay, and room for one more. */
export function CompareHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr className="compare-pictures">
        <td>
          {columns.length < MOST_COMPARED ? (
            <AddSlot columns={columns} />
          ) : (
            <span className="sr-only">Sản phẩm</span>
          )}
        </td>
        {columns.map((column) => (
          <td key={column.id}>
            <ProductPicture picture={column.image} eager />
            <RemoveLink column={column} columns={columns} />
          </td>
        ))}
      </tr>
      <tr className="compare-names">
        <td>
          <span className="sr-only">Thông số</span>
        </td>
        {columns.map(({ id, href, title, shortName, price }) => (
          <th key={id} scope="col">
            <Link to={href} className="line-clamp-3 wrap-anywhere hover:text-action hover:underline">
              <span className="md:hidden">{shortName}</span>
              <span className="max-md:hidden">{title}</span>
            </Link>
            <span className="compare-price">{price.text}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function RemoveLink({ column, columns }: { column: Column; columns: readonly Column[] }) {
  const rest = columns.filter(({ id }) => id !== column.id)
  return (
    <Link
      to={compareHref(rest.map(({ id }) => id))}
      preventScrollReset
      onClick={() => followComparison(columns, rest)}
      className="compare-remove"
    >
      <X aria-hidden="true" className="size-4" />
      Bỏ
      <span className="sr-only">{column.title} khỏi bảng</span>
    </Link>
  )
}

function AddSlot({ columns }: { columns: readonly Column[] }) {
  const [first] = columns
  if (!first) return null
  return (
    <Link
      to={listHrefOf(first.categorySlug)}
      onClick={() => followComparison(columns, columns)}
      className="compare-add"
    >
      <Plus aria-hidden="true" className="size-6" />
      Thêm sản phẩm
    </Link>
  )
}
