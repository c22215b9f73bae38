import { Pencil, RefreshCw } from 'lucide-react'
import { Form, Link } from 'react-router'
import { INTERVALS } from '#app/domain/imports/feeds/feed-input.ts'
import type { FeedRun } from '#app/domain/imports/feeds/feed.ts'
import type { ListedFeed } from '#app/domain/imports/feeds/queries/feeds.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { openerOf } from '#app/panel/parts/use-open-form.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { reasonOf, stateOf } from './feed-words.ts'

type FeedCardProps = {
  feed: ListedFeed
  run: FeedRun | null
  editHref: string
  runsHref: string
  isOpen: boolean
}

/** A feed: what it reads, what became of the last time, and what can be done with it. */
export function FeedCard({ feed, run, editHref, runsHref, isOpen }: FeedCardProps) {
  const { id, name, shop, url, intervalMinutes, isOn, isReading, isDemo, nextRunAt } = feed
  const interval =
    INTERVALS.find(({ minutes }) => minutes === intervalMinutes)?.label ??
    say(`${intervalMinutes} phút`, { en: `${intervalMinutes} minutes` })
  return (
    <Card as="section" aria-label={name} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold">{name}</h2>
        {!isOn && <Badge>{say('Đang tắt', { en: 'Off' })}</Badge>}
        {isReading && <Badge tone="action">{say('Đang đọc', { en: 'Being read' })}</Badge>}
        {isDemo && <Badge>{say('Dữ liệu mẫu', { en: 'Sample data' })}</Badge>}
        {run && <Badge tone={stateOf(run).tone}>{stateOf(run).label}</Badge>}
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {say('Giá của ', { en: 'Prices of ' })}
        <b className="text-ink">{shop}</b>.{' '}
        {isDemo
          ? say('Tệp mẫu do chính trang này đưa ra.', { en: 'A sample file made by this site itself.' })
          : (url ?? say('Tệp tải lên bằng tay.', { en: 'Files uploaded by hand.' }))}
      </p>
      <p className="text-sm">
        {run
          ? say(`Đọc lần cuối ${formatDateTime(run.finishedAt ?? run.seenAt)}.`, {
              en: `Last read ${formatDateTime(run.finishedAt ?? run.seenAt)}.`,
            })
          : say('Chưa đọc lần nào.', { en: 'Not read yet.' })}{' '}
        {url &&
          isOn &&
          say(`Mỗi ${interval}, lần tới ${formatDateTime(nextRunAt)}.`, {
            en: `Every ${interval}, next at ${formatDateTime(nextRunAt)}.`,
          })}
      </p>
      {run && (reasonOf(run) ?? run.state === 'held') && (
        <p role="status" className={run.state === 'failed' ? 'text-danger' : 'text-cut'}>
          {reasonOf(run)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {run?.state === 'held' && run.jobId && (
          <Link to={`/admin/products/import?job=${run.jobId}&step=values`} className={buttonClass()}>
            {say('Xem và quyết định', { en: 'Look and decide' })}
          </Link>
        )}
        {run?.jobId && run.doubts > 0 && (
          <Link
            to={`/admin/products/import?job=${run.jobId}&step=matches`}
            className={buttonClass('secondary')}
          >
            {say(`${formatNumber(run.doubts)} dòng chờ bạn xem có trùng không`, {
              en: `${many(run.doubts, 'row waits', 'rows wait')} for you: are they duplicates?`,
            })}
          </Link>
        )}
        {url && (
          <FeedButton id={id} intent="read">
            <RefreshCw aria-hidden="true" className="size-4" />
            {say('Đọc ngay', { en: 'Read now' })}
          </FeedButton>
        )}
        {url && (
          <FeedButton id={id} intent={isOn ? 'off' : 'on'}>
            {isOn ? say('Tắt', { en: 'Turn off' }) : say('Bật', { en: 'Turn on' })}
          </FeedButton>
        )}
        <Link to={runsHref} preventScrollReset aria-expanded={isOpen} className={buttonClass('secondary')}>
          {isOpen
            ? say('Đóng nhật ký', { en: 'Close the log' })
            : say('Nhật ký và tệp', { en: 'Log and file' })}
          <span className="sr-only">{name}</span>
        </Link>
        {!isDemo && (
          <Link
            to={editHref}
            preventScrollReset
            id={openerOf('edit', String(id))}
            className={buttonClass('ghost')}
            aria-label={say(`Sửa nguồn ${name}`, { en: `Edit feed ${name}` })}
          >
            <Pencil aria-hidden="true" className="size-4" />
            {say('Sửa', { en: 'Edit' })}
          </Link>
        )}
        <DeleteButton
          fields={{ intent: 'delete', id: String(id) }}
          label={say(`Xóa nguồn ${name}`, { en: `Delete feed ${name}` })}
          title={say('Xóa nguồn này?', { en: 'Delete this feed?' })}
          question={say('Nhật ký của nguồn mất theo. Giá và sản phẩm đã nhập vẫn còn.', {
            en: 'Its log goes with it. Imported prices and products stay.',
          })}
          confirm={say('Xóa nguồn', { en: 'Delete feed' })}
          cancel={say('Giữ lại', { en: 'Keep' })}
          needsScripts
        />
      </div>
    </Card>
  )
}

function FeedButton({ id, intent, children }: { id: number; intent: string; children: React.ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} variant="secondary">
        {children}
      </Button>
    </Form>
  )
}
