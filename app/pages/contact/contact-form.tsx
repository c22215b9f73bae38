import { Form, Link, useNavigation } from 'react-router'
import type { FormState } from '#app/domain/contact/text.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { FormOutcome } from './form-outcome.tsx'
import { Trap } from './trap.tsx'

type ContactFormProps = {
  state: FormState | undefined
  /** What the message begins with, where the visitor came for something known. */
  subject?: string | undefined
}

/** Writes to the people behind the site. The server says what is missing; nothing typed is lost. */
export function ContactForm({ state, subject }: ContactFormProps) {
  const sending = useNavigation().state === 'submitting'
  const { values, errors }: Pick<FormState, 'values' | 'errors'> = state ?? {
    values: { subject: subject ?? '' },
    errors: {},
  }
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <Form method="post" noValidate className="grid gap-4">
      <FormOutcome state={state} />
      {/* On a phone name and number share a line, so that the message box is near. */}
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-4 max-sm:*:nth-[n+3]:col-span-full">
        <TextField label="Họ và tên" {...field('name')} required maxLength={100} autoComplete="name" />
        <TextField label="Số điện thoại" {...field('phone')} type="tel" maxLength={40} autoComplete="tel" />
        <TextField
          label="Email"
          {...field('email')}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
        />
        {/* Another subject chosen above fills this field alone anew. */}
        <TextField key={subject} label="Tiêu đề" {...field('subject')} required maxLength={200} />
      </div>
      <TextArea
        label="Nội dung"
        hint="Báo sai thì bạn ghi tên máy hoặc dán liên kết."
        {...field('message')}
        required
        maxLength={5000}
        rows={4}
      />
      <Trap />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={sending}>
          Gửi tin nhắn
        </Button>
        <p className="grow basis-60 text-sm text-muted">
          Chúng tôi trả lời qua email bạn ghi và chỉ dùng thông tin này vào việc đó, theo{' '}
          <Link to="/chinh-sach-bao-mat" className="text-action underline">
            Chính sách bảo mật
          </Link>
          .
        </p>
      </div>
    </Form>
  )
}
