import { Form } from 'react-router'
import { EMPTY } from '#app/domain/account/form-state.ts'
import type { FormState } from '#app/domain/account/form-state.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink } from './auth-frame.tsx'
import { PasswordField } from './password-field.tsx'

/** Signs in by e-mail and password. */
export function SignInForm({ state }: { state: FormState | undefined }) {
  const { values, errors } = state?.form === 'sign-in' ? state : EMPTY
  const isUnconfirmed = errors['form'] === TEXT.notConfirmed
  return (
    <div className="grid gap-5">
      <AuthForm name="sign-in" state={state} submit="Đăng nhập" wide>
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={values['email']}
          error={errors['email']}
        />
        <div className="-mb-3 grid">
          <PasswordField
            label="Mật khẩu"
            name="password"
            required
            autoComplete="current-password"
            error={errors['password']}
          />
          <p className="justify-self-end text-sm">
            <AuthLink to="/auth/quen-mat-khau">Quên mật khẩu?</AuthLink>
          </p>
        </div>
      </AuthForm>
      {isUnconfirmed && (
        <Form method="post" action="/auth/gui-lai">
          <input type="hidden" name="form" value="confirm-again" />
          <input type="hidden" name="email" value={values['email']} />
          <Button type="submit" variant="secondary" className="max-sm:w-full">
            Gửi lại email xác nhận
          </Button>
        </Form>
      )}
    </div>
  )
}
