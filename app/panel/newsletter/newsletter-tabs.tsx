import { Link, useLocation } from 'react-router'
import { say } from '#app/vietnamese/say.ts'

const SCREENS = [
  {
    path: '/admin/newsletter',
    get label() {
      return say('Người nhận', { en: 'Recipients' })
    },
  },
  {
    path: '/admin/newsletter/issues',
    get label() {
      return say('Các số', { en: 'Issues' })
    },
  },
] as const

/** Leads between whom the newsletter goes to and its issues. */
export function NewsletterTabs() {
  const { pathname } = useLocation()
  return (
    <nav aria-label={say('Bản tin', { en: 'Newsletter' })}>
      <ul className="flex flex-wrap gap-1 border-b border-line">
        {SCREENS.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              className={`-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-semibold ${
                path === pathname ? 'border-action text-action' : 'border-transparent hover:text-action'
              }`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
