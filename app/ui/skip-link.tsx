import type { ReactNode } from 'react'
import { say } from '#app/vietnamese/say.ts'

type SkipLinkProps = { to?: string; children?: ReactNode }

/** The first thing the tab key meets: jumps over the header to the page's `<main id="noi-dung" tabIndex={-1}>`, or to another part. */
export function SkipLink({
  to = '#noi-dung',
  children = say('Chuyển đến nội dung chính', { en: 'Skip to main content' }),
}: SkipLinkProps) {
  return (
    <a
      href={to}
      className="sr-only z-50 rounded-control bg-action px-4 py-3 font-semibold text-on-action focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {children}
    </a>
  )
}
