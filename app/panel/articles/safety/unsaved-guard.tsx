import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { useLeaveBlocker } from '#app/panel/parts/use-leave-blocker.ts'
import { say } from '#app/vietnamese/say.ts'

/** Asks before a page with unsaved changes is left, within the panel and out of it. @param mayLeave says so once it was saved */
export function UnsavedGuard({ isDirty, mayLeave }: { isDirty: boolean; mayLeave: { current: boolean } }) {
  const blocker = useLeaveBlocker(isDirty, mayLeave)
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={say('Leave without saving?', { vi: 'Rời trang mà chưa lưu?' })}
      confirm={say('Leave', { vi: 'Rời trang' })}
      cancel={say('Stay', { vi: 'Ở lại' })}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>
        {say(
          'The article has changes that were not saved. What was kept of them automatically is offered when the article is opened again.',
          { vi: 'Bài viết có chỗ chưa lưu. Những gì được tự giữ lại sẽ có khi bạn mở bài lần sau.' },
        )}
      </p>
    </ConfirmDialog>
  )
}
