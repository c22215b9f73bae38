import { Outlet } from 'react-router'
import { allows } from '#app/domain/account/roles.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import type { PageHandle } from '#app/root.tsx'
import type { Route } from './+types/layout'
import { ADMIN_SCREENS } from './parts/screens.ts'
import { AdminShell } from './parts/shell.tsx'
import styles from './panel.css?url'

export const handle: PageHandle = { bare: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Stands before every page, datum and action below /admin. */
export const middleware: Route.MiddlewareFunction[] = [
  async (asked, next) => {
    await requireStaff(asked, 'dashboard')
    return next()
  },
]

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Panel Quản Trị | ${matches[0].loaderData?.site.name ?? ''}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader(asked: Route.LoaderArgs) {
  const { email, role, hasSecondFactor } = await requireStaff(asked, 'dashboard')
  const screens = ADMIN_SCREENS.filter(({ needs }) => allows(role, needs))
  return { staff: { email, role: role ?? '', hasSecondFactor }, screens }
}

/** Asked with every step, so that a role that was taken away is seen at once. */
export const shouldRevalidate = () => true

export default function AdminLayout({ loaderData: { staff, screens } }: Route.ComponentProps) {
  return (
    <AdminShell staff={staff} screens={screens}>
      <Outlet />
    </AdminShell>
  )
}
