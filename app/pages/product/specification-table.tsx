import { groupBy } from '#app/platform/group-by.ts'
import type { Fact } from '#app/domain/catalogue/attributes.ts'
import type { ProductDetail } from '#app/domain/catalogue/queries/get-product.server.ts'

type SpecificationTableProps = Pick<ProductDetail, 'specifications'> & { facts: readonly Fact[] }

/** Every specification by its group, as the source wrote it; where it wrote none, the figures that are known. */
export function SpecificationTable({ specifications, facts }: SpecificationTableProps) {
  const known = facts.map(({ label, value }, id) => ({
    id,
    group: 'Thông số chính',
    name: label,
    value,
  }))
  const rows = specifications.length > 0 ? specifications : known
  if (rows.length === 0) return <p className="text-muted">Chưa có thông số kỹ thuật cho sản phẩm này.</p>
  const groups = groupBy(rows, (row) => row.group)
  return (
    <div className="grid max-w-3xl gap-6">
      {[...groups].map(([group, rows]) => (
        <table key={group} className="w-full border-collapse text-start wrap-anywhere">
          <caption className="pb-2 text-start font-semibold">{group}</caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-t border-line">
                <th scope="row" className="w-2/5 py-2.5 pe-4 text-start align-top font-normal text-muted">
                  {row.name}
                </th>
                <td className="py-2.5 align-top">{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
