import { redirect } from 'react-router'
import { asksSecondFactor } from '#app/domain/account/auth-calls.server.ts'
import { nextPath } from '#app/domain/account/next-path.ts'
import { readForm } from '#app/domain/account/read-form.ts'
import { signInForm, signUpForm } from '#app/domain/account/schema.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { personOf } from '#app/edge/guard.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import { later } from '#app/ui/later.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import type { Route } from './+types/sign-in'
import { accountsOf, afterSignIn, refuse, tryCall, withCookies } from './account-forms.server.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormSuccess } from './form-problem.tsx'
import { FreeUses } from './free-uses.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const AccountUses = later(() => import('./account-uses.tsx').then(({ AccountUses }) => AccountUses))

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Đăng nhập', description: TEXT.subtitle, path: '/auth', index: false })
}

export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = new URL(asked.request.url)
  if (await personOf(asked)) throw redirect(nextPath(searchParams.get('next')))
  return { signedUp: searchParams.has('da-dang-ky'), confirmed: searchParams.has('da-xac-nhan') }
}

/** When to try again, after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action(asked: Route.ActionArgs) {
  const form = await asked.request.formData()
  return form.get('form') === 'sign-up' ? signUp(asked, form) : signIn(asked, form)
}

async function signIn(asked: Route.ActionArgs, form: FormData) {
  const read = readForm(form, signInForm)
  if (!read.ok) return refuse(read.state, read.state.errors)
  const { accounts, caller } = accountsOf(asked)
  const tried = await tryCall(read.state, () => accounts.signIn(read.input, caller), TEXT.signInFailed)
  if ('again' in tried) return tried.again
  const next = nextPath(new URL(asked.request.url).searchParams.get('next'))
  const to = asksSecondFactor(tried.done.data)
    ? `/auth/xac-thuc${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`
    : await afterSignIn(asked, tried.done.data)
  return redirect(to, { status: 303, headers: withCookies(tried.done) })
}

async function signUp(asked: Route.ActionArgs, form: FormData) {
  const read = readForm(form, signUpForm)
  if (!read.ok) return refuse(read.state, read.state.errors)
  const { email, password } = read.input
  const { accounts, caller } = accountsOf(asked)
  const tried = await tryCall(
    read.state,
    () => accounts.signUp({ email, password }, caller),
    TEXT.signUpFailed,
  )
  return 'again' in tried ? tried.again : redirect('/auth?da-dang-ky=1', 303)
}

/** Where scripts run, a toast says that it went well; the pages it leads to are the same for everybody. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) announce(thrown.headers.get('Location') ?? '')
    throw thrown
  }
}

function announce(location: string) {
  if (location.startsWith('/auth?da-dang-ky')) showToast({ title: TEXT.signedUp, tone: 'success' })
  // Its code is fetched only by who has signed in.
  else if (!location.startsWith('/auth'))
    void import('./say-signed-in.ts').then((it) => it.saySignedIn(location))
}

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = useSite().contact
  const { signedUp, confirmed } = loaderData
  const said = signedUp
    ? TEXT.signedUp
    : confirmed
      ? 'Email đã được xác nhận. Bạn đăng nhập được rồi.'
      : undefined
  return (
    <AuthFrame
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      note={<FreeUses />}
      contact={email}
      aside={<AccountUses />}
    >
      <FormSuccess message={said} />
      <Tabs
        label="Đăng nhập hoặc đăng ký"
        initial={actionData?.form === 'sign-up' ? 'dang-ky' : 'dang-nhap'}
        tabs={[
          { id: 'dang-nhap', label: 'Đăng nhập', content: <SignInForm state={actionData} /> },
          { id: 'dang-ky', label: 'Đăng ký', content: <SignUpForm state={actionData} /> },
        ]}
      />
    </AuthFrame>
  )
}
