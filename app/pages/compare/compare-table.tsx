import { Plus, X } from 'lucide-react'
import { useRef, useState, useEffect } from 'react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { compareHref, MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { Column } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import type { CompareRow, Sections } from '#app/domain/catalogue/comparison/row.ts'
import { listHrefOf } from '#app/domain/catalogue/list-url.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { followComparison } from './follow-comparison.ts'

type CompareTableProps = {
  columns: readonly Column[]
  /** The place of the column that wins. */
  chosen: number | null
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

/** Products side by side, differences first; on a phone four scroll beside the names of the figures. */
export function CompareTable({ columns, chosen, sections, onlyDifferences }: CompareTableProps) {
  const shown: Section[] = onlyDifferences ? ['differing'] : ['differing', 'alike', 'incomplete']
  const caption = `So sánh ${columns.map(({ shortName }) => shortName).join(', ')}`
  // Three stand side by side on a phone, each figure under its name; four are moved sideways.
  const wide = columns.length > 3
  const box = useRef<HTMLElement>(null)
  return (
    <div>
      {wide && <p className="compare-swipe">{columns.length} máy: vuốt ngang để xem hết →</p>}
      <CompareFloat columns={columns} box={box} isEqual={!wide} />
      <section
        ref={box}
        aria-label={caption}
        {...(wide ? scrollable : {})}
        className={wide ? 'compare compare-wide' : 'compare compare-equal'}
      >
        <table>
          <caption className="sr-only">{caption}</caption>
          <CompareHead columns={columns} chosen={chosen} priced={!isRow(sections.differing, 'price')} />
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
  const [open, setOpen] = useState(section === 'differing')
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
      <tbody className={open ? undefined : 'not-print:js:hidden'}>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
    </>
  )
}

function Row({ row: { key, label, cells } }: { row: CompareRow }) {
  const isSum = key === 'price'
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, place) => (
        <td key={place}>
          {cell ? (
            <>
              <span className={isSum ? 'compare-price' : cell.better && 'font-semibold'}>{cell.text}</span>{' '}
              {cell.better && <span className="compare-better">{cell.better}</span>}
              {cell.note && <small>{isSum ? <Seen text={cell.note} /> : keepUnits(cell.note)}</small>}
            </>
          ) : (
            <span className="text-muted">Chưa rõ</span>
          )}
        </td>
      ))}
    </tr>
  )
}

type CompareFloatProps = {
  columns: readonly Column[]
  box: RefObject<HTMLElement | null>
  /** Whether the columns share the width, without one for the names of the figures. */
  isEqual: boolean
}

/** Height of the site's header, under which the names stand. */
const HEADER_PX = 64

/**
 * The names of the products under the site's header while the head of the table is out of view: a box that scrolls sideways
 * cannot also keep its own head. Repeats what the table says, so screen readers pass it by.
 */
function CompareFloat({ columns, box, isEqual }: CompareFloatProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const element = box.current
    const head = element?.querySelector('thead')
    if (!element || !head) return
    const follow = () => bar.current?.scrollTo({ left: element.scrollLeft, behavior: 'instant' })
    const observer = new IntersectionObserver(
      ([entry]) => {
        follow()
        setShown(entry !== undefined && !entry.isIntersecting)
      },
      // Reaching far below the window: a jump from above the head to below it is a change too.
      { rootMargin: `-${HEADER_PX}px 0px 100000px` },
    )
    observer.observe(head)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [box])
  return (
    <div
      aria-hidden="true"
      className={isEqual ? 'compare-float compare-float-equal' : 'compare-float'}
      data-shown={shown ? '' : undefined}
    >
      <div ref={bar}>
        {!isEqual && <span />}
        {columns.map(({ id, shortName }) => (
          <span key={id}>{shortName}</span>
        ))}
      </div>
    </div>
  )
}

const isRow = (rows: readonly CompareRow[], wanted: string): boolean => rows.some(({ key }) => key === wanted)

type CompareHeadProps = Pick<CompareTableProps, 'columns' | 'chosen'> & {
  /** Says the prices too, where no row right below does. */
  priced: boolean
}

/** The heads of the columns: a picture each that scrolls away, the name that stays, and room for one more. */
function CompareHead({ columns, chosen, priced }: CompareHeadProps) {
  return (
    <thead>
      <tr className="compare-pictures">
        <td>
          {columns.length < MOST_COMPARED ? (
            <AddSlot columns={columns} />
          ) : (
            <span className="sr-only">Sản phẩm</span>
          )}
        </td>
        {columns.map((column, place) => (
          <td key={column.id}>
            <ProductPicture picture={column.image} eager />
            <RemoveLink column={column} columns={columns} />
            {place === chosen && <span className="badge badge-solid">Nên chọn</span>}
          </td>
        ))}
      </tr>
      <tr className="compare-names">
        <td>
          <span className="sr-only">Thông số</span>
        </td>
        {columns.map(({ id, href, title, shortName, price }) => (
          <th key={id} scope="col">
            <Link to={href} className="line-clamp-3 wrap-anywhere hover:text-action hover:underline">
              <span className="md:hidden">{shortName}</span>
              <span className="max-md:hidden">{uncut(title)}</span>
            </Link>
            {priced && <span className="compare-price mt-1 block">{price.text}</span>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function RemoveLink({ column, columns }: { column: Column; columns: readonly Column[] }) {
  const rest = columns.filter(({ id }) => id !== column.id)
  return (
    <Link
      to={compareHref(rest.map(({ id }) => id))}
      preventScrollReset
      onClick={() => followComparison(columns, rest)}
      className="compare-remove"
    >
      <X aria-hidden="true" className="size-4" />
      <span className="max-md:sr-only">Bỏ</span> <span className="sr-only">{column.title} khỏi bảng</span>
    </Link>
  )
}

function AddSlot({ columns }: { columns: readonly Column[] }) {
  const [first] = columns
  if (!first) return null
  return (
    <Link
      to={listHrefOf(first.categorySlug)}
      onClick={() => followComparison(columns, columns)}
      className="compare-add"
    >
      <Plus aria-hidden="true" className="size-6" />
      Thêm sản phẩm
    </Link>
  )
}
