import { clsx } from 'clsx'
import { Link } from 'react-router'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type ViewTabsProps<V extends string> = {
  /** What the views are of, for screen readers. */
  label: string
  /** With how many lines each has, where that is known. */
  views: readonly { value: V; label: string; count?: number }[]
  current: V
  href: (value: V) => string
}

/** Links between the views of one list, each with its own address. */
export function ViewTabs<V extends string>({ label, views, current, href }: ViewTabsProps<V>) {
  return (
    <nav aria-label={label} className="side-strip">
      <ul className="flex gap-1 border-b border-line max-md:w-max max-md:min-w-full md:flex-wrap">
        {views.map((view) => (
          <li key={view.value}>
            <Link
              to={href(view.value)}
              aria-current={view.value === current ? 'page' : undefined}
              className={clsx(
                '-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-semibold whitespace-nowrap',
                view.value === current ? 'border-action text-action' : 'border-transparent hover:text-action',
              )}
            >
              {view.label}
              {view.count !== undefined && (
                <span className="ms-1.5 text-sm font-normal text-muted tabular-nums">
                  {formatNumber(view.count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
