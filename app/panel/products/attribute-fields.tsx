import { useId } from 'react'
import type { FormValues } from '#app/panel/parts/form-values.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import type { AttributeField } from '#app/domain/catalogue/editing/attribute-fields.ts'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type AttributeFieldsProps = {
  values: FormValues
  outcome: Outcome | undefined
  fields: { main: readonly AttributeField[]; rest: readonly AttributeField[] }
}

const grid = 'grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The figures that lists filter by and that people compare, each in its unit. */
export function AttributeFields({ values, outcome, fields: { main, rest } }: AttributeFieldsProps) {
  const input = (field: AttributeField) => (
    <AttributeInput
      key={field.key}
      field={field}
      value={values.fields[`attr.${field.key}`] ?? ''}
      error={errorOf(outcome, `attr.${field.key}`)}
    />
  )
  return (
    <>
      <div className={grid}>{main.map(input)}</div>
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold text-action">
            Thông số khác ({rest.length})
          </summary>
          <div className={`mt-2 ${grid}`}>{rest.map(input)}</div>
        </details>
      )}
    </>
  )
}

type AttributeInputProps = { field: AttributeField; value: string; error: string | undefined }

function AttributeInput({ field, value, error }: AttributeInputProps) {
  const list = useId()
  const { key, label, unit, kind, options, others } = field
  const own = { name: `attr.${key}`, label: unit ? `${label} (${unit})` : label, defaultValue: value, error }
  if (kind === 'yes-no' || kind === 'choice')
    return <Select {...own} options={[{ value: '', label: 'Không rõ' }, ...options]} />
  if (kind === 'number') return <TextField {...own} type="number" step="any" min={0} inputMode="decimal" />
  return (
    <>
      <TextField {...own} maxLength={200} list={others.length > 0 ? list : undefined} />
      {others.length > 0 && (
        <datalist id={list}>
          {others.map((other) => (
            <option key={other} value={other}>
              {other}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
