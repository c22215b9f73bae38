import { useCallback, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { showToast } from '#app/ui/toast-store.ts'
import type { Outcome } from './outcome.ts'

type Say = (outcome: Outcome) => void

/** Outcomes that a toast has shown: the form and the screen may both hear of one. */
const said = new WeakSet<Outcome>()
const screens = new Set<Say>()

function useSay(undoAt: string | undefined): Say {
  const submit = useSubmit()
  const told = useRef<number>(undefined)
  return useCallback(
    (outcome) => {
      const { toast, ok, undo } = outcome
      if (!toast || said.has(outcome)) return
      said.add(outcome)
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
      const tone = ok ? 'success' : 'danger'
      told.current = showToast({ ...toast, tone, ...(action && { action }) }, told.current)
    },
    [submit, undoAt],
  )
}

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
  const say = useSay(undoAt)
  useEffect(() => {
    done.current = onDone
  }, [onDone])
  useEffect(() => {
    if (!outcome) return
    say(outcome)
    if (outcome.ok) done.current?.(outcome)
  }, [outcome, say])
}

/**
 * The `clientAction` of a route whose forms go with their row: on a slow machine a row may be gone before it has drawn what came of
 * its form, so the screen is told of it too.
 */
export async function toldAction<Answer extends Outcome>({
  serverAction,
}: {
  serverAction: () => Promise<Answer>
}): Promise<Answer> {
  const outcome = await serverAction()
  for (const say of screens) say(outcome)
  return outcome
}

/** Shows the toasts of every `toldAction` while the screen is there. @param undoAt as above */
export function useToldToasts(undoAt?: string): void {
  const say = useSay(undoAt)
  useEffect(() => {
    screens.add(say)
    return () => void screens.delete(say)
  }, [say])
}
