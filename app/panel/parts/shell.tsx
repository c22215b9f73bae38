import { CircleUserRound, LogOut, ShieldAlert } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { ROLE_TEXTS } from '#app/domain/account/roles.ts'
import { PANEL_LANGUAGE } from '#app/edge/panel-language.ts'
import { useSite } from '#app/edge/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { InLanguage, useSay } from '#app/ui/language.tsx'
import { onDemand } from '#app/ui/later.tsx'
import { Logo } from '#app/ui/shell/logo.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { keepStaffMark } from '#app/ui/staff-mark.ts'
import { useSlowNavigation } from '#app/ui/use-slow-navigation.ts'
import type { Language } from '#app/vietnamese/say.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Navigation, NavigationMenu } from './navigation.tsx'
import type { NavigationProps, Waiting } from './navigation.tsx'
import { screenLanguage } from './screen-language.ts'
import { SecondFactorBanner } from './second-factor-banner.tsx'

/** Public pages have it in their first script; a static import here would tear it out of there. */
const ThemeSwitch = onDemand(() => import('#app/ui/theme-switch.tsx').then(({ ThemeSwitch }) => ThemeSwitch))

type Staff = { email: string; role: string; hasSecondFactor: boolean; panelLanguage: Language | null }
type AdminShellProps = { staff: Staff; mayOpen: readonly string[]; waiting: Waiting; children: ReactNode }

/** The frame of every screen of the admin panel; what it frames may be in another language, and says so. */
export function AdminShell({ staff, mayOpen, waiting: work, children }: AdminShellProps) {
  const { pathname } = useLocation()
  const waiting = useSlowNavigation('/admin/')
  const { panelLanguage: language } = staff
  // An administrator's overview asks for the second factor among its first steps.
  const isAsked = pathname === '/admin' && staff.role !== 'admin' && !staff.hasSecondFactor
  return (
    <InLanguage is="vi" className="contents" {...(language && { [PANEL_LANGUAGE]: language })}>
      <AdminHeader staff={staff} screens={{ mayOpen, waiting: work }} />
      <div className="mx-auto grid w-full max-w-[90rem] grow content-start gap-6 px-4 py-3 md:px-6 md:py-6 lg:grid-cols-[13rem_1fr]">
        <SideMenu mayOpen={mayOpen} waiting={work} />
        <main id="noi-dung" tabIndex={-1} className="grid min-w-0 content-start gap-3 outline-none md:gap-6">
          {isAsked && <SecondFactorBanner />}
          {waiting && <Spinner className="justify-center py-16" />}
          <InLanguage is={screenLanguage(pathname)} className={waiting ? 'hidden' : 'contents'}>
            {children}
          </InLanguage>
        </main>
      </div>
    </InLanguage>
  )
}

/** The menu of a wide window, moved to where one is: its end lies below the window's edge. */
function SideMenu(props: NavigationProps) {
  const { pathname } = useLocation()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!menu.current || !current) return
    const { top, bottom } = menu.current.getBoundingClientRect()
    const { top: from, bottom: to } = current.getBoundingClientRect()
    if (from < top || to > bottom - EDGE) menu.current.scrollTop += from - (top + bottom) / 2
  }, [pathname])
  return (
    <div ref={menu} className="panel-side">
      <Navigation {...props} />
    </div>
  )
}

/** How far above the window's edge the menu begins to fade, in pixels. */
const EDGE = 56

function AdminHeader({ staff, screens }: { staff: Staff; screens: NavigationProps }) {
  const say = useSay()
  const { pathname } = useLocation()
  const { name } = useSite()
  const { email, role, hasSecondFactor, panelLanguage } = staff
  const protect = say({ vi: 'Bật xác thực hai lớp', en: 'Turn on two-factor authentication' })
  return (
    <header className="sticky top-0 z-30 low:relative border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 w-full max-w-[90rem] items-center gap-x-2 px-4 py-2 sm:gap-x-3 md:px-6 lg:gap-x-4">
        <Link
          to="/"
          aria-label={say({ vi: `${name}, về trang chủ`, en: `${name}, to the home page` })}
          className="shrink-0 rounded-control max-sm:hidden"
        >
          <Logo name={name} className="h-7" />
        </Link>
        <p className="border-s border-line ps-4 text-lg leading-tight font-bold whitespace-nowrap max-lg:sr-only">
          {/* The specification's name for it, until somebody has chosen English. */}
          {panelLanguage === 'en' ? 'Admin Panel' : 'Panel Quản Trị'}
        </p>
        <NavigationMenu {...screens} />
        <p className="ms-auto flex min-w-11 items-center gap-3 max-md:shrink-0">
          <Link
            to="/tai-khoan"
            title={email}
            className="inline-flex min-h-11 min-w-11 items-center justify-center text-sm text-muted hover:text-action hover:underline md:min-h-9"
          >
            <CircleUserRound aria-hidden="true" className="size-5 md:hidden" />
            <span className="truncate max-md:sr-only">{email}</span>
          </Link>
          {/* The overview asks for it in words. */}
          {!hasSecondFactor && pathname !== '/admin' && (
            <Link
              to="/tai-khoan#xac-thuc"
              aria-label={protect}
              title={protect}
              className="-mx-3 inline-grid size-11 shrink-0 place-items-center rounded-control text-cut hover:bg-sunken max-md:hidden"
            >
              <ShieldAlert aria-hidden="true" className="size-5" />
            </Link>
          )}
          {/* The overview greets by it. */}
          {pathname !== '/admin' && (
            <span className="shrink-0 max-lg:sr-only">
              <Badge>{role === 'admin' || role === 'editor' ? say(ROLE_TEXTS[role]) : role}</Badge>
            </span>
          )}
        </p>
        <LanguageSwitch className="shrink-0" />
        <Suspense>
          <ThemeSwitch name="theme" className="max-lg:hidden" />
        </Suspense>
        <Form
          method="post"
          action="/auth/dang-xuat"
          className="shrink-0"
          onSubmit={() => keepStaffMark(false)}
        >
          <Button type="submit" variant="secondary" className="px-3 whitespace-nowrap">
            <LogOut aria-hidden="true" className="size-4" />
            <span className="max-md:sr-only">{say({ vi: 'Đăng xuất', en: 'Sign out' })}</span>
          </Button>
        </Form>
      </div>
    </header>
  )
}
