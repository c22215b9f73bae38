import { Form, Link } from 'react-router'
import { deviceName } from '#app/domain/account/device-name.ts'
import { isStaff } from '#app/domain/account/guard.ts'
import type { OwnState } from '#app/domain/account/own-state.ts'
import { listApiKeys } from '#app/domain/account/queries/api-keys.server.ts'
import { listSessions } from '#app/domain/account/queries/sessions.server.ts'
import { alertsOf, verifiedEmail } from '#app/domain/contact/alerts/alerts.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requirePerson } from '#app/edge/guard.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/account'
import { OWN_ACTIONS } from './actions.server.ts'
import { AlertSection, shownAlert } from './alert-list.tsx'
import { ApiKeysSection } from './api-keys.tsx'
import { Entering } from './entering.tsx'
import { FormSuccess } from './form-problem.tsx'
import { DataSection, PasswordSection, ProfileSection } from './own-forms.tsx'
import { SecondFactorSection } from './second-factor.tsx'
import { SessionSection } from './session-list.tsx'

const DONE = new Map(
  Object.entries({
    ten: 'Tên của bạn đã được lưu.',
    email: 'Email của bạn đã được xác nhận.',
    'thu-doi-email':
      'Chúng tôi vừa gửi liên kết xác nhận tới email mới. Bạn mở liên kết đó trên thiết bị này nhé.',
    'mat-khau': 'Mật khẩu đã đổi. Các thiết bị khác đã được đăng xuất.',
    'tat-xac-thuc': 'Xác thực hai lớp đã tắt.',
    phien: 'Thiết bị đó đã được đăng xuất.',
    khoa: 'Khóa đã được thu hồi.',
    'bao-gia': 'Báo giá đã được hủy.',
  }),
)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Tài khoản',
    description: 'Tài khoản của bạn.',
    path: '/tai-khoan',
    index: false,
  })
}

export async function loader(asked: Route.LoaderArgs) {
  const person = await requirePerson(asked)
  const { db, settings } = asked.context.get(requestContext)
  const sessions = await listSessions(db, person.id)
  const email = await verifiedEmail(db, person.id)
  return {
    person: { name: person.name, email: person.email, role: person.role, isStaff: isStaff(person) },
    hasSecondFactor: person.hasSecondFactor,
    sessions: sessions.map(({ id, userAgent, createdAt }) => ({
      id,
      device: deviceName(userAgent),
      since: createdAt,
      isCurrent: id === person.sessionId,
    })),
    alerts: email === null ? [] : (await alertsOf(db, email)).map(shownAlert),
    keys: isStaff(person) ? await listApiKeys(db, person.id) : [],
    mustSetUp: !person.hasSecondFactor && isStaff(person) && settings.requireSecondFactor,
    done: DONE.get(new URL(asked.request.url).searchParams.get('xong') ?? ''),
  }
}

/** When to try again, after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action(asked: Route.ActionArgs) {
  const person = await requirePerson(asked)
  const form = await asked.request.formData()
  const name = form.get('form')
  const handler = typeof name === 'string' && OWN_ACTIONS.get(name)
  if (!handler) throw new Response(null, { status: 400 })
  return (await handler({ ...asked, form, person })) as OwnState | undefined
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, hasSecondFactor, mustSetUp, sessions, alerts, keys, done } = loaderData
  return (
    <Entering>
      <Container className="py-8">
        <div className="mx-auto grid max-w-3xl gap-6">
          <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <div className="min-w-0 grow">
              <h1 className="text-2xl font-bold md:text-3xl">Tài khoản</h1>
              <p className="flex flex-wrap items-center gap-2 text-muted">
                <span className="break-all">{person.email}</span>
                {person.role && <Badge tone="action">{person.role}</Badge>}
              </p>
            </div>
            {person.isStaff && (
              <Link to="/admin" className={buttonClass('secondary')}>
                Trang quản trị
              </Link>
            )}
            <Form method="post" action="/auth/dang-xuat">
              <Button type="submit" variant="secondary">
                Đăng xuất
              </Button>
            </Form>
          </header>
          {mustSetUp && (
            <p className="rounded-card bg-cut-soft px-4 py-3">
              Người quản trị trang này phải bật xác thực hai lớp.{' '}
              <a href="#xac-thuc" className="font-semibold underline">
                Bạn bật ở phần bên dưới
              </a>{' '}
              rồi vào lại trang quản trị nhé.
            </p>
          )}
          <FormSuccess message={actionData ? undefined : done} />
          <ProfileSection state={actionData} name={person.name} email={person.email} />
          <PasswordSection state={actionData} />
          <SecondFactorSection state={actionData} isOn={hasSecondFactor} />
          <AlertSection alerts={alerts} />
          <SessionSection sessions={sessions} />
          {person.isStaff && <ApiKeysSection state={actionData} keys={keys} />}
          <DataSection state={actionData} />
        </div>
      </Container>
    </Entering>
  )
}
