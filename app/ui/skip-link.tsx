import type { ReactNode } from 'react'

type SkipLinkProps = { to?: string; children?: ReactNode }

/** The first thing the tab key meets: jumps over the header to the page's `<main id="noi-dung" tabIndex={-1}>`, or to another part. */
export function SkipLink({ to = '#noi-dung', children = 'Chuyển đến nội dung chính' }: SkipLinkProps) {
  return (
    <a
      href={to}
      className="sr-only z-50 rounded-control bg-action px-4 py-3 font-semibold text-on-action focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {children}
    </a>
  )
}
