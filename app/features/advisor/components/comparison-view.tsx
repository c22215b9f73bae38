import { Link } from 'react-router'
import { Table } from '#app/ui/table.tsx'
import type { ComparisonTable } from '../answer.ts'

/** Products side by side; on a phone the figures scroll beside their names. */
export function ComparisonView({ table }: { table: ComparisonTable }) {
  return (
    <Table caption={`So sánh ${table.columns.map(({ title }) => title).join(' và ')}`} stickyFirstColumn>
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
  )
}
