import { clsx } from 'clsx'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ThemeSwitch } from '../theme-switch.tsx'
import type { NavigationLink } from './header.tsx'

const MENU = 'menu'

type MobileMenuProps = { navigation: readonly NavigationLink[]; extra?: ReactNode }

/** The navigation below 1024 px: a native popover, which opens and closes without a script too. */
export function MobileMenu({ navigation, extra }: MobileMenuProps) {
  const { key, pathname } = useLocation()
  const menu = useRef<HTMLDivElement>(null)
  const shownFor = useRef(key)
  useEffect(() => {
    // Opened before this script came, it stays open.
    if (shownFor.current === key) return
    shownFor.current = key
    menu.current?.hidePopover?.()
  }, [key])
  useEffect(() => closeWhenLeft(menu.current), [])
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={MENU}
        aria-label="Mở menu"
        className="grid size-11 place-items-center rounded-control hover:bg-sunken"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <div ref={menu} id={MENU} popover="auto" role="dialog" aria-label="Menu" className="menu-sheet">
        <div className="flex items-center justify-between border-b border-line py-2 ps-5 pe-2">
          <h2 className="text-lg font-bold">Menu</h2>
          <button
            type="button"
            popoverTarget={MENU}
            popoverTargetAction="hide"
            aria-label="Đóng"
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <nav aria-label="Menu" className="p-5">
          <ul className="grid gap-1">
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={pathname === to ? 'page' : undefined}
                  className={clsx(
                    'flex min-h-12 items-center rounded-control px-3 text-lg font-semibold',
                    pathname === to ? 'bg-action-soft text-action' : 'hover:bg-sunken',
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
            {extra && <li>{extra}</li>}
            <li className="hidden staff:block">
              <a
                href="/admin"
                rel="nofollow"
                className="flex min-h-12 items-center rounded-control px-3 text-lg font-semibold hover:bg-sunken"
              >
                Quản trị
              </a>
            </li>
          </ul>
          <div className="mt-6 flex items-center justify-between border-t border-line pt-6 no-js:hidden">
            <span className="text-sm font-semibold">Giao diện</span>
            <ThemeSwitch name="theme-in-menu" />
          </div>
        </nav>
      </div>
    </div>
  )
}

/** Once the keys have left the menu it does not stand over what they lead through. */
function closeWhenLeft(menu: HTMLElement | null) {
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !menu?.contains(relatedTarget)) menu?.hidePopover?.()
  }
  menu?.addEventListener('focusout', onFocusOut)
  return () => menu?.removeEventListener('focusout', onFocusOut)
}
