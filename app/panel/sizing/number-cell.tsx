import { controlClass } from '#app/ui/field.tsx'

type NumberCellProps = {
  /** Its name for screen readers: the column and the line. */
  label: string
  name: string
  value: number | null | undefined
  isInvalid?: boolean
  placeholder?: string
}

/** A figure as it is written in an input, with a comma. */
export const typedFigure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',')

/** A figure in a cell of a table that is filled in. */
export function NumberCell({ label, name, value, isInvalid = false, placeholder }: NumberCellProps) {
  return (
    <input
      aria-label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={typedFigure(value)}
      maxLength={12}
      placeholder={placeholder}
      aria-invalid={isInvalid || undefined}
      className={`${controlClass} min-h-11 w-full min-w-20`}
    />
  )
}
