import { useCallback } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { ImportView } from '#app/domain/imports/schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { Tile } from './tile.tsx'
import { useImportProgress } from './use-import-progress.ts'

/** An import at work: how far it is. Leaving the page does not stop it. */
export function ProgressPhase({ view }: { view: ImportView }) {
  const { revalidate } = useRevalidator()
  const onEnd = useCallback(() => void revalidate(), [revalidate])
  const { total, processed, imported, skipped, errors, currentOperation } = useImportProgress(view, onEnd)
  const isUndoing = view.state === 'undoing'
  return (
    <Card as="section" aria-labelledby="importing">
      <h2 id="importing" className="flex items-center gap-3 text-lg font-bold">
        <Spinner label={null} />
        {isUndoing ? 'Undoing...' : 'Importing...'}
      </h2>
      <p className="mt-1 text-muted break-all">{view.fileName}</p>
      <p className="mt-4 font-semibold tabular-nums" role="status">
        {formatNumber(processed)} of {formatNumber(total)} processed
      </p>
      <progress
        className="mt-2 h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action"
        value={processed}
        max={Math.max(1, total)}
      >
        {processed} of {total}
      </progress>
      <p className="mt-1 min-h-6 text-sm text-muted">{currentOperation}</p>
      <dl className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label="Imported" value={imported} tone="good" />
        <Tile label="Skipped" value={skipped} />
        <Tile label="Errors" value={errors} tone={errors > 0 ? 'bad' : 'plain'} />
        <Tile label="Processed" value={processed} />
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isUndoing && (
          <Form method="post" action={`?job=${view.id}`}>
            <input type="hidden" name="intent" value="cancel" />
            <Button type="submit" variant="secondary" disabled={view.state === 'cancelling'}>
              {view.state === 'cancelling' ? 'Cancelling...' : 'Cancel import'}
            </Button>
          </Form>
        )}
        <p className="text-sm text-muted">You may close this page: the work goes on.</p>
      </div>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
    </Card>
  )
}
