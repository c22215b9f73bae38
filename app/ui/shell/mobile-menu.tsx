import { clsx } from 'clsx'
import { Menu } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Sheet } from '../sheet.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import type { NavigationLink } from './header.tsx'

type MobileMenuProps = { navigation: readonly NavigationLink[]; extra?: ReactNode }

/** The navigation below 1024 px: a sheet; without JavaScript the same links unfold from a details element. */
export function MobileMenu({ navigation, extra }: MobileMenuProps) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === key
  const openSheet = (event: MouseEvent) => {
    event.preventDefault()
    setOpenedAt(key)
  }
  return (
    <div className="lg:hidden">
      <details className="group">
        <summary
          aria-label="Mở menu"
          aria-expanded={open}
          onClick={openSheet}
          className="grid size-11 list-none place-items-center rounded-control hover:bg-sunken"
        >
          <Menu aria-hidden="true" className="size-6" />
        </summary>
        <div className="absolute inset-x-0 top-16 border-b border-line bg-surface p-4 shadow-raised">
          <MenuLinks navigation={navigation} extra={extra} />
        </div>
      </details>
      <Sheet open={open} onClose={() => setOpenedAt(null)} title="Menu">
        <MenuLinks navigation={navigation} extra={extra} />
        <div className="mt-6 flex items-center justify-between border-t border-line pt-6">
          <span className="text-sm font-semibold">Giao diện</span>
          <ThemeSwitch />
        </div>
      </Sheet>
    </div>
  )
}

function MenuLinks({ navigation, extra }: MobileMenuProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Menu">
      <ul className="grid gap-1">
        {navigation.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={pathname === link.to ? 'page' : undefined}
              className={clsx(
                'flex min-h-12 items-center rounded-control px-3 text-lg font-semibold',
                pathname === link.to ? 'bg-action-soft text-action' : 'hover:bg-sunken',
              )}
            >
              {link.label}
            </Link>
          </li>
        ))}
        {extra && <li>{extra}</li>}
      </ul>
    </nav>
  )
}
