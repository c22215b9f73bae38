import { MailPlus } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { Invitation } from '#app/domain/account/queries/invitations.server.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'

type InvitationsProps = { invitations: readonly Invitation[]; outcome: Outcome | null | undefined }

/** Asks somebody without an account to work on the site, and shows who has not answered yet. */
export function Invitations({ invitations, outcome }: InvitationsProps) {
  const { state } = useNavigation()
  return (
    <Card as="section" aria-labelledby="moi">
      <h2 id="moi" className="text-lg font-bold">
        Mời người cùng làm
      </h2>
      <p className="text-muted">Họ mở liên kết trong thư bằng tài khoản của đúng email đó để nhận quyền.</p>
      <Form
        key={invitations.length}
        method="post"
        preventScrollReset
        noValidate
        className="mt-4 grid items-start gap-4 sm:grid-cols-[1fr_10rem_auto]"
      >
        <input type="hidden" name="intent" value="invite" />
        <TextField
          label="Email"
          type="email"
          name="email"
          required
          maxLength={254}
          error={errorOf(outcome, 'email')}
        />
        <Select
          label="Quyền"
          name="role"
          defaultValue="editor"
          options={[
            { value: 'editor', label: 'editor' },
            { value: 'admin', label: 'admin' },
          ]}
        />
        <Button type="submit" loading={state === 'submitting'} className="sm:mt-[1.75rem]">
          <MailPlus aria-hidden="true" className="size-5" />
          Gửi lời mời
        </Button>
      </Form>
      {invitations.length > 0 && (
        <ul className="mt-4 grid divide-y divide-line border-t border-line" aria-label="Lời mời đang chờ">
          {invitations.map(({ email, role, expiresAt }) => (
            <li key={email} className="flex flex-wrap items-center gap-x-3 py-1">
              <span className="min-w-0 grow basis-48 break-all">{email}</span>
              <span className="text-sm text-muted">
                {role} · đến {formatDate(expiresAt)}
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="take-back" />
                <input type="hidden" name="email" value={email} />
                <Button
                  type="submit"
                  variant="ghost"
                  className="px-3 text-sm"
                  aria-label={`Rút lời mời ${email}`}
                >
                  Rút lại
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
