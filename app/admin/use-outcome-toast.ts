import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { showToast } from '#app/ui/toast-store.ts'
import type { Outcome } from './outcome.ts'

/**
 * Shows the toast of each new outcome of an action, once.
 * @param onDone called after one that went well: closes the form, moves the focus
 * @param undoAt the screen that takes it back, where it is not the one that shows the toast
 */
export function useOutcomeToast(
  outcome: Outcome | null | undefined,
  onDone?: (outcome: Outcome) => void,
  undoAt?: string,
) {
  const done = useRef(onDone)
  const submit = useSubmit()
  useEffect(() => {
    done.current = onDone
  }, [onDone])
  useEffect(() => {
    if (!outcome) return
    const { toast, ok, undo } = outcome
    const action = undo && {
      label: undo.label,
      onPress: () =>
        void submit(
          { ...undo.fields },
          {
            method: 'post',
            preventScrollReset: true,
            ...(undoAt === undefined ? {} : { action: undoAt, navigate: false }),
          },
        ),
    }
    if (toast) showToast({ ...toast, tone: ok ? 'success' : 'danger', ...(action && { action }) })
    if (ok) done.current?.(outcome)
  }, [outcome, submit, undoAt])
}
