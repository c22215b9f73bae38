import type { OwnState } from '#app/domain/account/own-state.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { AuthForm } from './auth-form.tsx'
import { CurrentPassword } from './own-forms.tsx'
import { Section } from './section.tsx'

type SecondFactorProps = { state: OwnState | undefined; isOn: boolean }

/** The second factor: off, being set up, or on. */
export function SecondFactorSection({ state, isOn }: SecondFactorProps) {
  const codes = state?.recoveryCodes
  return (
    <Section
      id="xac-thuc"
      title={say('Xác thực hai lớp', { en: 'Two-factor authentication' })}
      text={say(
        'Ngoài mật khẩu, mỗi lần đăng nhập cần thêm mã 6 số từ ứng dụng như Google Authenticator hoặc Aegis. Có người biết mật khẩu của bạn cũng không vào được.',
        {
          en: 'Besides the password, each sign-in needs a 6-digit code from an app such as Google Authenticator or Aegis. Even somebody who knows your password does not get in.',
        },
      )}
    >
      {codes && <RecoveryCodes codes={codes} />}
      {isOn || codes ? <TurnedOn state={state} /> : <SetUp state={state} />}
    </Section>
  )
}

function SetUp({ state }: { state: OwnState | undefined }) {
  const secret = state?.secret
  if (!secret) {
    const errors = state?.form === 'secondFactorOn' ? state.errors : {}
    return (
      <AuthForm
        name="secondFactorOn"
        state={state}
        submit={say('Bật xác thực hai lớp', { en: 'Turn on two-factor authentication' })}
      >
        <CurrentPassword error={errors['current']} />
      </AuthForm>
    )
  }
  return (
    <>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>
          {say('Mở ứng dụng xác thực trên điện thoại và quét hình dưới đây.', {
            en: 'Open the authenticator app on your phone and scan the picture below.',
          })}
        </li>
        <li>{say('Nhập mã 6 số mà ứng dụng đang hiện.', { en: 'Enter the 6-digit code the app shows.' })}</li>
      </ol>
      <svg
        viewBox={`0 0 ${secret.size} ${secret.size}`}
        role="img"
        aria-label={say('Mã QR để quét bằng ứng dụng xác thực', {
          en: 'QR code to scan with an authenticator app',
        })}
        shapeRendering="crispEdges"
        className="size-56 rounded-control border border-line"
      >
        <rect width={secret.size} height={secret.size} fill="#fff" />
        <path d={secret.path} fill="#000" />
      </svg>
      <p className="text-sm text-muted">
        {say('Không quét được? Nhập khóa này vào ứng dụng: ', {
          en: 'Cannot scan? Enter this key in the app: ',
        })}
        <code className="font-mono break-all text-ink">{secret.text}</code>
      </p>
      <AuthForm name="secondFactorCode" state={state} submit={say('Xác nhận mã', { en: 'Confirm code' })}>
        <input type="hidden" name="uri" value={secret.uri} />
        <TextField
          label={say('Mã xác thực', { en: 'Code' })}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          error={state.form === 'secondFactorCode' ? state.errors['code'] : undefined}
        />
      </AuthForm>
    </>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div role="status" className="grid gap-3 rounded-control bg-saving-soft p-4">
      <p className="font-semibold text-saving">
        {say('Xác thực hai lớp đang bật. Bạn lưu lại các mã khôi phục này:', {
          en: 'Two-factor authentication is on. Keep these recovery codes:',
        })}
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="text-sm">
        {say(
          'Mỗi mã dùng được một lần khi bạn mất điện thoại. Các mã chỉ hiện lúc này: hãy chép ra giấy hoặc lưu trong trình quản lý mật khẩu.',
          {
            en: 'Each works once if you lose your phone. They are shown only now: write them down or keep them in a password manager.',
          },
        )}
      </p>
    </div>
  )
}

function TurnedOn({ state }: { state: OwnState | undefined }) {
  const errorsOf = (form: string) => (state?.form === form ? state.errors : {})
  return (
    <>
      {!state?.recoveryCodes && (
        <p className="font-semibold text-saving">{say('Đang bật.', { en: 'On.' })}</p>
      )}
      <details open={state?.form === 'recoveryCodes' && !state.recoveryCodes}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-action">
          {say('Tạo mã khôi phục mới', { en: 'Make new recovery codes' })}
        </summary>
        <div className="mt-3">
          <AuthForm
            name="recoveryCodes"
            state={state}
            submit={say('Tạo mã mới', { en: 'Make new codes' })}
            variant="secondary"
          >
            <p className="text-sm text-muted">
              {say('Các mã cũ sẽ không dùng được nữa.', { en: 'The old codes will no longer work.' })}
            </p>
            <CurrentPassword error={errorsOf('recoveryCodes')['current']} />
          </AuthForm>
        </div>
      </details>
      <details open={state?.form === 'secondFactorOff'}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-action">
          {say('Tắt xác thực hai lớp', { en: 'Turn off two-factor authentication' })}
        </summary>
        <div className="mt-3">
          <AuthForm
            name="secondFactorOff"
            state={state}
            submit={say('Tắt', { en: 'Turn off' })}
            variant="danger"
          >
            <CurrentPassword error={errorsOf('secondFactorOff')['current']} />
          </AuthForm>
        </div>
      </details>
    </>
  )
}
