import { Card } from '#app/ui/card.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { Table } from '#app/ui/table.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { CheckedFile } from './check-phase.tsx'
import { sayColumn } from './column-words.ts'

/** Characters of a sample that are shown. */
const SHOWN = 60

/** Columns that are named where they are not imported. */
const NAMED = 20

/** Which field each column of the file is. */
export function MappingTable({ file }: { file: CheckedFile }) {
  const { header, mapping, samples, columns } = file
  const matched = mapping.filter((field) => field !== null).length
  const strange = header.filter((name, place) => mapping[place] === null && name.trim() !== '')
  return (
    <Card padding="none" className="overflow-hidden">
      <details open={file.missing.length > 0}>
        <summary className="cursor-pointer p-4 md:px-6">
          <h3 className="inline text-lg font-bold">{say('Columns', { vi: 'Các cột' })}</h3>{' '}
          <span className="text-muted">
            {matched}
            {say(` of ${header.length} are imported`, { vi: ` trên ${header.length} cột được nhập` })}
          </span>
          {strange.length > 0 && (
            <span className="mt-1 block break-words">
              {say('Not imported: ', { vi: 'Không nhập: ' })}
              {strange.slice(0, NAMED).join(', ')}
              {strange.length > NAMED && '…'}
            </span>
          )}
          <span className="mt-1 block text-sm text-muted">
            {say('Matched by their names', { vi: 'Nhận ra theo tên cột' })}
            {file.foreign ? say(' and what stands in them', { vi: ' và những gì nằm trong cột' }) : ''}
            {say('. Your choices are remembered for files with the same header.', {
              vi: '. Lựa chọn của bạn được nhớ cho những tệp có cùng hàng tiêu đề.',
            })}
          </span>
        </summary>
        <Table
          caption={say('Columns of the file', { vi: 'Các cột của tệp' })}
          dense
          className="rounded-none border-x-0 border-b-0 md:[&_tr>:first-child]:ps-6"
        >
          <thead>
            <tr>
              <th scope="col">{say('In the file', { vi: 'Trong tệp' })}</th>
              <th scope="col">{say('Imported as', { vi: 'Nhập thành' })}</th>
              <th scope="col">{say('First rows', { vi: 'Những dòng đầu' })}</th>
            </tr>
          </thead>
          <tbody>
            {header.map((name, place) => (
              // A header may have the same name twice: its place tells it apart.
              <tr key={`${place} ${name}`}>
                <th scope="row" className="max-w-48 align-top break-words">
                  {name.trim() || say(`Column ${place + 1}`, { vi: `Cột ${place + 1}` })}
                </th>
                <td className="min-w-52 align-top">
                  <select
                    // Anew when the server has another answer: it keeps each field to one column.
                    key={mapping[place]}
                    name="column"
                    defaultValue={mapping[place] ?? ''}
                    aria-label={say(`Column ${name.trim() || place + 1} is imported as`, {
                      vi: `Cột ${name.trim() || place + 1} được nhập thành`,
                    })}
                    className={`${controlClass} min-h-11`}
                  >
                    <option value="">{say('Not imported', { vi: 'Không nhập' })}</option>
                    {columns.map(({ name: field, label, required }) => (
                      <option key={field} value={field}>
                        {required ? `${sayColumn(label)} *` : sayColumn(label)}
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
