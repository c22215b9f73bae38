import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ComparisonTable } from '#app/domain/advisor/answer.ts'

/** Products side by side; on a phone the figures scroll beside their names. */
export function ComparisonView({ table }: { table: ComparisonTable }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Table
        caption={`So sánh ${table.columns.map(({ title }) => title).join(' và ')}`}
        stickyFirstColumn
        className="w-full"
      >
        <thead>
          <tr>
            <th scope="col" className="whitespace-nowrap">
              Thông số
            </th>
            {table.columns.map(({ id, title }) => (
              <th key={id} scope="col" className="min-w-40 align-top">
                <Link to={`/products/${id}`} className="hover:text-action hover:underline">
                  {title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row" className="whitespace-nowrap">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={table.columns[index]?.id}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Button asChild variant="secondary">
        <Link to={`/so-sanh?ids=${table.columns.map(({ id }) => id).join(',')}`}>
          Xem bảng so sánh đầy đủ
        </Link>
      </Button>
    </div>
  )
}
