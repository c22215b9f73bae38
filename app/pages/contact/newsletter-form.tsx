import { Link, useFetcher } from 'react-router'
import type { FormState } from '#app/domain/contact/text.ts'
import { useSite } from '#app/edge/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormOutcome } from './form-outcome.tsx'
import { Trap } from './trap.tsx'

/** Subscribes to the newsletter from any page; without JavaScript the answer is a page of its own. */
export function NewsletterForm({ state: given }: { state?: FormState | undefined }) {
  const { name, sendsMail } = useSite()
  const fetcher = useFetcher<FormState>()
  const state = fetcher.data ?? given
  const { values = {}, errors = {} } = state ?? {}
  return (
    <fetcher.Form method="post" action="/ban-tin" noValidate className="grid gap-3">
      {!sendsMail && (
        <p className="rounded-control bg-cut-soft p-3">
          Trang chưa gửi được thư nên chưa nhận đăng ký. Bạn đọc bài mới ở{' '}
          <Link to="/blog" className="text-action underline">
            Blog
          </Link>{' '}
          nhé.
        </p>
      )}
      <FormOutcome state={state} />
      <TextField
        label="Email của bạn"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={values['email']}
        error={errors['email']}
      />
      <Checkbox
        name="consent"
        defaultChecked={values['consent'] === 'on'}
        error={errors['consent']}
        label={
          <>
            Tôi đồng ý nhận tin từ {name} và cho phép xử lý email của tôi theo{' '}
            <Link to="/chinh-sach-bao-mat" className="text-action underline">
              Chính sách bảo mật
            </Link>
            .
          </>
        }
      />
      <Trap />
      <Button type="submit" loading={fetcher.state !== 'idle'} className="justify-self-start">
        Đăng ký nhận tin
      </Button>
    </fetcher.Form>
  )
}
