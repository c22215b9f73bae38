import { redirect } from 'react-router'
import { readForm } from '#app/domain/account/read-form.ts'
import { resetForm } from '#app/domain/account/schema.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import type { Route } from './+types/reset'
import { accountsOf, refuse, tryCall, withCookies } from './account-forms.server.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame, AuthLink } from './auth-frame.tsx'
import { FormSuccess } from './form-problem.tsx'
import { NewPasswordFields } from './sign-up-form.tsx'

const TITLE = 'Đặt mật khẩu mới'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: TITLE, description: TITLE, path: '/auth/dat-lai-mat-khau', index: false })
}

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return { token: searchParams.get('token'), isDone: searchParams.has('xong') }
}

/** When to try again, after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action(asked: Route.ActionArgs) {
  const read = readForm(await asked.request.formData(), resetForm)
  if (!read.ok) return refuse(read.state, read.state.errors)
  const { accounts, caller } = accountsOf(asked)
  const tried = await tryCall(read.state, () => accounts.reset(read.input, caller), TEXT.linkOver)
  if ('again' in tried) return tried.again
  const { email, name } = tried.done.data
  await accounts.notify({ email, name }, 'passwordChanged')
  return redirect('/auth/dat-lai-mat-khau?xong=1', { status: 303, headers: withCookies(tried.done) })
}

export default function ResetPage({ loaderData: { token, isDone }, actionData }: Route.ComponentProps) {
  const { email } = useSite().contact
  const errors = actionData?.errors ?? {}
  if (isDone) {
    return (
      <AuthFrame title={TITLE} contact={email}>
        <FormSuccess message="Mật khẩu mới đã được lưu. Mọi thiết bị đã được đăng xuất." />
        <p className="mt-4">
          <AuthLink to="/auth">Đăng nhập</AuthLink>
        </p>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={TITLE} contact={email}>
      {token ? (
        <AuthForm name="reset" state={actionData} submit="Lưu mật khẩu mới">
          <input type="hidden" name="token" value={token} />
          <NewPasswordFields errors={errors} />
        </AuthForm>
      ) : (
        <p>{TEXT.linkOver}</p>
      )}
      {(!token || errors['form'] || errors['token']) && (
        <p className="mt-4">
          <AuthLink to="/auth/quen-mat-khau">Gửi liên kết mới</AuthLink>
        </p>
      )}
    </AuthFrame>
  )
}
