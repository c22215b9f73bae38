import { EMPTY } from '#app/domain/account/form-state.ts'
import type { FormState } from '#app/domain/account/form-state.ts'
import { PASSWORD } from '#app/domain/account/password-rules.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { PasswordField } from './password-field.tsx'

/** Makes an account; it has no role until an administrator gives it one. */
export function SignUpForm({ state }: { state: FormState | undefined }) {
  const { values, errors } = state?.form === 'sign-up' ? state : EMPTY
  return (
    <AuthForm name="sign-up" state={state} submit="Đăng ký" wide>
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={values['email']}
        error={errors['email']}
      />
      <NewPasswordFields errors={errors} />
      <p className="text-sm text-muted">
        Tài khoản mới chưa có quyền quản trị. Quản trị viên sẽ cấp quyền khi cần.
      </p>
    </AuthForm>
  )
}

/** A password to be set, twice. */
export function NewPasswordFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <PasswordField
        label="Mật khẩu"
        name="password"
        required
        maxLength={PASSWORD.most}
        autoComplete="new-password"
        hint={`Ít nhất ${PASSWORD.least} ký tự. Một câu dài mà bạn dễ nhớ thì càng an toàn.`}
        error={errors['password']}
      />
      <PasswordField
        label="Nhập lại mật khẩu"
        name="confirm"
        required
        autoComplete="new-password"
        error={errors['confirm']}
      />
    </>
  )
}
