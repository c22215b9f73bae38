import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Container } from '../container.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** A place in the navigation. */
export type NavigationLink = { to: string; label: string }

type HeaderProps = {
  /** What the site is called. */
  name: string
  navigation: readonly NavigationLink[]
  /** The site's search, which takes what room there is. */
  search?: ReactNode
  /** Controls of a feature beside the theme switch (saved products). */
  actions?: ReactNode
  /** A menu among the links (the brand pages), placed before the link with this path. */
  extra?: { before: string; item: ReactNode }
  /** Further links of the phone's menu, after the navigation. */
  menu?: readonly NavigationLink[]
}

/** The top of every page: logo, navigation with the current page marked, theme, and the menu of a phone. */
export function Header({ name, navigation, search, actions, extra, menu }: HeaderProps) {
  const { pathname } = useLocation()
  return (
    // Where the menu in it is no popover, a filter would make the header the window that the menu is laid out in.
    <header className="sticky top-0 z-30 low:relative border-b border-line bg-ground/95 supports-[selector(:popover-open)]:backdrop-blur-sm">
      <Container className="relative flex h-16 items-center gap-2 md:gap-4 lg:gap-6">
        <Link to="/" className="shrink-0 rounded-control" aria-label={`${name}, về trang chủ`}>
          <Logo name={name} className="h-6 sm:h-8 lg:h-9" />
        </Link>
        {search}
        <nav aria-label="Chính" className="hidden lg:block">
          <ul className="flex items-center gap-1">
            {navigation.map((link) => [
              extra?.before === link.to && <li key="extra">{extra.item}</li>,
              <li key={link.to}>
                <HeaderLink link={link} current={pathname === link.to} />
              </li>,
            ])}
          </ul>
        </nav>
        <div className="ms-auto flex items-center md:gap-3">
          {actions}
          <a
            href="/admin"
            rel="nofollow"
            className="hidden min-h-11 items-center rounded-control px-2.5 font-semibold hover:bg-sunken lg:staff:inline-flex"
          >
            Quản trị
          </a>
          <ThemeSwitch name="theme" className="max-lg:hidden" />
          <MobileMenu navigation={menu ? [...navigation, ...menu] : navigation} extra={extra?.item} />
        </div>
      </Container>
    </header>
  )
}

function HeaderLink({ link, current }: { link: NavigationLink; current: boolean }) {
  return (
    <Link
      to={link.to}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'inline-flex min-h-11 items-center rounded-control px-2.5 font-semibold transition',
        current ? 'bg-action-soft text-action' : 'hover:bg-sunken',
      )}
    >
      {link.label}
    </Link>
  )
}
