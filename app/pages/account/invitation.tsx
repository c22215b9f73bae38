import { Form, redirect } from 'react-router'
import { hashInvitationToken } from '#app/domain/account/invitation-token.ts'
import { signInPath } from '#app/domain/account/next-path.ts'
import { invitationByToken, takeUpInvitation } from '#app/domain/account/queries/invitations.server.ts'
import type { HeldInvitation } from '#app/domain/account/queries/invitations.server.ts'
import { readForm } from '#app/domain/account/read-form.ts'
import { ROLE_NAMES, ROLE_WORDS } from '#app/domain/account/roles.ts'
import { joinForm, tokenInput } from '#app/domain/account/schema.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { personOf } from '#app/edge/guard.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import type { Route } from './+types/invitation'
import { accountsOf, refuse, tryCall, withCookies } from './account-forms.server.ts'
import { AuthFrame } from './auth-frame.tsx'
import { JoinForm } from './join-form.tsx'

const TITLE = 'Lời mời cùng làm'
const PATH = '/tai-khoan/loi-moi'
/** The panel, which greets whoever comes by an invitation. */
const ARRIVAL = '/admin?chao-mung=1'
const FAILED = 'Chưa nhận được lời mời. Bạn thử lại nhé.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: TITLE, description: TITLE, path: PATH, index: false })
}

const tokenOf = (request: Request) =>
  tokenInput.safeParse(new URL(request.url).searchParams.get('token')).data

/** What is to be done with an invitation by whoever opened its link: 'other' is signed in with another address. */
type Step = 'join' | 'sign-in' | 'take-up' | 'other'

const stepOf = ({ email, hasAccount }: HeldInvitation, signedIn: string | undefined): Step => {
  if (signedIn !== undefined) return signedIn === email ? 'take-up' : 'other'
  return hasAccount ? 'sign-in' : 'join'
}

/** Opening the link changes nothing: programs that look into mails open links, too. */
export async function loader(asked: Route.LoaderArgs) {
  const person = await personOf(asked)
  const token = tokenOf(asked.request)
  const { db } = asked.context.get(requestContext)
  const invitation = token ? await invitationByToken(db, hashInvitationToken(token)) : null
  if (!token || !invitation) return { step: 'over' as const }
  const { email, role, invitedBy, expiresAt } = invitation
  const here = `${PATH}?token=${encodeURIComponent(token)}`
  return {
    step: stepOf(invitation, person?.email),
    email,
    role,
    invitedBy,
    expiresAt,
    signedInAs: person?.email ?? '',
    here,
  }
}

/** When to try again, after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Gives the role to whoever is signed in with the invited address; makes the account where nobody is signed in. */
export async function action(asked: Route.ActionArgs) {
  const person = await personOf(asked)
  const token = tokenOf(asked.request) ?? ''
  const { accounts, caller, db } = accountsOf(asked)
  if (person) {
    const role = await takeUpInvitation(db, { tokenHash: hashInvitationToken(token), userId: person.id })
    return role ? redirect(ARRIVAL, 303) : undefined
  }
  const read = readForm(await asked.request.formData(), joinForm)
  if (!read.ok) return refuse(read.state, read.state.errors)
  const tried = await tryCall(read.state, () => accounts.join({ token, ...read.input }, caller), FAILED)
  if ('again' in tried) return tried.again
  return redirect(ARRIVAL, { status: 303, headers: withCookies(tried.done) })
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email: contact } = useSite().contact
  if (loaderData.step === 'over')
    return (
      <AuthFrame title={TITLE} contact={contact}>
        <p>{TEXT.invitationOver}</p>
      </AuthFrame>
    )
  const { step, email, role, invitedBy, expiresAt, signedInAs, here } = loaderData
  return (
    <AuthFrame title={TITLE} contact={contact}>
      <div className="grid gap-4">
        <p>
          <strong>{invitedBy}</strong> mời bạn vào trang quản trị với quyền{' '}
          <strong>{ROLE_NAMES[role]}</strong>: {ROLE_WORDS[role]}.
        </p>
        <p className="text-sm text-muted">Lời mời dùng được đến {formatDateTime(expiresAt)}, giờ Việt Nam.</p>
        {step === 'join' && <JoinForm email={email} state={actionData} />}
        {step === 'sign-in' && (
          <>
            <p>
              Email <strong className="break-all">{email}</strong> đã có tài khoản. Bạn đăng nhập bằng tài
              khoản đó để nhận quyền.
            </p>
            <a href={signInPath(here)} className={buttonClass('primary', 'md', 'justify-self-start')}>
              Đăng nhập
            </a>
          </>
        )}
        {step === 'take-up' && (
          <Form method="post" className="grid gap-4">
            <p>
              Bạn đang đăng nhập với <strong className="break-all">{email}</strong>.
            </p>
            <Button type="submit" className="justify-self-start">
              Nhận lời mời
            </Button>
          </Form>
        )}
        {step === 'other' && (
          <Form
            method="post"
            action={`/auth/dang-xuat?next=${encodeURIComponent(here)}`}
            className="grid gap-4"
          >
            <p>
              Lời mời này dành cho một email khác, <strong className="break-all">{email}</strong>. Bạn đang
              đăng nhập với <strong className="break-all">{signedInAs}</strong>.
            </p>
            <Button type="submit" variant="secondary" className="justify-self-start">
              Đăng xuất rồi nhận lời mời
            </Button>
          </Form>
        )}
      </div>
    </AuthFrame>
  )
}
