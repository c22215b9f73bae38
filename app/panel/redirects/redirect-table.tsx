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
import { say } from '#app/vietnamese/say.ts'

const ORIGINS: Readonly<Record<RedirectRow['origin'], string>> = {
  get typed() {
    return say('Tự thêm', { en: 'By hand' })
  },
  get list() {
    return say('Từ danh sách', { en: 'From a list' })
  },
  get import() {
    return say('Từ lần nhập bài', { en: 'From an import' })
  },
}

type RedirectTableProps = { rows: readonly RedirectRow[]; editHref: (id: number) => string }

/** Redirects: from where, to where, and how often they led on. */
export function RedirectTable({ rows, editHref }: RedirectTableProps) {
  return (
    <Table caption={say('Các chuyển hướng', { en: 'Redirects' })} dense className="card-table">
      <thead>
        <tr>
          <th scope="col">{say('Từ địa chỉ cũ đến', { en: 'From the old address to' })}</th>
          <th scope="col" className="text-end!">
            {say('Lượt', { en: 'Hits' })}
          </th>
          <th scope="col">{say('Lần cuối', { en: 'Last hit' })}</th>
          <th scope="col">
            <span className="sr-only">{say('Sửa, xóa', { en: 'Edit, delete' })}</span>
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
                {row.isClosed && (
                  <Badge tone="cut">
                    {say('Bài chưa hiện: chưa dẫn ai đến', {
                      en: 'Article not public: leads nobody there yet',
                    })}
                  </Badge>
                )}
              </p>
            </td>
            <td data-label={say('Lượt', { en: 'Hits' })} className="text-end tabular-nums">
              {formatNumber(row.hits)}
            </td>
            <td data-label={say('Lần cuối', { en: 'Last hit' })} className="whitespace-nowrap text-muted">
              {row.lastHitAt ? formatDate(row.lastHitAt) : say('Chưa có', { en: 'Never' })}
            </td>
            <td>
              <span className="flex justify-end">
                <Link
                  id={openerOf('edit', String(row.id))}
                  to={editHref(row.id)}
                  preventScrollReset
                  aria-label={say(`Sửa ${row.path}`, { en: `Edit ${row.path}` })}
                  className={buttonClass('ghost', 'md', 'px-3')}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                </Link>
                <DeleteButton
                  fields={{ intent: 'delete', id: String(row.id) }}
                  label={say(`Xóa ${row.path}`, { en: `Delete ${row.path}` })}
                  title={say('Xóa chuyển hướng này?', { en: 'Delete this redirect?' })}
                  question={say(
                    `Ai mở ${row.path} sẽ thấy trang không tồn tại. Bạn có thể hoàn tác ngay sau đó.`,
                    {
                      en: `Whoever opens ${row.path} will see that the page does not exist. You can undo it right after.`,
                    },
                  )}
                  confirm={say('Xóa', { en: 'Delete' })}
                  cancel={say('Giữ lại', { en: 'Keep' })}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
