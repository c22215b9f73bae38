import { clsx } from 'clsx'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleStatus } from '#app/domain/blog/editing/list-state.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import { PublishNow } from './publish-buttons.tsx'
import { PREVIEW_PATH } from './save-outcome.ts'
import type { PublicationControls } from './use-publication.tsx'

type FootBarProps = Pick<PublicationControls, 'button'> & {
  /** Where the article stands as it was last saved. */
  status: ArticleStatus
  isBusy: boolean
  onPreview: () => void
  /** Saves, and the form stays open. */
  onSave: () => void
  /** What is told of the work: when it was kept, and what came of the last question. */
  children: ReactNode
}

/** On a phone they stand on one line, each with its word. */
const NARROW = 'max-sm:px-2.5 max-sm:text-sm'

/**
 * The buttons of the form along the foot of the window. Of an article that is not public yet the filled one is the one that
 * publishes: beside the text on a wide window, in this bar on a narrow one.
 */
export function FootBar({ status, button, isBusy, onPreview, onSave, children }: FootBarProps) {
  const isPublic = status === 'published'
  return (
    <div className="foot-bar sticky bottom-0 z-20 low:static -mx-1 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-ground px-1 py-3 max-lg:justify-end max-sm:gap-x-2 max-sm:py-2">
      <div className="grow max-lg:basis-full max-lg:empty:hidden">{children}</div>
      <Link to={ARTICLES_PATH} className={buttonClass('ghost', 'md', 'max-sm:hidden')}>
        {say('Cancel', { vi: 'Hủy' })}
      </Link>
      <Button
        type="submit"
        variant="secondary"
        className={NARROW}
        formAction={PREVIEW_PATH}
        formTarget="_blank"
        onClick={(event) => {
          event.preventDefault()
          onPreview()
        }}
      >
        <Eye aria-hidden="true" className="size-4 max-sm:hidden" />
        {say('Preview', { vi: 'Xem trước' })}
      </Button>
      <Button
        variant="secondary"
        className={clsx('no-js:hidden', NARROW, !isPublic && 'max-sm:hidden')}
        title="Ctrl+S"
        loading={isBusy}
        onClick={onSave}
      >
        {say('Save and continue', { vi: 'Lưu và viết tiếp' })}
      </Button>
      <Button type="submit" variant={isPublic ? 'primary' : 'secondary'} className={NARROW} loading={isBusy}>
        {say('Save Article', { vi: 'Lưu bài viết' })}
      </Button>
      {!isPublic && <PublishNow button={button} className={clsx(NARROW, 'xl:hidden')} />}
    </div>
  )
}
