import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
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
      title={say('This article was saved by somebody else', { vi: 'Bài này đã được người khác lưu' })}
      className="w-[min(52rem,calc(100vw-2rem))]"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {say('Go on editing', { vi: 'Sửa tiếp' })}
          </Button>
          <Button variant="secondary" loading={busy} onClick={onTakeTheirs}>
            {say('Take theirs', { vi: 'Lấy bản của họ' })}
          </Button>
          <Button loading={busy} onClick={onKeepMine}>
            {say('Keep mine', { vi: 'Giữ bản của tôi' })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <span lang="vi">{by ?? say('Somebody', { vi: 'Có người' })}</span>
          {say(
            ` saved it at ${formatDateTime(updatedAt)}, after you had opened it. Whichever you choose, the other version stays among the revisions.`,
            {
              vi: ` đã lưu bài lúc ${formatDateTime(updatedAt)}, sau khi bạn mở. Bạn chọn bản nào thì bản kia vẫn nằm trong các bản trước.`,
            },
          )}
        </p>
        <p className="text-sm text-muted">
          <del>{say('Struck out', { vi: 'Chữ gạch ngang' })}</del>
          {say(' is in their version only, ', { vi: ' chỉ có trong bản của họ, chữ ' })}
          <ins>{say('underlined', { vi: 'gạch chân' })}</ins>
          {say(' in yours only.', { vi: ' chỉ có trong bản của bạn.' })}
        </p>
        <DiffView changes={changes} />
      </div>
    </Dialog>
  )
}
