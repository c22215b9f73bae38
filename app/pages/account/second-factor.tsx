import type { OwnState } from '#app/domain/account/own-state.ts'
import { TextField } from '#app/ui/text-field.tsx'
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
      title="Xác thực hai lớp"
      text="Ngoài mật khẩu, mỗi lần đăng nhập cần thêm mã 6 số từ ứng dụng như Google Authenticator hoặc Aegis. Có người biết mật khẩu của bạn cũng không vào được."
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
      <AuthForm name="secondFactorOn" state={state} submit="Bật xác thực hai lớp">
        <CurrentPassword error={errors['current']} />
      </AuthForm>
    )
  }
  return (
    <>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>Mở ứng dụng xác thực trên điện thoại và quét hình dưới đây.</li>
        <li>Nhập mã 6 số mà ứng dụng đang hiện.</li>
      </ol>
      <svg
        viewBox={`0 0 ${secret.size} ${secret.size}`}
        role="img"
        aria-label="Mã QR để quét bằng ứng dụng xác thực"
        shapeRendering="crispEdges"
        className="size-56 rounded-control border border-line"
      >
        <rect width={secret.size} height={secret.size} fill="#fff" />
        <path d={secret.path} fill="#000" />
      </svg>
      <p className="text-sm text-muted">
        Không quét được? Nhập khóa này vào ứng dụng:{' '}
        <code className="font-mono break-all text-ink">{secret.text}</code>
      </p>
      <AuthForm name="secondFactorCode" state={state} submit="Xác nhận mã">
        <input type="hidden" name="uri" value={secret.uri} />
        <TextField
          label="Mã xác thực"
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
        Xác thực hai lớp đang bật. Bạn lưu lại các mã khôi phục này:
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="text-sm">
        Mỗi mã dùng được một lần khi bạn mất điện thoại. Các mã chỉ hiện lúc này: hãy chép ra giấy hoặc lưu
        trong trình quản lý mật khẩu.
      </p>
    </div>
  )
}

function TurnedOn({ state }: { state: OwnState | undefined }) {
  const errorsOf = (form: string) => (state?.form === form ? state.errors : {})
  return (
    <>
      {!state?.recoveryCodes && <p className="font-semibold text-saving">Đang bật.</p>}
      <details open={state?.form === 'recoveryCodes' && !state.recoveryCodes}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-action">
          Tạo mã khôi phục mới
        </summary>
        <div className="mt-3">
          <AuthForm name="recoveryCodes" state={state} submit="Tạo mã mới" variant="secondary">
            <p className="text-sm text-muted">Các mã cũ sẽ không dùng được nữa.</p>
            <CurrentPassword error={errorsOf('recoveryCodes')['current']} />
          </AuthForm>
        </div>
      </details>
      <details open={state?.form === 'secondFactorOff'}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-action">
          Tắt xác thực hai lớp
        </summary>
        <div className="mt-3">
          <AuthForm name="secondFactorOff" state={state} submit="Tắt" variant="danger">
            <CurrentPassword error={errorsOf('secondFactorOff')['current']} />
          </AuthForm>
        </div>
      </details>
    </>
  )
}
