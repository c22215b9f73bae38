import { redirect } from 'react-router'
import { nextPath } from '#app/domain/account/next-path.ts'
import { readForm } from '#app/domain/account/read-form.ts'
import { codeForm, recoveryForm } from '#app/domain/account/schema.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { personOf } from '#app/edge/guard.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/second-step'
import { accountsOf, afterSignIn, refuse, tryCall, withCookies } from './account-forms.server.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame, AuthLink } from './auth-frame.tsx'

const TITLE = 'Xác thực hai lớp'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: TITLE, description: TEXT.subtitle, path: '/auth/xac-thuc', index: false })
}

export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = new URL(asked.request.url)
  if (await personOf(asked)) throw redirect(nextPath(searchParams.get('next')))
  return { next: searchParams.get('next'), byRecovery: searchParams.has('ma-khoi-phuc') }
}

/** When to try again, after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action(asked: Route.ActionArgs) {
  const form = await asked.request.formData()
  const kind = form.get('form') === 'recovery' ? 'recovery' : 'app'
  const read = readForm(form, kind === 'recovery' ? recoveryForm : codeForm)
  if (!read.ok) return refuse(read.state, read.state.errors)
  const { accounts, caller } = accountsOf(asked)
  const { code } = read.input
  const tried = await tryCall(
    read.state,
    () => accounts.secondStep({ code, kind }, caller),
    TEXT.signInFailed,
  )
  if ('again' in tried) return tried.again
  return redirect(await afterSignIn(asked, tried.done.data), {
    status: 303,
    headers: withCookies(tried.done),
  })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) {
      const leadsTo = thrown.headers.get('Location') ?? ''
      void import('./say-signed-in.ts').then((it) => it.saySignedIn(leadsTo))
    }
    throw thrown
  }
}

export default function SecondStepPage({
  loaderData: { next, byRecovery },
  actionData,
}: Route.ComponentProps) {
  const { email } = useSite().contact
  const query = new URLSearchParams(next ? { next } : {})
  if (!byRecovery) query.set('ma-khoi-phuc', '1')
  return (
    <AuthFrame
      title={TITLE}
      subtitle={
        byRecovery
          ? 'Nhập một mã khôi phục bạn đã lưu khi bật xác thực hai lớp.'
          : 'Nhập mã 6 số đang hiện trong ứng dụng xác thực trên điện thoại của bạn.'
      }
      contact={email}
    >
      <AuthForm
        key={byRecovery ? 'recovery' : 'code'}
        name={byRecovery ? 'recovery' : 'code'}
        state={actionData}
        submit="Tiếp tục"
        aside={
          <AuthLink to={`/auth/xac-thuc?${query}`}>
            {byRecovery ? 'Dùng mã trong ứng dụng' : 'Dùng mã khôi phục'}
          </AuthLink>
        }
      >
        <TextField
          label={byRecovery ? 'Mã khôi phục' : 'Mã xác thực'}
          name="code"
          required
          autoComplete="one-time-code"
          inputMode={byRecovery ? 'text' : 'numeric'}
          error={actionData?.errors['code']}
        />
      </AuthForm>
      <p className="mt-4">
        <AuthLink to="/auth">Đăng nhập lại từ đầu</AuthLink>
      </p>
    </AuthFrame>
  )
}
