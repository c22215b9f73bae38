import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { say } from '#app/vietnamese/say.ts'
import { listPages } from './list-pages.ts'

type ListPaginationProps = {
  page: number
  totalPages: number
  /** The address of a page, with every filter kept. */
  href: (page: number) => string
}

const cell =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-control px-2 font-semibold tabular-nums transition'

/** Where one is in a list of the admin panel, and the way to its other pages. */
export function ListPagination({ page, totalPages, href }: ListPaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p lang="vi" className="text-sm text-muted tabular-nums">
        {say('Trang ', { en: 'Page ' })}
        {page} / {totalPages}
      </p>
      {totalPages > 1 && (
        <nav lang="vi" aria-label={say('Phân trang', { en: 'Pagination' })}>
          <ul className="flex flex-wrap items-center gap-1">
            <li>
              <Step to={page > 1 ? href(page - 1) : null} label={say('Trang trước', { en: 'Previous page' })}>
                <ChevronLeft aria-hidden="true" className="size-5" />
              </Step>
            </li>
            {listPages(page, totalPages).map((step, at, steps) =>
              step === 'gap' ? (
                <li key={`after-${steps[at - 1]}`} aria-hidden="true" className={clsx(cell, 'text-muted')}>
                  …
                </li>
              ) : (
                <li key={step}>
                  <Link
                    to={href(step)}
                    aria-label={say(`Trang ${step}`, { en: `Page ${step}` })}
                    aria-current={step === page ? 'page' : undefined}
                    className={clsx(cell, step === page ? 'bg-action text-on-action' : 'hover:bg-sunken')}
                  >
                    {step}
                  </Link>
                </li>
              ),
            )}
            <li>
              <Step
                to={page < totalPages ? href(page + 1) : null}
                label={say('Trang sau', { en: 'Next page' })}
              >
                <ChevronRight aria-hidden="true" className="size-5" />
              </Step>
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null)
    return (
      <span aria-hidden="true" className={clsx(cell, 'opacity-35')}>
        {children}
      </span>
    )
  return (
    <Link to={to} aria-label={label} className={clsx(cell, 'hover:bg-sunken')}>
      {children}
    </Link>
  )
}
