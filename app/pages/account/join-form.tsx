import { EMPTY } from '#app/domain/account/form-state.ts'
import type { FormState } from '#app/domain/account/form-state.ts'
import { PASSWORD } from '#app/domain/account/password-rules.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { PasswordField } from './password-field.tsx'

/** Makes the account of an invited address. */
export function JoinForm({ email, state }: { email: string; state: FormState | undefined }) {
  const { values, errors } = state?.form === 'join' ? state : EMPTY
  return (
    <AuthForm name="join" state={state} submit="Vào trang quản trị">
      {/* Not sent: the invitation knows it. It is there to be seen, and for what keeps passwords. */}
      <TextField label="Email" type="email" value={email} readOnly autoComplete="username" />
      <TextField
        label="Tên của bạn"
        name="name"
        required
        maxLength={80}
        autoComplete="name"
        hint="Đồng nghiệp thấy tên này."
        defaultValue={values['name']}
        error={errors['name']}
      />
      <PasswordField
        label="Mật khẩu"
        name="password"
        required
        maxLength={PASSWORD.most}
        autoComplete="new-password"
        hint={`Ít nhất ${PASSWORD.least} ký tự. Một câu dài mà bạn dễ nhớ thì càng an toàn.`}
        error={errors['password']}
      />
    </AuthForm>
  )
}
