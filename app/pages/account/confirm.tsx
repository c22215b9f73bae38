import { redirect } from 'react-router'
import { readForm } from '#app/domain/account/read-form.ts'
import { tokenForm } from '#app/domain/account/schema.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { personOf } from '#app/edge/guard.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import type { Route } from './+types/confirm'
import { accountsOf, refuse, tryCall, withCookies } from './account-forms.server.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame, AuthLink } from './auth-frame.tsx'

const TITLE = 'Xác nhận email'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: TITLE, description: TITLE, path: '/auth/xac-nhan', index: false })
}

/** Opening the link changes nothing: programs that look into mails open links, too. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') }
}

/** When to try again, after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action(asked: Route.ActionArgs) {
  const read = readForm(await asked.request.formData(), tokenForm)
  if (!read.ok) return refuse(read.state, { form: TEXT.linkOver })
  const { accounts, caller } = accountsOf(asked)
  const person = await personOf(asked)
  const confirm = () => accounts.own.confirm(read.input.token, person, caller)
  const tried = await tryCall(read.state, confirm, TEXT.linkOver, { USER_ALREADY_EXISTS: 'form' })
  if ('again' in tried) return tried.again
  const to = person ? '/tai-khoan?xong=email' : '/auth?da-xac-nhan=1'
  return redirect(to, { status: 303, headers: withCookies(tried.done) })
}

export default function ConfirmPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { email } = useSite().contact
  return (
    <AuthFrame title={TITLE} contact={email}>
      {token ? (
        <AuthForm name="confirm" state={actionData} submit="Xác nhận email này">
          <input type="hidden" name="token" value={token} />
          <p>Bấm nút dưới đây để xác nhận email này là của bạn.</p>
        </AuthForm>
      ) : (
        <p>{TEXT.linkOver}</p>
      )}
      {(!token || actionData?.errors['form']) && (
        <p className="mt-4">
          <AuthLink to="/auth/gui-lai">Gửi lại liên kết</AuthLink>
        </p>
      )}
    </AuthFrame>
  )
}
