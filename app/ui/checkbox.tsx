import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldError, type FieldTexts } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** A figure after the label, as the number of products behind a filter. */
  count?: number | undefined
} & Pick<FieldTexts, 'hint' | 'error'>

/** A native checkbox whose whole row (44 px) can be pressed. */
export function Checkbox({ label, hint, error, count, id, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const control = describedBy(id ?? ownId, { hint, error })
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 hover:text-action" htmlFor={control.id}>
        <input {...input} {...control} type="checkbox" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 grow">{label}</span>
        {count !== undefined && (
          <span className="text-sm text-muted tabular-nums">{figures.format(count)}</span>
        )}
      </label>
      {hint && (
        <p id={`${control.id}-hint`} className="-mt-1.5 ps-8 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={control.id} error={error} />
    </div>
  )
}

const figures = new Intl.NumberFormat('vi-VN')
