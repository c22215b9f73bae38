import type { FormState } from '#app/domain/account/form-state.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame, AuthLink } from './auth-frame.tsx'
import { FormProblem, FormSuccess } from './form-problem.tsx'

/** Said in place of what was sent where mails reach nobody. */
const NO_MAIL_LEAVES =
  'Trang này chưa có máy chủ gửi thư nên không thư nào tới hộp thư của bạn. Bạn nhờ người quản trị trang giúp nhé.'

/** What became of asking, for the page to say: whether mails reach anybody at all. */
export const askedForm = ({ delivers }: { delivers: boolean }) => (delivers ? 'sent' : 'kept')

type AskForMailProps = {
  title: string
  subtitle?: string
  contact: string | null
  /** The form's name. */
  name: string
  submit: string
  /** What is said in place of the form once the mail is asked for and goes. */
  sent: string
  state: FormState | undefined
}

/** A page that asks for an e-mail address, to send a link to it. */
export function AskForMail({ title, subtitle, contact, name, submit, sent, state }: AskForMailProps) {
  const goesNowhere = state?.form === 'kept'
  const isSent = state?.form === 'sent' || goesNowhere
  return (
    <AuthFrame title={title} contact={contact} {...(subtitle ? { subtitle } : {})}>
      {goesNowhere ? (
        <FormProblem message={NO_MAIL_LEAVES} />
      ) : (
        <FormSuccess message={isSent ? sent : undefined} />
      )}
      {!isSent && (
        <AuthForm name={name} state={state} submit={submit}>
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="username"
            defaultValue={state?.values['email']}
            error={state?.errors['email']}
          />
        </AuthForm>
      )}
      <p className="mt-4">
        <AuthLink to="/auth">Quay lại đăng nhập</AuthLink>
      </p>
    </AuthFrame>
  )
}
