import { useEffect, useRef } from 'react'
import type { FormState } from '#app/domain/contact/text.ts'
import { showToast } from '#app/ui/toast-store.ts'

/**
 * What became of a form: a toast on a page that is alive, a line above the form in any case. The first field at fault is
 * focused.
 */
export function FormOutcome({ state }: { state: FormState | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  const told = useRef<number>(undefined)
  useEffect(() => {
    if (!state) return
    const { title, text, outcome } = state
    const tone = outcome === 'sent' ? 'success' : outcome === 'off' ? 'neutral' : 'danger'
    told.current = showToast({ title, description: text, tone }, told.current)
    const form = line.current?.closest('form')
    if (outcome === 'sent' || outcome === 'off') form?.reset()
    else form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])
  return (
    <p ref={line} role="status" className={state ? (state.outcome === 'sent' ? SENT : OTHER) : '-mb-5'}>
      {state && (
        <>
          <b>{state.title}</b> {state.text}
        </>
      )}
    </p>
  )
}

const SENT = 'rounded-control bg-saving-soft p-3'
const OTHER = 'rounded-control bg-danger-soft p-3'
