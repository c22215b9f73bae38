import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { say } from '#app/vietnamese/say.ts'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** What will happen, as a whole sentence. */
  children: ReactNode
  confirm: string
  cancel?: string
  onConfirm: () => void
  /** While the answer is awaited. */
  loading?: boolean
}

/** Asks before something that takes work away. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  cancel = say('Cancel', { vi: 'Hủy' }),
  onConfirm,
  loading = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" loading={loading} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
