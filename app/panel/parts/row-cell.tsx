import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import type { SelectOption } from '#app/ui/select.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'

/** A field of every line of a list. */
export type RowColumn = {
  name: string
  label: string
  kind?: 'text' | 'area' | 'choice' | 'check' | 'date' | 'url' | 'hidden'
  options?: readonly SelectOption[]
  placeholder?: string
  maxLength?: number
  /** The id of a datalist with what was written elsewhere. */
  list?: string
  className?: string
}

type RowCellProps = {
  name: string
  column: RowColumn
  /** Which line it stands in: 'câu hỏi 2'. */
  of: string
  value: string
  error: string | undefined
}

/** One field of a line. */
export function RowCell({ name, column, of, value, error }: RowCellProps) {
  const { label, kind = 'text', options = [], placeholder, maxLength = 200, list, className } = column
  if (kind === 'hidden') return <input type="hidden" name={name} value={value} />
  const own = { name, label, error, 'aria-label': `${label}, ${of}` }
  return (
    <div className={className}>
      {kind === 'check' ? (
        <Checkbox {...own} defaultChecked={value === 'on'} className="md:pt-6" />
      ) : kind === 'choice' ? (
        <Select {...own} defaultValue={value} options={options} />
      ) : kind === 'area' ? (
        <TextArea {...own} defaultValue={value} rows={2} maxLength={maxLength} className="min-h-20" />
      ) : (
        <TextField
          {...own}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'url' ? 'url' : undefined}
          defaultValue={value}
          maxLength={kind === 'date' ? undefined : maxLength}
          list={list}
          placeholder={placeholder}
        />
      )}
    </div>
  )
}
