import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { ImportView } from '#app/domain/imports/schema.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { SUBJECTS } from './subjects.ts'

/**
 * Says once how an import ended that was started, or watched, on this page: a small one is over before its progress shows.
 * @param view the import that the page shows; null for none
 */
export function useResultToast(view: ImportView | null): void {
  const { formData } = useNavigation()
  const isAwaited = useRef(false)
  const isStarting = formData?.get('intent') === 'start'
  useEffect(() => {
    if (isStarting || view?.state === 'running') isAwaited.current = true
    if (isStarting || !isAwaited.current || !view?.result) return
    isAwaited.current = false
    const { success, imported, errors } = view.result
    if (success)
      showToast({
        title: 'Import completed',
        description: `Successfully imported ${imported} ${SUBJECTS[view.subject].many}.`,
        tone: 'success',
      })
    else
      showToast({
        title: 'Import failed',
        description: view.failure ?? errors[0]?.message ?? 'An unexpected error occurred.',
        tone: 'danger',
      })
  }, [isStarting, view])
}
