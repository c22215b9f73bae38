import { CalendarClock, EyeOff, Send } from 'lucide-react'
import type { ArticleStatus } from '#app/domain/blog/editing/list-state.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDateTime, fromVietnamInput } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { PublicationControls } from './use-publication.tsx'

type PublishButtonsProps = Pick<PublicationControls, 'button'> & {
  /** Where the article stands as it was last saved. */
  status: ArticleStatus
  publishedAt: string
  /** When the page was made, in ms. */
  now: number
}

/** Buttons that change who sees the article, each saying what will happen. Without scripts they send the form. */
export function PublishButtons({ status, publishedAt, now, button }: PublishButtonsProps) {
  const time = fromVietnamInput(publishedAt)
  const willCome = time !== null && Date.parse(time) > now
  return (
    <div role="group" aria-label={say('Who sees it', { vi: 'Ai thấy bài này' })} className="grid gap-3">
      {status !== 'published' && (
        <div className="grid gap-1 max-xl:hidden">
          <PublishNow button={button} />
          <p className="text-sm text-muted">
            {say('Saves it; everybody sees it at once, in lists, search and the feed.', {
              vi: 'Lưu bài; ai cũng thấy ngay, trong danh sách, tìm kiếm và nguồn tin.',
            })}
          </p>
        </div>
      )}
      {status === 'draft' && (
        <div className="grid gap-1">
          <Button {...button('schedule')} variant="secondary">
            <CalendarClock aria-hidden="true" className="size-4" />
            {say('Schedule', { vi: 'Hẹn giờ đăng' })}
          </Button>
          <p className="text-sm text-muted">
            {willCome
              ? say(`Saves it; it comes out by itself at ${formatDateTime(time)}, Vietnam time.`, {
                  vi: `Lưu bài; bài tự đăng lúc ${formatDateTime(time)}, giờ Việt Nam.`,
                })
              : say('You choose when: at that moment it comes out by itself.', {
                  vi: 'Bạn chọn ngày giờ; đến lúc đó bài tự đăng.',
                })}
          </p>
        </div>
      )}
      {status !== 'draft' && (
        <div className="grid gap-1">
          <Button {...button('unpublish')} variant="secondary">
            <EyeOff aria-hidden="true" className="size-4" />
            {say('Unpublish', { vi: 'Gỡ xuống' })}
          </Button>
          <p className="text-sm text-muted">
            {say('Saves it as a draft: its page, lists and the feed no longer show it.', {
              vi: 'Lưu thành bản nháp: trang của bài, danh sách và nguồn tin không hiện bài nữa.',
            })}
          </p>
        </div>
      )}
    </div>
  )
}

/** The button that publishes at once, in the section of a wide window and in the bar of a narrow one. */
export function PublishNow({
  button,
  className,
}: Pick<PublicationControls, 'button'> & { className?: string }) {
  return (
    <Button {...button('now')} className={className}>
      <Send aria-hidden="true" className="size-4" />
      {say('Publish now', { vi: 'Đăng ngay' })}
    </Button>
  )
}
