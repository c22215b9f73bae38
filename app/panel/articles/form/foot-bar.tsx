import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleStatus } from '#app/domain/blog/editing/list-state.ts'
import { MoreMenu } from '#app/panel/parts/more-menu.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import { PREVIEW_PATH } from './save-outcome.ts'
import type { PublicationControls } from './use-publication.tsx'

type FootBarProps = Pick<PublicationControls, 'button'> & {
  /** Where the article stands as it was last saved. */
  status: ArticleStatus
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
 * Everything that can be done with the article, along the foot of the window: one order at every width, the filled button last or
 * next to last. On a phone what is done seldom is behind three dots.
 */
export function FootBar({ status, isWritten, button, isBusy, onPreview, onSave, children }: FootBarProps) {
  const isPublic = status === 'published'
  const publishesNext = !isPublic && isWritten
  const seldom = (className?: string) => (
    <>
      <Link to={ARTICLES_PATH} className={buttonClass('ghost', 'md', className)}>
        {say('Cancel', { vi: 'Hủy' })}
      </Link>
      <Button
        {...button(status === 'draft' ? 'schedule' : 'unpublish')}
        variant="ghost"
        className={className}
      >
        {status === 'draft' ? say('Schedule', { vi: 'Hẹn giờ đăng' }) : say('Unpublish', { vi: 'Gỡ xuống' })}
      </Button>
    </>
  )
  const stay = (className: string, variant: 'secondary' | 'ghost') => (
    <Button
      variant={variant}
      className={`no-js:hidden ${className}`}
      title={say('Saves, and you stay here (Ctrl+S)', { vi: 'Lưu lại, bạn vẫn ở đây (Ctrl+S)' })}
      loading={isBusy}
      onClick={onSave}
    >
      {say('Save and continue', { vi: 'Lưu và viết tiếp' })}
    </Button>
  )
  return (
    <div className="foot-bar">
      <div className="foot-bar-note">{children}</div>
      {seldom('max-md:hidden')}
      <MoreMenu>
        {seldom()}
        {stay('', 'ghost')}
      </MoreMenu>
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
        <Eye aria-hidden="true" className="size-4 sm:max-xl:hidden" />
        <span className="max-sm:sr-only">{say('Preview', { vi: 'Xem trước' })}</span>
      </Button>
      {stay('max-md:hidden', 'secondary')}
      <Button
        type="submit"
        variant={publishesNext ? 'secondary' : 'primary'}
        title={say('Saves, and leads back to the list', { vi: 'Lưu rồi về danh sách bài viết' })}
        loading={isBusy}
      >
        {say('Save Article', { vi: 'Lưu và đóng' })}
      </Button>
      {!isPublic && (
        <Button {...button('now')} variant={publishesNext ? 'primary' : 'secondary'}>
          {say('Publish now', { vi: 'Đăng ngay' })}
        </Button>
      )}
    </div>
  )
}
