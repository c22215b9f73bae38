import type { OwnState } from '#app/domain/account/own-state.ts'
import { PASSWORD } from '#app/domain/account/password-rules.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { PasswordField } from './password-field.tsx'
import { Section } from './section.tsx'

type OwnProps = { state: OwnState | undefined; name: string; email: string }

const errorsOf = (state: OwnState | undefined, form: string) => (state?.form === form ? state.errors : {})
const valueOf = (state: OwnState | undefined, form: string, field: string) =>
  state?.form === form ? state.values[field] : undefined

/** The password one has, asked for before what could not be taken back. */
export function CurrentPassword({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      label="Mật khẩu hiện tại"
      name="current"
      required
      autoComplete="current-password"
      error={error}
    />
  )
}

/** Name and address. */
export function ProfileSection({ state, name, email }: OwnProps) {
  const emailErrors = errorsOf(state, 'email')
  return (
    <Section id="ho-so" title="Hồ sơ">
      <AuthForm name="name" state={state} submit="Lưu tên" variant="secondary">
        <TextField
          label="Tên"
          name="name"
          required
          maxLength={80}
          autoComplete="name"
          defaultValue={valueOf(state, 'name', 'name') ?? name}
          error={errorsOf(state, 'name')['name']}
        />
      </AuthForm>
      <hr className="border-line" />
      <p>
        Email hiện tại: <strong className="break-all">{email}</strong>
      </p>
      <AuthForm name="email" state={state} submit="Đổi email" variant="secondary">
        <TextField
          label="Email mới"
          name="email"
          type="email"
          required
          autoComplete="email"
          hint="Email chỉ đổi khi bạn mở liên kết xác nhận gửi tới địa chỉ mới."
          defaultValue={valueOf(state, 'email', 'email')}
          error={emailErrors['email']}
        />
        <CurrentPassword error={emailErrors['current']} />
      </AuthForm>
    </Section>
  )
}

/** A new password for the old. */
export function PasswordSection({ state }: Pick<OwnProps, 'state'>) {
  const errors = errorsOf(state, 'password')
  return (
    <Section
      id="mat-khau"
      title="Mật khẩu"
      text="Sau khi đổi, các thiết bị khác phải đăng nhập lại bằng mật khẩu mới."
    >
      <AuthForm name="password" state={state} submit="Đổi mật khẩu" variant="secondary">
        <CurrentPassword error={errors['current']} />
        <PasswordField
          label="Mật khẩu mới"
          name="password"
          required
          maxLength={PASSWORD.most}
          autoComplete="new-password"
          hint={`Ít nhất ${PASSWORD.least} ký tự.`}
          error={errors['password']}
        />
        <PasswordField
          label="Nhập lại mật khẩu mới"
          name="confirm"
          required
          autoComplete="new-password"
          error={errors['confirm']}
        />
      </AuthForm>
    </Section>
  )
}

/** A copy of one's data, and the way out. */
export function DataSection({ state }: Pick<OwnProps, 'state'>) {
  const errors = errorsOf(state, 'remove')
  return (
    <Section
      id="du-lieu"
      title="Dữ liệu của bạn"
      text="Bạn tải về được mọi thứ chúng tôi lưu về tài khoản này, hoặc xóa hẳn tài khoản."
    >
      <p>
        <a
          href="/tai-khoan/du-lieu.json"
          download
          className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
        >
          Tải dữ liệu của tôi (JSON)
        </a>
      </p>
      <hr className="border-line" />
      <p>
        Xóa tài khoản là xóa ngay và không khôi phục được: phiên đăng nhập, khóa API, xác thực hai lớp và
        quyền đều mất theo.
      </p>
      <AuthForm name="remove" state={state} submit="Xóa tài khoản" variant="danger">
        <CurrentPassword error={errors['current']} />
        <Checkbox name="agree" label="Tôi hiểu và muốn xóa tài khoản này." error={errors['agree']} />
      </AuthForm>
    </Section>
  )
}
