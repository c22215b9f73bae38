import { Card } from '#app/ui/card.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { Table } from '#app/ui/table.tsx'
import type { CheckedFile } from './check-phase.tsx'

/** Characters of a sample that are shown. */
const SHOWN = 60

/** Which field each column of the file is. */
export function MappingTable({ file }: { file: CheckedFile }) {
  const { header, mapping, samples, columns } = file
  const matched = mapping.filter((field) => field !== null).length
  return (
    <Card padding="none" className="overflow-hidden">
      <details open={file.missing.length > 0}>
        <summary className="cursor-pointer p-4 md:px-6">
          <h3 className="inline text-lg font-bold">Columns</h3>{' '}
          <span className="text-muted">
            {matched} of {header.length} are imported
          </span>
          <span className="mt-1 block text-sm text-muted">
            Matched by their names{file.foreign ? ' and what stands in them' : ''}. Your choices are
            remembered for files with the same header.
          </span>
        </summary>
        <Table
          caption="Columns of the file"
          dense
          className="rounded-none border-x-0 border-b-0 md:[&_tr>:first-child]:ps-6"
        >
          <thead>
            <tr>
              <th scope="col">In the file</th>
              <th scope="col">Imported as</th>
              <th scope="col">First rows</th>
            </tr>
          </thead>
          <tbody>
            {header.map((name, place) => (
              // A header may have the same name twice: its place tells it apart.
              <tr key={`${place} ${name}`}>
                <th scope="row" className="max-w-48 align-top break-words">
                  {name.trim() || `Column ${place + 1}`}
                </th>
                <td className="min-w-52 align-top">
                  <select
                    // Anew when the server has another answer: it keeps each field to one column.
                    key={mapping[place]}
                    name="column"
                    defaultValue={mapping[place] ?? ''}
                    aria-label={`Column ${name.trim() || place + 1} is imported as`}
                    className={`${controlClass} min-h-11`}
                  >
                    <option value="">Not imported</option>
                    {columns.map(({ name: field, label, required }) => (
                      <option key={field} value={field}>
                        {required ? `${label} *` : label}
                      </option>
                    ))}
                  </select>
                </td>
                <td className="max-w-96 min-w-48 align-top text-muted">
                  {samples.map((row, at) => (
                    <p key={`${at} ${row[place] ?? ''}`} className="truncate">
                      {short(row[place] ?? '') || '—'}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Card>
  )
}

const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
