import { Link, useLocation } from 'react-router'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

/** The screens of teaching, the list first. */
const SCREENS = [
  {
    path: '/admin/teach',
    get label() {
      return say('Câu cần dạy', { en: 'Questions to teach' })
    },
    of: 'questions',
  },
  {
    path: '/admin/teach/pins',
    get label() {
      return say('Câu trả lời đã ghim', { en: 'Pinned answers' })
    },
    of: 'pins',
  },
  {
    path: '/admin/teach/facts',
    get label() {
      return say('Dữ kiện đã viết', { en: 'Facts' })
    },
    of: 'facts',
  },
] as const

/** How much there is on each screen. */
export type TeachCounts = Record<(typeof SCREENS)[number]['of'], number>

/** Leads between the screens on which editors teach the advisor. */
export function TeachTabs({ counts }: { counts: TeachCounts }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={say('Dạy cố vấn', { en: 'Teach the advisor' })}>
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
