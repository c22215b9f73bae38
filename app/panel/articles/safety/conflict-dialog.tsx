import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import type { Conflict } from '../form/save-outcome.ts'
import { DiffView } from '../versions/diff-view.tsx'

type ConflictDialogProps = {
  conflict: Conflict
  busy: boolean
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody saved the article meanwhile: what differs, and whose version shall stand. Neither is lost. */
export function ConflictDialog({ conflict, busy, onClose, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const { by, updatedAt, changes } = conflict
  return (
    <Dialog
      open
      onClose={onClose}
      title="This article was saved by somebody else"
      className="w-[min(52rem,calc(100vw-2rem))]"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Go on editing
          </Button>
          <Button variant="secondary" loading={busy} onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button loading={busy} onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <span lang="vi">{by ?? 'Somebody'}</span> saved it at {formatDateTime(updatedAt)}, after you had
          opened it. Whichever you choose, the other version stays among the revisions.
        </p>
        <p className="text-sm text-muted">
          <del>Struck out</del> is in their version only, <ins>underlined</ins> in yours only.
        </p>
        <DiffView changes={changes} />
      </div>
    </Dialog>
  )
}
