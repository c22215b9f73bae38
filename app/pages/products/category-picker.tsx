import { clsx } from 'clsx'
import { LayoutGrid } from 'lucide-react'
import { Link } from 'react-router'

/** A category as the picker shows it. */
export type PickerCategory = { name: string; slug: string; picture: string }

type CategoryPickerProps = {
  categories: readonly PickerCategory[]
  /** Slug of the chosen category, empty for all; null where the picker only leads to the list. */
  chosen: string | null
  href: (slug: string) => string
  /** One row at every width, or a grid that shows them all at once; else a row on a phone, and as many as it takes on a wide screen. */
  shape?: 'strip' | 'grid' | 'usual'
}

/** One circle a category, with 'all' first. */
export function CategoryPicker({ categories, chosen, href, shape = 'usual' }: CategoryPickerProps) {
  return (
    <nav aria-label="Danh mục sản phẩm">
      <ul
        className={clsx(
          shape === 'grid'
            ? 'picker-grid'
            : '-mx-4 flex snap-x scroll-px-4 gap-1 overflow-x-auto px-2.5 pb-2 lg:px-0',
          shape === 'strip' && 'lg:mx-0',
          shape === 'usual' && 'lg:-mx-1.5 lg:flex-wrap lg:gap-y-3',
        )}
      >
        <li className="snap-start">
          <Circle
            to={href('')}
            selected={chosen === ''}
            label={chosen === null ? `Tất cả ${categories.length} loại` : 'Tất cả'}
          >
            <LayoutGrid aria-hidden="true" className="size-7 text-action" />
          </Circle>
        </li>
        {categories.map(({ name, slug, picture }) => (
          <li key={slug} className="snap-start">
            <Circle to={href(slug)} selected={chosen === slug} label={name}>
              <img src={picture} alt="" loading="lazy" width={56} height={42} />
            </Circle>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CircleProps = { to: string; selected: boolean; label: string; children: React.ReactNode }

function Circle({ to, selected, label, children }: CircleProps) {
  return (
    <Link to={to} preventScrollReset aria-current={selected ? 'true' : undefined} className="category-circle">
      <span>{children}</span>
      {label}
    </Link>
  )
}
