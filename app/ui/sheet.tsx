import { clsx } from 'clsx'
import { ModalFrame, type DialogProps } from './dialog.tsx'

/** A dialog at the edge: from the bottom on a phone, from the right from 768 px on. */
export function Sheet({ className, ...rest }: DialogProps) {
  return (
    <ModalFrame
      {...rest}
      className={clsx(
        'mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-none rounded-t-card',
        'md:my-0 md:ms-auto md:h-dvh md:max-h-none md:w-96 md:rounded-none',
        className,
      )}
    />
  )
}
