import { data } from 'react-router'
import { readForm } from '#app/domain/account/read-form.ts'
import { emailForm } from '#app/domain/account/schema.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import type { Route } from './+types/forgotten'
import { accountsOf, refuse, tryCall } from './account-forms.server.ts'
import { askedForm, AskForMail } from './ask-for-mail.tsx'

const TITLE = 'Quên mật khẩu'
const SUBTITLE = 'Nhập email của bạn, chúng tôi gửi liên kết để đặt mật khẩu mới.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: TITLE, description: SUBTITLE, path: '/auth/quen-mat-khau', index: false })
}

/** When to try again, after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action(asked: Route.ActionArgs) {
  const read = readForm(await asked.request.formData(), emailForm)
  if (!read.ok) return refuse(read.state, read.state.errors)
  const { accounts, caller, mailer } = accountsOf(asked)
  const tried = await tryCall(
    read.state,
    () => accounts.askReset(read.input.email, caller),
    TEXT.signInFailed,
  )
  return 'again' in tried ? tried.again : data({ ...read.state, form: askedForm(mailer) })
}

export default function ForgottenPage({ actionData }: Route.ComponentProps) {
  const { email } = useSite().contact
  return (
    <AskForMail
      title={TITLE}
      subtitle={SUBTITLE}
      contact={email}
      name="forgotten"
      submit="Gửi liên kết"
      sent={TEXT.resetAsked}
      state={actionData}
    />
  )
}
