import { Form, Link } from 'react-router'
import type { FeedRun } from '#app/domain/imports/feeds/feed.ts'
import { sizeText } from '#app/domain/imports/text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { countsOf, reasonOf, stateOf } from './feed-words.ts'

const PROBLEMS: Readonly<Record<string, string>> = {
  none: 'Bạn chọn một tệp nhé.',
  busy: 'Nguồn này đang được đọc, lát nữa bạn tải lên lại nhé.',
  unsupported: 'Loại tệp này chưa đọc được. Bạn dùng CSV, TSV, Excel (.xlsx), JSON hoặc XML nhé.',
  too_large: 'Tệp lớn hơn 200 MB.',
  invalid: 'Tệp không đọc được thành bảng sản phẩm.',
}

type RunListProps = { feedId: number; runs: readonly FeedRun[]; problem: string | null }

const COUNTS = ['Thấy', 'Mới', 'Đổi', 'Không còn', 'Từ chối']

/** Every time a feed was read with what came of it, and a form for a file by hand. */
export function RunList({ feedId, runs, problem }: RunListProps) {
  return (
    <Card as="section" aria-label="Nhật ký của nguồn" className="grid gap-4">
      <Form
        method="post"
        action={`/admin/feeds/upload?feed=${feedId}`}
        encType="multipart/form-data"
        reloadDocument
        className="flex flex-wrap items-end gap-3"
      >
        <div className="grid grow gap-1.5">
          <label htmlFor={`file-${feedId}`} className="text-sm font-semibold">
            Tải một tệp lên cho nguồn này
          </label>
          <input
            id={`file-${feedId}`}
            type="file"
            name="file"
            required
            className={`${controlClass} min-h-11 py-2`}
          />
        </div>
        <Button type="submit" variant="secondary">
          Tải lên
        </Button>
      </Form>
      {problem && (
        <p role="alert" className="text-danger">
          {PROBLEMS[problem] ?? 'Tệp chưa nhận được, bạn thử lại nhé.'}
        </p>
      )}
      {runs.length === 0 ? (
        <p className="text-muted">Chưa đọc lần nào.</p>
      ) : (
        <Table caption="Những lần đọc nguồn" dense className="card-table">
          <thead>
            <tr>
              <th scope="col">Lúc</th>
              <th scope="col">Kết quả</th>
              {COUNTS.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">Báo cáo</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.id}>
                <td data-label="Lúc" className="whitespace-nowrap">
                  {formatDateTime(run.seenAt)}
                </td>
                <td className="min-w-40">
                  <Badge tone={stateOf(run).tone}>{stateOf(run).label}</Badge>
                  {reasonOf(run) && <span className="block text-sm">{reasonOf(run)}</span>}
                  {run.bytes !== null && (
                    <span className="block text-sm text-muted">{sizeText(run.bytes).replace('.', ',')}</span>
                  )}
                </td>
                {countsOf(run).map((count, at) => (
                  <td key={COUNTS[at]} data-label={COUNTS[at]} className="tabular-nums">
                    {count === null ? '–' : formatNumber(count)}
                  </td>
                ))}
                <td>
                  {run.jobId && (
                    <Link
                      to={`/admin/products/import?job=${run.jobId}`}
                      className="inline-flex min-h-11 items-center text-action underline"
                    >
                      Từng dòng
                      <span className="sr-only"> của lần đọc {formatDateTime(run.seenAt)}</span>
                    </Link>
                  )}
                  {run.jobId && run.doubts > 0 && (
                    <Link
                      to={`/admin/products/import?job=${run.jobId}&step=matches`}
                      className="flex min-h-11 items-center text-cut underline"
                    >
                      {formatNumber(run.doubts)} dòng chờ bạn xem có trùng sản phẩm không
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
