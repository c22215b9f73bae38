import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { allows } from '#app/domain/account/roles.ts'
import { openQuestions } from '#app/domain/advisor/queries/open-questions.server.ts'
import { emptySearches, waitingReviews } from '#app/domain/catalogue/queries/open-work.server.ts'
import { inboxPage } from '#app/domain/contact/contact-messages.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { speak } from '#app/edge/panel-language.ts'
import { inChosen } from '#app/platform/language.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { PROSE_STYLES } from '#app/ui/prose-styles.ts'
import { keepStaffMark } from '#app/ui/staff-mark.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { Route } from './+types/layout'
import type { Waiting } from './parts/navigation.tsx'
import { ADMIN_SCREENS } from './parts/screens.ts'
import { AdminShell } from './parts/shell.tsx'
import styles from './panel.css?url'

export const handle: PageHandle = { bare: true }

export const links: Route.LinksFunction = () => [PROSE_STYLES, { rel: 'stylesheet', href: styles }]

/** Stands before every page, datum and action below /admin. */
export const middleware: Route.MiddlewareFunction[] = [
  async (asked, next) => {
    const { panelLanguage } = await requireStaff(asked, 'dashboard')
    return inChosen(panelLanguage, next)
  },
]

export const meta: Route.MetaFunction = ({ matches }) => [
  {
    title: say(`Panel Quản Trị | ${matches[0].loaderData?.site.name ?? ''}`, {
      en: `Admin Panel | ${matches[0].loaderData?.site.name ?? ''}`,
    }),
  },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader(asked: Route.LoaderArgs) {
  const { email, role, hasSecondFactor, panelLanguage } = await requireStaff(asked, 'dashboard')
  const mayOpen = ADMIN_SCREENS.filter(({ needs }) => allows(role, needs)).map(({ path }) => path)
  const waiting = await waitingWork(asked.context.get(requestContext).db, mayOpen)
  return { staff: { email, role: role ?? '', hasSecondFactor, panelLanguage }, mayOpen, waiting }
}

/** Says what the panel's scripts speak where somebody comes here from a page of the site, or is somebody else now. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  speak(loaded.staff.panelLanguage)
  return loaded
}

/** How much waits on the screens that the person may open, by their paths. */
async function waitingWork(db: Db, mayOpen: readonly string[]): Promise<Waiting> {
  const COUNTS: Readonly<Record<string, () => Promise<number>>> = {
    '/admin/reviews': async () => (await waitingReviews(db, 1)).count,
    '/admin/teach': async () => (await openQuestions(db, 1)).count,
    '/admin/synonyms': async () => (await emptySearches(db, 1)).count,
    '/admin/inbox': async () => (await inboxPage(db, { view: 'unread', limit: 0, offset: 0 })).total,
  }
  const asked = Object.entries(COUNTS).filter(([path]) => mayOpen.includes(path))
  return Object.fromEntries(await Promise.all(asked.map(async ([path, count]) => [path, await count()])))
}

/** Asked with every step, so that a role that was taken away is seen at once. */
export const shouldRevalidate = () => true

export default function AdminLayout({ loaderData: { staff, mayOpen, waiting } }: Route.ComponentProps) {
  useEffect(() => keepStaffMark(true), [])
  return (
    <AdminShell staff={staff} mayOpen={mayOpen} waiting={waiting}>
      <Outlet />
    </AdminShell>
  )
}
