import type { OwnState } from '#app/domain/account/own-state.ts'
import { PASSWORD } from '#app/domain/account/password-rules.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
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
      label={say('Mật khẩu hiện tại', { en: 'Current password' })}
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
    <Section id="ho-so" title={say('Hồ sơ', { en: 'Profile' })}>
      <AuthForm name="name" state={state} submit={say('Lưu tên', { en: 'Save name' })} variant="secondary">
        <TextField
          label={say('Tên', { en: 'Name' })}
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
        {say('Email hiện tại: ', { en: 'Current email: ' })}
        <strong className="break-all">{email}</strong>
      </p>
      <AuthForm
        name="email"
        state={state}
        submit={say('Đổi email', { en: 'Change email' })}
        variant="secondary"
      >
        <TextField
          label={say('Email mới', { en: 'New email' })}
          name="email"
          type="email"
          required
          autoComplete="email"
          hint={say('Email chỉ đổi khi bạn mở liên kết xác nhận gửi tới địa chỉ mới.', {
            en: 'The email only changes once you open the link sent to the new address.',
          })}
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
      title={say('Mật khẩu', { en: 'Password' })}
      text={say('Sau khi đổi, các thiết bị khác phải đăng nhập lại bằng mật khẩu mới.', {
        en: 'After the change, other devices have to sign in with the new password.',
      })}
    >
      <AuthForm
        name="password"
        state={state}
        submit={say('Đổi mật khẩu', { en: 'Change password' })}
        variant="secondary"
      >
        <CurrentPassword error={errors['current']} />
        <PasswordField
          label={say('Mật khẩu mới', { en: 'New password' })}
          name="password"
          required
          maxLength={PASSWORD.most}
          autoComplete="new-password"
          hint={say(`Ít nhất ${PASSWORD.least} ký tự.`, { en: `At least ${PASSWORD.least} characters.` })}
          error={errors['password']}
        />
        <PasswordField
          label={say('Nhập lại mật khẩu mới', { en: 'Repeat the new password' })}
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
      title={say('Dữ liệu của bạn', { en: 'Your data' })}
      text={say('Bạn tải về được mọi thứ chúng tôi lưu về tài khoản này, hoặc xóa hẳn tài khoản.', {
        en: 'You can download all we keep about this account, or delete the account.',
      })}
    >
      <p>
        <a
          href="/tai-khoan/du-lieu.json"
          download
          className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
        >
          {say('Tải dữ liệu của tôi (JSON)', { en: 'Download my data (JSON)' })}
        </a>
      </p>
      <hr className="border-line" />
      <p>
        {say(
          'Xóa tài khoản là xóa ngay và không khôi phục được: phiên đăng nhập, khóa API, xác thực hai lớp và quyền đều mất theo.',
          {
            en: 'Deleting the account happens at once and cannot be undone: sessions, API keys, two-factor authentication and roles go with it.',
          },
        )}
      </p>
      <AuthForm
        name="remove"
        state={state}
        submit={say('Xóa tài khoản', { en: 'Delete account' })}
        variant="danger"
      >
        <CurrentPassword error={errors['current']} />
        <Checkbox
          name="agree"
          label={say('Tôi hiểu và muốn xóa tài khoản này.', {
            en: 'I understand and want to delete this account.',
          })}
          error={errors['agree']}
        />
      </AuthForm>
    </Section>
  )
}
