import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#app/admin/confirm-dialog.tsx'

/** Asks before a page with unsaved changes is left, within the panel and out of it. @param mayLeave says so once it was saved */
export function UnsavedGuard({ isDirty, mayLeave }: { isDirty: boolean; mayLeave: { current: boolean } }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty, mayLeave])
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
