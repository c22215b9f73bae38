import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { useLeaveBlocker } from '#app/panel/parts/use-leave-blocker.ts'

/** Asks before a page with unsaved changes is left, within the panel and out of it. @param mayLeave says so once it was saved */
export function UnsavedGuard({ isDirty, mayLeave }: { isDirty: boolean; mayLeave: { current: boolean } }) {
  const blocker = useLeaveBlocker(isDirty, mayLeave)
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
    >
      <p>
        The article has changes that were not saved. What was kept of them automatically is offered when the
        article is opened again.
      </p>
    </ConfirmDialog>
  )
}
