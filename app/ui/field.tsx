import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What every field shows around its control. */
export type FieldTexts = {
  /** Always visible. */
  label: string
  /** One line under the label that helps before anything goes wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it; announced when it appears. */
  error?: string | null | undefined
}

/** The look of a text control, a select and a text area. */
export const controlClass = 'control'

/** @returns the attributes that tie a control to its hint and error: `id`, `aria-describedby`, `aria-invalid`. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

/** Label above, hint, control, error below. `id` is the control's. */
export function FieldFrame(props: FieldTexts & { id: string; required?: boolean; children: ReactNode }) {
  const { id, label, hint, error, required, children } = props
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The error line of the control `id`; its box is always there, so that a screen reader hears the text arrive. */
export function FieldError({ id, error }: { id: string; error: FieldTexts['error'] }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
