import { ChevronDown } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { useSay } from '#app/ui/language.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { ADMIN_GROUPS, ADMIN_SCREENS } from './screens.ts'

/** How much waits on a screen, by its path. */
export type Waiting = Readonly<Record<string, number>>

export type NavigationProps = {
  /** The paths of the screens that the person may open. */
  mayOpen: readonly string[]
  waiting: Waiting
}

/** Every screen of the panel, in a narrow window's head, behind a line that names where one is. */
export function NavigationMenu(props: NavigationProps) {
  const say = useSay()
  const { pathname } = useLocation()
  const current = ADMIN_SCREENS.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const inAll = Object.values(props.waiting).reduce((sum, count) => sum + count, 0)
  return (
    // Closed again by whatever it leads to.
    <details key={pathname} className="panel-menu lg:hidden">
      <summary>
        <span className="truncate">
          <span className="sr-only">
            {say({ vi: 'Menu quản trị, đang ở: ', en: 'Admin menu, now at: ' })}
          </span>
          {current ? say(current.label) : 'Menu'}
        </span>
        <WaitingCount count={inAll} />
        <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
      </summary>
      <Navigation {...props} />
    </details>
  )
}

/** Every screen of the panel by what one comes for. */
export function Navigation({ mayOpen, waiting }: NavigationProps) {
  const say = useSay()
  return (
    <nav aria-label={say({ vi: 'Quản trị', en: 'Administration' })} className="panel-groups">
      {ADMIN_GROUPS.map((group) => {
        const { screens } = group
        const label = group.label && say(group.label)
        const shown = screens.filter(({ path }) => mayOpen.includes(path))
        if (shown.length === 0) return null
        return (
          <div key={label}>
            {label && <p aria-hidden="true">{label}</p>}
            <ul aria-label={label ?? undefined}>
              {shown.map(({ path, label: name, Icon }) => (
                <li key={path}>
                  <NavLink to={path} end={path === '/admin'}>
                    <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                    <span>{say(name)}</span>
                    <WaitingCount count={waiting[path] ?? 0} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

function WaitingCount({ count }: { count: number }) {
  const say = useSay()
  if (count === 0) return null
  return (
    <b className="panel-waiting">
      {formatNumber(count)}
      <span className="sr-only">{say({ vi: ' đang chờ', en: ' waiting' })}</span>
    </b>
  )
}
