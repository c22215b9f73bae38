import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { controlClass, describedBy, FieldFrame, type FieldTexts } from './field.tsx'

/** One choice of a select: the value a form sends and the text a visitor reads. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = ComponentProps<'select'> & { options: readonly SelectOption[] }

/** The native select (the phone's own wheel, works without JavaScript), with label, hint and error. */
export function Select({ label, hint, error, id, ...select }: FieldTexts & SelectProps) {
  const ownId = useId()
  const control = describedBy(id ?? ownId, { hint, error })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} required={select.required}>
      <SelectControl {...select} {...control} />
    </FieldFrame>
  )
}

/** A select for a toolbar: its label is read out and, where the chosen text does not say it, stands small within it (`named`). */
export function CompactSelect({
  label,
  id,
  named = false,
  ...select
}: { label: string; named?: boolean } & SelectProps) {
  const ownId = useId()
  return (
    <span className={named ? 'select-named' : 'inline-block'}>
      <label htmlFor={id ?? ownId} className={named ? undefined : 'sr-only'}>
        {label}
      </label>
      <SelectControl {...select} id={id ?? ownId} />
    </span>
  )
}

function SelectControl({ options, className, ...select }: SelectProps) {
  return (
    <span className="relative block">
      <select {...select} className={clsx(controlClass, 'min-h-11 appearance-none pe-10', className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
