import type { ImportView } from '#app/domain/imports/schema.ts'
import { Badge } from '#app/ui/badge.tsx'

type Errors = NonNullable<ImportView['result']>['errors']

/** Characters of a cell that are shown. */
const SHOWN = 80

/** Safari does not let the keyboard into a scrolling box by itself. */
const scrollable = { tabIndex: 0 }

/** What was wrong with which row, in a box of a fixed height; `more` is how many rows failed in all. */
export function ErrorList({ errors, more }: { errors: Errors; more: number }) {
  const rows = new Set(errors.map(({ line }) => line)).size
  return (
    <section aria-label="Errors by row" {...scrollable} className="mt-4 max-h-96 overflow-y-auto">
      <ul className="grid gap-3">
        {errors.map((error, place) => (
          <li key={`${place} ${error.row}`} className="rounded-control border border-line px-4 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone="danger">Row {error.row}</Badge>
              {error.field && <Badge>{error.field}</Badge>}
              <span className="font-semibold">{error.message}</span>
              {error.line !== error.row && <span className="text-sm text-muted">line {error.line}</span>}
            </p>
            <p className="mt-1 text-sm text-muted break-words">
              {Object.entries(error.data)
                .filter(([, cell]) => cell.trim() !== '')
                .map(([name, cell]) => `${name}: ${cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell}`)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {rows < more && <p className="py-3 text-sm text-muted">And {more - rows} more rows: see the report.</p>}
    </section>
  )
}
