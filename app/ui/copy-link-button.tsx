import { Link2 } from 'lucide-react'
import { Button } from './button.tsx'
import type { ButtonSize } from './button.tsx'
import { copyLink } from './copy-link.ts'

type CopyLinkButtonProps = {
  /** A path of the site; the page's own address without one. */
  path?: string
  size?: ButtonSize | undefined
  children: string
}

/** Copies an address, so that it can be sent to somebody. Hidden without JavaScript: the address bar does the same. */
export function CopyLinkButton({ path, size, children }: CopyLinkButtonProps) {
  return (
    <Button
      variant="secondary"
      size={size}
      className="no-js:hidden print:hidden"
      onClick={() => void copyLink(path ? new URL(path, location.origin).href : location.href)}
    >
      <Link2 aria-hidden="true" className="size-5" />
      {children}
    </Button>
  )
}
