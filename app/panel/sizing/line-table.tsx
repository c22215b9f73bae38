import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { NumberCell } from './number-cell.tsx'

/** A column of figures; `rest` says what an empty cell of it means. */
export type Column = { name: string; label: string; rest?: string }

type LineTableProps = {
  caption: string
  columns: readonly Column[]
  lines: readonly Readonly<Record<string, number | null>>[]
  /** What is wrong, by the number of the line. */
  errors: ReadonlyMap<number, string>
  most: number
}

/** Empty lines that stand ready where no script can add one. */
const READY = 2

/** A table whose lines are filled in; a line left empty is left out. */
export function LineTable({ caption, columns, lines, errors, most }: LineTableProps) {
  const [added, setAdded] = useState(0)
  const count = Math.min(most, lines.length + Math.max(added, READY))
  const faults = [...errors.values()]
  return (
    <div className="grid gap-2">
      <div className="overflow-x-auto">
        <table className="w-full max-w-2xl border-separate border-spacing-1 text-start">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col" className="text-start text-sm font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: count }, (_, at) => (
              <tr key={at} className={at >= lines.length + added ? 'js:hidden' : undefined}>
                {columns.map(({ name, label, rest }) => (
                  <td key={name}>
                    <NumberCell
                      label={say(`${label}, dòng ${at + 1}`, { en: `${label}, line ${at + 1}` })}
                      name={name}
                      value={lines[at]?.[name]}
                      isInvalid={errors.has(at)}
                      {...(rest && { placeholder: rest })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {lines.length + added < most && (
          <Button variant="soft" size="sm" className="no-js:hidden" onClick={() => setAdded(added + 1)}>
            <Plus aria-hidden="true" className="size-4" />
            {say('Thêm dòng', { en: 'Add line' })}
          </Button>
        )}
        {say('Xóa hết chữ trong một dòng thì dòng đó được bỏ đi.', {
          en: 'Clear a whole line to remove it.',
        })}
      </p>
      <FieldError id="lines" error={faults.length > 0 ? [...new Set(faults)].join(' ') : null} />
    </div>
  )
}

/** The errors of lines out of all errors of a form: 'bands.2.min' is of the third line; the whole table's stands at -1. */
export function lineErrors(errors: Readonly<Record<string, string>> | undefined, table: string) {
  const found = new Map<number, string>()
  for (const [path, message] of Object.entries(errors ?? {})) {
    const [head, line] = path.split('.')
    if (head === table) found.set(line === undefined ? -1 : Number(line), message)
  }
  return found
}
