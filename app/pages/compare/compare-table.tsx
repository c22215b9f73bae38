import { useRef, useState } from 'react'
import type { Column } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import type { CompareRow, Sections } from '#app/domain/catalogue/comparison/row.ts'
import { CompareFloat } from './compare-float.tsx'
import { CompareHead } from './compare-head.tsx'

type CompareTableProps = {
  columns: readonly Column[]
  sections: Sections
  /** Leaves out the rows in which the products agree, and those that too few answer. */
  onlyDifferences: boolean
}

const TITLES = {
  differing: 'Khác nhau',
  alike: 'Giống nhau',
  incomplete: 'Chưa đủ số liệu để so',
} as const
type Section = keyof typeof TITLES

/** Safari does not let the keyboard into a scrolling box by itself. */
const scrollable = { tabIndex: 0 }

/** Products side by side, differences first; on a phone three or more scroll beside the names of the figures. */
export function CompareTable({ columns, sections, onlyDifferences }: CompareTableProps) {
  const shown: Section[] = onlyDifferences ? ['differing'] : ['differing', 'alike', 'incomplete']
  const caption = `So sánh ${columns.map(({ shortName }) => shortName).join(', ')}`
  const wide = columns.length > 2
  const box = useRef<HTMLElement>(null)
  return (
    <div>
      {wide && <CompareFloat columns={columns} box={box} />}
      <section
        ref={box}
        aria-label={caption}
        {...(wide ? scrollable : {})}
        className={wide ? 'compare compare-wide' : 'compare'}
      >
        <table>
          <caption className="sr-only">{caption}</caption>
          <CompareHead columns={columns} />
          {shown.map((section) => (
            <SectionRows key={section} section={section} rows={sections[section]} span={columns.length + 1} />
          ))}
        </table>
      </section>
    </div>
  )
}

type SectionRowsProps = { section: Section; rows: readonly CompareRow[]; span: number }

/** A section under its heading, which folds it away; without JavaScript and on paper everything stands. */
function SectionRows({ section, rows, span }: SectionRowsProps) {
  const [open, setOpen] = useState(section !== 'incomplete')
  if (rows.length === 0) return null
  return (
    <>
      <tbody>
        <tr className="compare-section">
          <th colSpan={span} scope="rowgroup">
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {TITLES[section]} ({rows.length})
            </button>
          </th>
        </tr>
      </tbody>
      <tbody className={open ? undefined : 'js:hidden print:!table-row-group'}>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
    </>
  )
}

function Row({ row: { label, cells } }: { row: CompareRow }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, place) => (
        <td key={place}>
          {cell ? (
            <>
              <span className={cell.better && 'font-semibold'}>{cell.text}</span>{' '}
              {cell.better && <span className="compare-better">{cell.better}</span>}
              {cell.note && <small>{cell.note}</small>}
            </>
          ) : (
            <span className="text-muted">Chưa rõ</span>
          )}
        </td>
      ))}
    </tr>
  )
}
