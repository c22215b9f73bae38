import { LogOut, ShieldAlert } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Form, Link, NavLink, useLocation, useNavigation } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { onDemand } from '#app/ui/later.tsx'
import { Logo } from '#app/ui/shell/logo.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useSlowNavigation } from '#app/ui/use-slow-navigation.ts'
import type { AdminScreen } from './screens.ts'

/** Public pages have it in their first script; a static import here would tear it out of there. */
const ThemeSwitch = onDemand(() => import('#app/ui/theme-switch.tsx').then(({ ThemeSwitch }) => ThemeSwitch))

type Staff = { email: string; role: string; hasSecondFactor: boolean }
type AdminShellProps = { staff: Staff; screens: readonly AdminScreen[]; children: ReactNode }

/** The frame of every screen of the admin panel. */
export function AdminShell({ staff, screens, children }: AdminShellProps) {
  const navigation = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  // A list that is filtered says itself that it is on its way, and keeps the search that is being typed.
  const waiting = useSlowNavigation('/admin/') && next?.pathname !== pathname
  useEffect(() => {
    // On a narrow screen the links stand in one line that scrolls.
    const current = navigation.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (current) navigation.current?.scrollTo({ left: current.offsetLeft - 32 })
  }, [pathname])
  return (
    <>
      <AdminHeader staff={staff} />
      <div className="mx-auto grid w-full max-w-[90rem] grow content-start gap-6 px-4 py-6 md:px-6 lg:grid-cols-[13rem_1fr]">
        <nav
          ref={navigation}
          aria-label="Quản trị"
          className="max-lg:relative max-lg:overflow-x-auto lg:sticky lg:top-22 lg:self-start"
        >
          <ul className="flex gap-1 lg:grid">
            {screens.map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === '/admin'}
                  className="flex min-h-11 items-center rounded-control px-3 font-semibold whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-action-soft aria-[current=page]:text-action"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main id="noi-dung" tabIndex={-1} className="grid min-w-0 content-start gap-6 outline-none">
          {!staff.hasSecondFactor && <SecondFactorBanner />}
          {waiting && <Spinner className="justify-center py-16" />}
          <div className={waiting ? 'hidden' : 'contents'}>{children}</div>
        </main>
      </div>
    </>
  )
}

function AdminHeader({ staff }: { staff: Staff }) {
  return (
    <header className="sticky top-0 z-30 low:relative border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 w-full max-w-[90rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-6">
        <Link to="/" aria-label="Chọn Máy, về trang chủ" className="rounded-control max-sm:hidden">
          <Logo className="h-7" />
        </Link>
        <p className="text-lg font-bold sm:border-s sm:border-line sm:ps-4">Panel Quản Trị</p>
        <p className="ms-auto flex min-w-0 items-center gap-3 max-md:order-last max-md:ms-0 max-md:w-full">
          <Link
            to="/tai-khoan"
            className="inline-flex min-h-11 min-w-0 items-center text-sm text-muted hover:text-action hover:underline md:min-h-9"
          >
            <span className="truncate">{staff.email}</span>
          </Link>
          <Badge tone={staff.role === 'admin' ? 'solid' : 'action'}>{staff.role}</Badge>
        </p>
        <Suspense>
          <ThemeSwitch className="max-lg:hidden" />
        </Suspense>
        <Form method="post" action="/auth/dang-xuat" className="max-md:ms-auto">
          <Button type="submit" variant="secondary" className="px-3">
            <LogOut aria-hidden="true" className="size-4" />
            Đăng xuất
          </Button>
        </Form>
      </div>
    </header>
  )
}

function SecondFactorBanner() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-cut-soft px-4 py-3">
      <ShieldAlert aria-hidden="true" className="size-5 shrink-0 text-cut" />
      <span className="grow basis-64">
        Tài khoản quản trị cần được bảo vệ kỹ hơn. Bạn bật xác thực hai lớp nhé, chỉ mất một phút.
      </span>
      <Link to="/tai-khoan#xac-thuc" className="inline-flex min-h-11 items-center font-semibold underline">
        Bật xác thực hai lớp
      </Link>
    </p>
  )
}
