import { Form, Link } from 'react-router'
import type { FeedRun } from '#app/domain/imports/feeds/feed.ts'
import { sizeText } from '#app/domain/imports/text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { countsOf, reasonOf, stateOf } from './feed-words.ts'

const PROBLEMS: Readonly<Record<string, string>> = {
  get none() {
    return say('Bạn chọn một tệp nhé.', { en: 'Choose a file.' })
  },
  get busy() {
    return say('Nguồn này đang được đọc, lát nữa bạn tải lên lại nhé.', {
      en: 'This feed is being read. Upload again in a moment.',
    })
  },
  get unsupported() {
    return say('Loại tệp này chưa đọc được. Bạn dùng CSV, TSV, Excel (.xlsx), JSON hoặc XML nhé.', {
      en: 'This kind of file cannot be read. Use CSV, TSV, Excel (.xlsx), JSON or XML.',
    })
  },
  get too_large() {
    return say('Tệp lớn hơn 200 MB.', { en: 'The file is larger than 200 MB.' })
  },
  get invalid() {
    return say('Tệp không đọc được thành bảng sản phẩm.', {
      en: 'The file could not be read as a table of products.',
    })
  },
}

type RunListProps = { feedId: number; runs: readonly FeedRun[]; problem: string | null }

const COUNTS = () => [
  say('Thấy', { en: 'Seen' }),
  say('Mới', { en: 'New' }),
  say('Đổi', { en: 'Changed' }),
  say('Không còn', { en: 'Gone' }),
  say('Từ chối', { en: 'Refused' }),
]

/** Every time a feed was read with what came of it, and a form for a file by hand. */
export function RunList({ feedId, runs, problem }: RunListProps) {
  return (
    <Card
      as="section"
      aria-label={say('Nhật ký của nguồn', { en: 'Log of the feed' })}
      className="grid gap-4"
    >
      <Form
        method="post"
        action={`/admin/feeds/upload?feed=${feedId}`}
        encType="multipart/form-data"
        reloadDocument
        className="flex flex-wrap items-end gap-3"
      >
        <FileField
          label={say('Tải một tệp lên cho nguồn này', { en: 'Upload a file for this feed' })}
          name="file"
          required
        />
        <Button type="submit" variant="secondary">
          {say('Tải lên', { en: 'Upload' })}
        </Button>
      </Form>
      {problem && (
        <p role="alert" className="text-danger">
          {PROBLEMS[problem] ??
            say('Tệp chưa nhận được, bạn thử lại nhé.', { en: 'The file did not arrive. Try again.' })}
        </p>
      )}
      {runs.length === 0 ? (
        <p className="text-muted">{say('Chưa đọc lần nào.', { en: 'Not read yet.' })}</p>
      ) : (
        <Table
          caption={say('Những lần đọc nguồn', { en: 'Readings of the feed' })}
          dense
          className="card-table"
        >
          <thead>
            <tr>
              <th scope="col">{say('Lúc', { en: 'Time' })}</th>
              <th scope="col">{say('Kết quả', { en: 'Result' })}</th>
              {COUNTS().map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{say('Báo cáo', { en: 'Report' })}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.id}>
                <td data-label={say('Lúc', { en: 'Time' })} className="whitespace-nowrap">
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
                  <td key={COUNTS()[at]} data-label={COUNTS()[at]} className="tabular-nums">
                    {count === null ? '–' : formatNumber(count)}
                  </td>
                ))}
                <td>
                  {run.jobId && (
                    <Link
                      to={`/admin/products/import?job=${run.jobId}`}
                      className="inline-flex min-h-11 items-center text-action underline"
                    >
                      {say('Từng dòng', { en: 'Row by row' })}
                      <span className="sr-only">
                        {say(` của lần đọc ${formatDateTime(run.seenAt)}`, {
                          en: ` of the reading of ${formatDateTime(run.seenAt)}`,
                        })}
                      </span>
                    </Link>
                  )}
                  {run.jobId && run.doubts > 0 && (
                    <Link
                      to={`/admin/products/import?job=${run.jobId}&step=matches`}
                      className="flex min-h-11 items-center text-cut underline"
                    >
                      {say(`${formatNumber(run.doubts)} dòng chờ bạn xem có trùng sản phẩm không`, {
                        en: `${many(run.doubts, 'row waits', 'rows wait')} for you: are they duplicates?`,
                      })}
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
