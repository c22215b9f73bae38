import { Undo2 } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'

type Deleted = { line: number; name: string; at: Date; table: string }

type DeletedListProps = { rows: readonly Deleted[]; title?: string; restore?: string }

/** What was deleted lately, to bring back. */
export function DeletedList({
  rows,
  title = say('Recently deleted', { vi: 'Xóa gần đây' }),
  restore = say('Restore', { vi: 'Khôi phục' }),
}: DeletedListProps) {
  if (rows.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-surface px-4">
      <summary className="flex min-h-11 items-center font-semibold">
        {title} ({rows.length})
      </summary>
      <ul className="grid divide-y divide-line pb-2">
        {rows.map(({ line, name, at, table }) => (
          <li key={line} className="flex flex-wrap items-center gap-3 py-1">
            <span className="min-w-0 grow basis-40">
              {name} <span className="text-sm text-muted">{formatDateTime(at)}</span>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="table" value={table} />
              <input type="hidden" name="line" value={line} />
              <Button type="submit" variant="ghost" aria-label={`${restore} ${name}`} className="px-3">
                <Undo2 aria-hidden="true" className="size-4" />
                {restore}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  )
}
