import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useSay } from './language.tsx'

/** Props of a dialog and of a sheet: the caller keeps `open`, every way of closing calls `onClose`. */
export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons that stay in view under the scrolling content. */
  footer?: ReactNode
  className?: string
}

/**
 * A modal dialog on the native element: the browser keeps the focus inside, makes the rest inert, closes on
 * Escape and gives the focus back. Its content is only rendered while it is open.
 */
export function Dialog({ className, ...rest }: DialogProps) {
  return <ModalFrame {...rest} className={clsx('dialog', className)} />
}

/** The native modal that `Dialog` and `Sheet` share; `className` places and measures it. */
export function ModalFrame({ open, onClose, title, children, footer, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const say = useSay()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  useEffect(() => closeOnBackdrop(dialog.current, onClose), [onClose])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={clsx(
        'flex-col overflow-hidden border border-line bg-surface text-ink shadow-raised open:flex open:animate-rise',
        'backdrop:bg-(--veil)',
        className,
      )}
    >
      {open && (
        <>
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <h2 id={titleId} className="text-lg font-bold">
              {title}
            </h2>
            <IconButton label={say({ vi: 'Đóng', en: 'Close' })} onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          <div className="grow overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line p-4">{footer}</div>
          )}
        </>
      )}
    </dialog>
  )
}

function closeOnBackdrop(dialog: HTMLDialogElement | null, onClose: () => void) {
  const close = (event: MouseEvent) => event.target === dialog && onClose()
  dialog?.addEventListener('click', close)
  return () => dialog?.removeEventListener('click', close)
}
