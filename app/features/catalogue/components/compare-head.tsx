import { Plus, X } from 'lucide-react'
import { Link } from 'react-router'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { followComparison } from '../browser/follow-comparison.ts'
import { compareHref, MOST_COMPARED } from '../comparison/compare-url.ts'
import type { Column } from '../comparison/load-comparison.server.ts'
import { listHrefOf } from '../list-url.ts'

/** The heads of the columns: a picture each that scrolls away, name and price that stay, and room for one more. */
export function CompareHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr className="compare-pictures">
        <td>
          <span className="sr-only">Ảnh</span>
        </td>
        {columns.map((column) => (
          <td key={column.id}>
            <ProductPicture picture={column.image} eager className="aspect-[4/3] rounded-control" />
            <RemoveLink column={column} columns={columns} />
          </td>
        ))}
        {columns.length < MOST_COMPARED && <AddSlot columns={columns} />}
      </tr>
      <tr className="compare-names">
        <td>
          <span className="sr-only">Thông số</span>
        </td>
        {columns.map(({ id, href, title, price }) => (
          <th key={id} scope="col">
            <Link to={href} className="line-clamp-3 hover:text-action hover:underline">
              {title}
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
    <td rowSpan={2} className="compare-add">
      <Link to={listHrefOf(first.categorySlug)} onClick={() => followComparison(columns, columns)}>
        <Plus aria-hidden="true" className="size-6" />
        Thêm sản phẩm
      </Link>
    </td>
  )
}
