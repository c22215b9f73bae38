import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleStatus } from '#app/domain/blog/editing/list-state.ts'
import type { Publication } from '#app/domain/blog/editing/publication.ts'
import { MoreMenu } from '#app/panel/parts/more-menu.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import { PREVIEW_PATH } from './save-outcome.ts'
import type { PublicationControls } from './use-publication.tsx'

type FootBarProps = Pick<PublicationControls, 'button'> & {
  /** Where the article stands as it was last saved. */
  status: ArticleStatus
  /** Whether its date is to come: then it is scheduled for it, not published now. */
  isToCome: boolean
  /** Whether it has a title and a text: until then saving is what comes next, and afterwards publishing. */
  isWritten: boolean
  isBusy: boolean
  onPreview: () => void
  /** Saves, and the form stays open. */
  onSave: () => void
  /** What is told of the work: when it was kept, and what came of the last question. */
  children: ReactNode
}

/**
 * Everything that can be done with the article, along the foot of the window: what comes next is the filled button, beside it the
 * other of saving and publishing, and what is done seldom is behind three dots.
 */
export function FootBar({
  status,
  isToCome,
  isWritten,
  button,
  isBusy,
  onPreview,
  onSave,
  children,
}: FootBarProps) {
  const isPublic = status === 'published'
  const publishesNext = !isPublic && isWritten
  const schedules = status === 'draft' && isToCome
  const other = status !== 'draft' ? 'unpublish' : schedules ? 'now' : 'schedule'
  return (
    <div className="foot-bar">
      <div className="foot-bar-note">{children}</div>
      <Button
        type="submit"
        variant="ghost"
        formAction={PREVIEW_PATH}
        formTarget="_blank"
        title={say('Preview in a new tab', { vi: 'Xem trước ở thẻ mới' })}
        onClick={(event) => {
          event.preventDefault()
          onPreview()
        }}
      >
        <Eye aria-hidden="true" className="size-4 max-sm:min-[23.75rem]:hidden" />
        <span className="max-[23.74rem]:sr-only">{say('Preview', { vi: 'Xem trước' })}</span>
      </Button>
      <Button
        type="submit"
        variant={publishesNext ? 'secondary' : 'primary'}
        title={say('Saves, and leads back to the list', { vi: 'Lưu rồi về danh sách bài viết' })}
        loading={isBusy}
      >
        {say('Save Article', { vi: 'Lưu và đóng' })}
      </Button>
      {!isPublic && (
        <Button {...button(schedules ? 'schedule' : 'now')} variant={publishesNext ? 'primary' : 'secondary'}>
          {schedules ? SAYS.schedule : SAYS.now}
        </Button>
      )}
      <MoreMenu>
        <Button
          variant="ghost"
          className="no-js:hidden"
          title={say('Saves, and you stay here (Ctrl+S)', { vi: 'Lưu lại, bạn vẫn ở đây (Ctrl+S)' })}
          loading={isBusy}
          onClick={onSave}
        >
          {say('Save and continue', { vi: 'Lưu và viết tiếp' })}
        </Button>
        <Button {...button(other)} variant="ghost">
          {SAYS[other]}
        </Button>
        <Link to={ARTICLES_PATH} className={buttonClass('ghost')}>
          {say('Cancel', { vi: 'Hủy' })}
        </Link>
      </MoreMenu>
    </div>
  )
}

/** What the buttons are called that change who sees the article. */
const SAYS: Readonly<Record<Publication, string>> = {
  get now() {
    return say('Publish now', { vi: 'Đăng ngay' })
  },
  get schedule() {
    return say('Schedule', { vi: 'Hẹn giờ đăng' })
  },
  get unpublish() {
    return say('Unpublish', { vi: 'Gỡ xuống' })
  },
}
