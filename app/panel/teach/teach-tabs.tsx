import { Link, useLocation } from 'react-router'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** The screens of teaching, the list first. */
const SCREENS = [
  { path: '/admin/teach', label: 'Câu cần dạy', of: 'questions' },
  { path: '/admin/teach/pins', label: 'Câu trả lời đã ghim', of: 'pins' },
  { path: '/admin/teach/facts', label: 'Dữ kiện đã viết', of: 'facts' },
] as const

/** How much there is on each screen. */
export type TeachCounts = Record<(typeof SCREENS)[number]['of'], number>

/** Leads between the screens on which editors teach the advisor. */
export function TeachTabs({ counts }: { counts: TeachCounts }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Dạy cố vấn">
      <ul className="flex flex-wrap gap-1 border-b border-line">
        {SCREENS.map(({ path, label, of }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              className={`-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-semibold ${
                path === pathname ? 'border-action text-action' : 'border-transparent hover:text-action'
              }`}
            >
              {label} ({formatNumber(counts[of])})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
