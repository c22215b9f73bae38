import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { RedirectRow } from '#app/domain/blog/redirects/redirect-list.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { openerOf } from '#app/panel/parts/use-open-form.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

const ORIGINS: Readonly<Record<RedirectRow['origin'], string>> = {
  typed: 'Tự thêm',
  list: 'Từ danh sách',
  import: 'Từ lần nhập bài',
}

type RedirectTableProps = { rows: readonly RedirectRow[]; editHref: (id: number) => string }

/** Redirects: from where, to where, and how often they led on. */
export function RedirectTable({ rows, editHref }: RedirectTableProps) {
  return (
    <Table caption="Các chuyển hướng" dense className="card-table">
      <thead>
        <tr>
          <th scope="col">Từ địa chỉ cũ đến</th>
          <th scope="col" className="text-end!">
            Lượt
          </th>
          <th scope="col">Lần cuối</th>
          <th scope="col">
            <span className="sr-only">Sửa, xóa</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="min-w-56">
              <p className="font-semibold break-all">{row.path}</p>
              <p className="text-sm break-all text-muted">
                <span aria-hidden="true">→ </span>
                <a href={row.to} className="underline">
                  {row.to}
                </a>
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                {ORIGINS[row.origin]}
                {row.isClosed && <Badge tone="cut">Bài chưa hiện: chưa dẫn ai đến</Badge>}
              </p>
            </td>
            <td data-label="Lượt" className="text-end tabular-nums">
              {formatNumber(row.hits)}
            </td>
            <td data-label="Lần cuối" className="whitespace-nowrap text-muted">
              {row.lastHitAt ? formatDate(row.lastHitAt) : 'Chưa có'}
            </td>
            <td>
              <span className="flex justify-end">
                <Link
                  id={openerOf('edit', String(row.id))}
                  to={editHref(row.id)}
                  preventScrollReset
                  aria-label={`Sửa ${row.path}`}
                  className={buttonClass('ghost', 'md', 'px-3')}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                </Link>
                <DeleteButton
                  fields={{ intent: 'delete', id: String(row.id) }}
                  label={`Xóa ${row.path}`}
                  title="Xóa chuyển hướng này?"
                  question={`Ai mở ${row.path} sẽ thấy trang không tồn tại. Bạn có thể hoàn tác ngay sau đó.`}
                  confirm="Xóa"
                  cancel="Giữ lại"
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
