import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** A step of the way here; the last one is the page itself and has no address. */
export type Crumb = {
  label: string
  to?: string
  /** Letters of the label that a phone shows at most. */
  most?: number
}

/** 'Trang chủ > Sản phẩm > …'; but on a desk the page itself, whose heading follows, is not named. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Đường dẫn" className="text-sm">
      <ol className="flex min-w-0 items-center gap-1 text-muted">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.to ?? crumb.label}
            className={`flex min-w-0 items-center gap-1 first:shrink-0 last:shrink-[999] ${crumb.to ? '' : 'max-lg:sr-only'}`}
          >
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="inline-flex min-h-9 min-w-0 items-center hover:text-action hover:underline"
              >
                <span className="truncate">
                  <Label crumb={crumb} />
                </span>
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                <Label crumb={crumb} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A screen reader hears the whole label in any case. */
function Label({ crumb: { label, most = Infinity } }: { crumb: Crumb }) {
  if (label.length <= most) return label
  return (
    <>
      <span className="max-md:sr-only">{label}</span>
      <span aria-hidden="true" className="md:hidden">
        {label.slice(0, most).trimEnd()}…
      </span>
    </>
  )
}
