import { LayoutGrid } from 'lucide-react'
import { Link } from 'react-router'

/** A category as the picker shows it. */
export type PickerCategory = { name: string; slug: string; picture: string }

type CategoryPickerProps = {
  categories: readonly PickerCategory[]
  /** Slug of the chosen category, empty for all; null where the picker only leads to the list. */
  chosen: string | null
  href: (slug: string) => string
  /** One row that is moved sideways; else tiles from edge to edge. */
  strip?: boolean
}

/** Categories of the strip that stand below each other at once, where it stands beside a list. */
const AT_ONCE = 9

/** One tile a category, with 'all' first. */
export function CategoryPicker({ categories, chosen, href, strip = false }: CategoryPickerProps) {
  return (
    <nav aria-label="Danh mục sản phẩm">
      <ul className={strip ? 'picker-strip' : 'picker-tiles'}>
        <li>
          <Circle
            to={href('')}
            selected={chosen === ''}
            label={chosen === null ? `Cả ${categories.length} loại` : 'Tất cả'}
          >
            <LayoutGrid aria-hidden="true" className={`text-action ${strip ? 'size-4' : 'size-7'}`} />
          </Circle>
        </li>
        {categories.map(({ name, slug, picture }, at) => [
          strip && at === AT_ONCE && (
            <li key="more" className="picker-more">
              <details>
                <summary>Xem thêm {categories.length - AT_ONCE}</summary>
              </details>
            </li>
          ),
          <li key={slug}>
            <Circle to={href(slug)} selected={chosen === slug} label={name}>
              <img src={picture} alt="" loading="lazy" width={56} height={42} />
            </Circle>
          </li>,
        ])}
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
