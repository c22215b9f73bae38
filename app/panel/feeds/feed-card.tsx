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
    INTERVALS.find(({ minutes }) => minutes === intervalMinutes)?.label ?? `${intervalMinutes} phút`
  return (
    <Card as="section" aria-label={name} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold">{name}</h2>
        {!isOn && <Badge>Đang tắt</Badge>}
        {isReading && <Badge tone="action">Đang đọc</Badge>}
        {isDemo && <Badge>Dữ liệu mẫu</Badge>}
        {run && <Badge tone={stateOf(run).tone}>{stateOf(run).label}</Badge>}
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        Giá của <b className="text-ink">{shop}</b>.{' '}
        {isDemo ? 'Tệp mẫu do chính trang này đưa ra.' : (url ?? 'Tệp tải lên bằng tay.')}
      </p>
      <p className="text-sm">
        {run ? `Đọc lần cuối ${formatDateTime(run.finishedAt ?? run.seenAt)}.` : 'Chưa đọc lần nào.'}{' '}
        {url && isOn && `Mỗi ${interval}, lần tới ${formatDateTime(nextRunAt)}.`}
      </p>
      {run && (reasonOf(run) ?? run.state === 'held') && (
        <p role="status" className={run.state === 'failed' ? 'text-danger' : 'text-cut'}>
          {reasonOf(run)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {run?.state === 'held' && run.jobId && (
          <Link to={`/admin/products/import?job=${run.jobId}&step=values`} className={buttonClass()}>
            Xem và quyết định
          </Link>
        )}
        {run?.jobId && run.doubts > 0 && (
          <Link
            to={`/admin/products/import?job=${run.jobId}&step=matches`}
            className={buttonClass('secondary')}
          >
            {formatNumber(run.doubts)} dòng chờ bạn xem có trùng không
          </Link>
        )}
        {url && (
          <FeedButton id={id} intent="read">
            <RefreshCw aria-hidden="true" className="size-4" />
            Đọc ngay
          </FeedButton>
        )}
        {url && (
          <FeedButton id={id} intent={isOn ? 'off' : 'on'}>
            {isOn ? 'Tắt' : 'Bật'}
          </FeedButton>
        )}
        <Link to={runsHref} preventScrollReset aria-expanded={isOpen} className={buttonClass('secondary')}>
          {isOpen ? 'Đóng nhật ký' : 'Nhật ký và tệp'}
          <span className="sr-only">{name}</span>
        </Link>
        {!isDemo && (
          <Link
            to={editHref}
            preventScrollReset
            id={openerOf('edit', String(id))}
            className={buttonClass('ghost')}
            aria-label={`Sửa nguồn ${name}`}
          >
            <Pencil aria-hidden="true" className="size-4" />
            Sửa
          </Link>
        )}
        <DeleteButton
          fields={{ intent: 'delete', id: String(id) }}
          label={`Xóa nguồn ${name}`}
          title="Xóa nguồn này?"
          question="Nhật ký của nguồn mất theo. Giá và sản phẩm đã nhập vẫn còn."
          confirm="Xóa nguồn"
          cancel="Giữ lại"
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
