import { Form, Link } from 'react-router'
import { deviceName } from '#app/domain/account/device-name.ts'
import { isStaff } from '#app/domain/account/guard.ts'
import type { OwnState } from '#app/domain/account/own-state.ts'
import { listApiKeys } from '#app/domain/account/queries/api-keys.server.ts'
import { listSessions } from '#app/domain/account/queries/sessions.server.ts'
import { ROLE_NAMES } from '#app/domain/account/roles.ts'
import { alertsOf, verifiedEmail } from '#app/domain/contact/alerts/alerts.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { personOf, requirePerson } from '#app/edge/guard.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { PANEL_LANGUAGE, speak } from '#app/edge/panel-language.ts'
import { inChosen } from '#app/platform/language.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { keepStaffMark } from '#app/ui/staff-mark.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/account'
import { OWN_ACTIONS } from './actions.server.ts'
import { AlertSection, shownAlert } from './alert-list.tsx'
import { ApiKeysSection } from './api-keys.tsx'
import { Entering } from './entering.tsx'
import { FormSuccess } from './form-problem.tsx'
import { LanguageSection } from './language-section.tsx'
import { DataSection, PasswordSection, ProfileSection } from './own-forms.tsx'
import { SecondFactorSection } from './second-factor.tsx'
import { SessionSection } from './session-list.tsx'

const DONE = {
  get ten() {
    return say('Tên của bạn đã được lưu.', { en: 'Your name is saved.' })
  },
  get email() {
    return say('Email của bạn đã được xác nhận.', { en: 'Your email is confirmed.' })
  },
  get 'thu-doi-email'() {
    return say(
      'Chúng tôi vừa gửi liên kết xác nhận tới email mới. Bạn mở liên kết đó trên thiết bị này nhé.',
      { en: 'We have sent a link to the new email. Open it on this device.' },
    )
  },
  get 'mat-khau'() {
    return say('Mật khẩu đã đổi. Các thiết bị khác đã được đăng xuất.', {
      en: 'The password is changed. Other devices are signed out.',
    })
  },
  get 'tat-xac-thuc'() {
    return say('Xác thực hai lớp đã tắt.', { en: 'Two-factor authentication is off.' })
  },
  get phien() {
    return say('Thiết bị đó đã được đăng xuất.', { en: 'That device is signed out.' })
  },
  get khoa() {
    return say('Khóa đã được thu hồi.', { en: 'The key is revoked.' })
  },
  get 'bao-gia'() {
    return say('Báo giá đã được hủy.', { en: 'The price alert is cancelled.' })
  },
  get 'ngon-ngu'() {
    return say('Ngôn ngữ của trang quản trị đã được lưu.', { en: 'The language of the panel is saved.' })
  },
}

const noMailLeft = () =>
  say(
    'Trang này chưa có máy chủ gửi thư nên liên kết xác nhận không tới email mới; email cũ vẫn dùng. Bạn nhờ người quản trị trang giúp nhé.',
    {
      en: 'This site has no mail server, so the link does not reach the new email; the old one stays. Ask whoever runs the site.',
    },
  )

/** The account is shown to staff in the language that they have chosen for the panel. */
export const middleware: Route.MiddlewareFunction[] = [
  async (asked, next) => inChosen((await personOf(asked))?.panelLanguage ?? null, next),
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: say('Tài khoản', { en: 'Account' }),
    description: say('Tài khoản của bạn.', { en: 'Your account.' }),
    path: '/tai-khoan',
    index: false,
  })
}

export async function loader(asked: Route.LoaderArgs) {
  const person = await requirePerson(asked)
  const { db, settings, mailer } = asked.context.get(requestContext)
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
    language: person.panelLanguage,
    done: doneText(new URL(asked.request.url).searchParams.get('xong'), mailer.delivers),
  }
}

function doneText(what: string | null, delivers: boolean): string | undefined {
  if (what === 'thu-doi-email' && !delivers) return noMailLeft()
  return what !== null && Object.hasOwn(DONE, what) ? DONE[what as keyof typeof DONE] : undefined
}

/** Says what the page's scripts speak where somebody comes here from a page of the site. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  speak(loaded.language)
  return loaded
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
  const { person, language, hasSecondFactor, mustSetUp, sessions, alerts, keys, done } = loaderData
  return (
    <Entering>
      <Container className="py-8">
        <div
          className="mx-auto grid max-w-3xl gap-6"
          {...(language && { lang: language, [PANEL_LANGUAGE]: language })}
        >
          <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <div className="min-w-0 grow">
              <h1 className="text-2xl font-bold md:text-3xl">{say('Tài khoản', { en: 'Account' })}</h1>
              <p className="flex flex-wrap items-center gap-2 text-muted">
                <span className="break-all">{person.email}</span>
                {person.role && <Badge tone="action">{ROLE_NAMES[person.role]}</Badge>}
              </p>
            </div>
            {person.isStaff && (
              <Link to="/admin" className={buttonClass('secondary')}>
                {say('Trang quản trị', { en: 'Admin panel' })}
              </Link>
            )}
            <Form method="post" action="/auth/dang-xuat" onSubmit={() => keepStaffMark(false)}>
              <Button type="submit" variant="secondary">
                {say('Đăng xuất', { en: 'Sign out' })}
              </Button>
            </Form>
          </header>
          {mustSetUp && (
            <p className="rounded-card bg-cut-soft px-4 py-3">
              {say('Người quản trị trang này phải bật xác thực hai lớp. ', {
                en: 'Staff of this site must turn on two-factor authentication. ',
              })}
              <a href="#xac-thuc" className="font-semibold underline">
                {say('Bạn bật ở phần bên dưới', { en: 'Turn it on below' })}
              </a>
              {say(' rồi vào lại trang quản trị nhé.', { en: ' , then go back to the panel.' })}
            </p>
          )}
          <FormSuccess message={actionData ? undefined : done} />
          <ProfileSection state={actionData} name={person.name} email={person.email} />
          {person.isStaff && <LanguageSection chosen={language} />}
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
