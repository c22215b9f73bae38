import { clsx } from 'clsx'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { say } from '#app/vietnamese/say.ts'
import { pageWindow } from './page-window.ts'

type PaginationProps = {
  page: number
  totalPages: number
  /** The address of a page, with every filter kept. */
  href: (page: number) => string
  /** What is paged, for screen readers. */
  label?: string
  className?: string
}

const cell =
  'inline-flex h-11 min-w-9 items-center sm:min-w-11 justify-center rounded-control px-2 font-semibold tabular-nums transition'

/** Page links: at most five numbers, with the first and the last page beside them where these are not among them; nothing at all when there is one page. */
export function Pagination({
  page,
  totalPages,
  href,
  label = say('Phân trang', { en: 'Pagination' }),
  className,
}: PaginationProps) {
  if (totalPages <= 1) return null
  const shown = pageWindow(page, totalPages)
  return (
    <nav aria-label={label} className={clsx('flex justify-center', className)}>
      <ul className="flex items-center sm:gap-1">
        {shown[0] !== 1 && (
          <li>
            <Step to={href(1)} label={say('Trang đầu', { en: 'First page' })} rel="first">
              <ChevronFirst aria-hidden="true" className="size-5" />
            </Step>
          </li>
        )}
        <li>
          <Step
            to={page > 1 ? href(page - 1) : null}
            label={say('Trang trước', { en: 'Previous page' })}
            rel="prev"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
        </li>
        {shown.map((number) => (
          <li key={number}>
            <Link
              to={href(number)}
              aria-label={say(`Trang ${number}`, { en: `Page ${number}` })}
              aria-current={number === page ? 'page' : undefined}
              className={clsx(cell, number === page ? 'bg-action text-on-action' : 'hover:bg-sunken')}
            >
              {number}
            </Link>
          </li>
        ))}
        <li>
          <Step
            to={page < totalPages ? href(page + 1) : null}
            label={say('Trang sau', { en: 'Next page' })}
            rel="next"
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Step>
        </li>
        {shown.at(-1) !== totalPages && (
          <li>
            <Step to={href(totalPages)} label={say('Trang cuối', { en: 'Last page' })} rel="last">
              <ChevronLast aria-hidden="true" className="size-5" />
            </Step>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Step(props: { to: string | null; label: string; rel: string; children: ReactNode }) {
  const { to, label, rel, children } = props
  if (to === null) {
    return (
      <span className={clsx(cell, 'opacity-35')} aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link to={to} rel={rel} aria-label={label} className={clsx(cell, 'hover:bg-sunken')}>
      {children}
    </Link>
  )
}
