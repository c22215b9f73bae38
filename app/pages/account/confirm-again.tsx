import { data, redirect } from 'react-router'
import { readForm } from '#app/domain/account/read-form.ts'
import { emailForm } from '#app/domain/account/schema.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { personOf } from '#app/edge/guard.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import type { Route } from './+types/confirm-again'
import { accountsOf, refuse, tryCall } from './account-forms.server.ts'
import { askedForm, AskForMail } from './ask-for-mail.tsx'

const TITLE = 'Gửi lại email xác nhận'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: TITLE, description: TITLE, path: '/auth/gui-lai', index: false })
}

export async function loader(asked: Route.LoaderArgs) {
  if (await personOf(asked)) throw redirect('/')
  return null
}

/** When to try again, after too many tries. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action(asked: Route.ActionArgs) {
  const read = readForm(await asked.request.formData(), emailForm)
  if (!read.ok) return refuse(read.state, read.state.errors)
  const { accounts, caller, mailer } = accountsOf(asked)
  const tried = await tryCall(
    read.state,
    () => accounts.askConfirmation(read.input.email, caller),
    TEXT.signUpFailed,
  )
  return 'again' in tried ? tried.again : data({ ...read.state, form: askedForm(mailer) })
}

export default function ConfirmAgainPage({ actionData }: Route.ComponentProps) {
  const { email } = useSite().contact
  return (
    <AskForMail
      title={TITLE}
      contact={email}
      name="confirm-again"
      submit="Gửi lại"
      sent={TEXT.confirmAsked}
      state={actionData}
    />
  )
}
