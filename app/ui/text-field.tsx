import { clsx } from 'clsx'
import { useId, type ComponentProps } from 'react'
import { controlClass, describedBy, FieldFrame, type FieldTexts } from './field.tsx'

/** One line of text (or e-mail, number, password, search: the native `type`), with label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  id,
  className,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  const ownId = useId()
  const control = describedBy(id ?? ownId, { hint, error })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={input.required}>
      <input {...input} {...control} className={clsx(controlClass, 'min-h-11', className)} />
    </FieldFrame>
  )
}

/** Several lines of text, with label, hint and error; it grows with what is typed where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  id,
  className,
  rows = 5,
  ...input
}: FieldTexts & ComponentProps<'textarea'>) {
  const ownId = useId()
  const control = describedBy(id ?? ownId, { hint, error })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={input.required}>
      <textarea
        rows={rows}
        {...input}
        {...control}
        className={clsx(controlClass, 'control-area', className)}
      />
    </FieldFrame>
  )
}
