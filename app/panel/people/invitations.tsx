import { MailPlus } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { Invitation } from '#app/domain/account/queries/invitations.server.ts'
import { ROLE_NAMES } from '#app/domain/account/roles.ts'
import { mailsLie } from '#app/panel/parts/mail-words.ts'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { PeopleOutcome } from './answer-people-form.server.ts'
import { RoleChoice } from './role-choice.tsx'

type InvitationsProps = {
  invitations: readonly Invitation[]
  /** Days that one works. */
  days: number
  /** Whether mails reach people. */
  delivers: boolean
  outcome: PeopleOutcome | null | undefined
}

/** Asks somebody to work on the site, and shows who has not answered yet. */
export function Invitations({ invitations, days, delivers, outcome }: InvitationsProps) {
  const { state, formData } = useNavigation()
  const typed = typedInto(outcome, { intent: 'invite' })
  const [newest] = invitations
  return (
    <Card as="section" aria-labelledby="moi">
      <h2 id="moi" className="text-lg font-bold">
        {say('Mời người cùng làm', { en: 'Invite somebody' })}
      </h2>
      <p className="text-muted">
        {delivers
          ? say(
              'Họ nhận thư có một liên kết, đặt tên và mật khẩu là vào được ngay. Liên kết dùng được một lần, trong ',
              {
                en: 'They get a mail with a link, choose a name and a password, and are in. The link works once, within ',
              },
            )
          : say(
              'Trang này chưa có máy chủ gửi thư (SMTP_URL): bạn nhận một liên kết để tự gửi cho họ; họ đặt tên và mật khẩu là vào được ngay. Liên kết dùng được một lần, trong ',
              {
                en: 'This site has no mail server (SMTP_URL): you get a link to hand over; they choose a name and a password, and are in. The link works once, within ',
              },
            )}
        {days}
        {say(' ngày.', { en: ' days.' })}
      </p>
      <Form
        // Sent well, the form is empty again.
        key={`${invitations.length} ${newest?.createdAt ?? ''}`}
        method="post"
        preventScrollReset
        noValidate
        className="mt-4 grid items-start gap-x-8 gap-y-4 lg:grid-cols-2"
      >
        <input type="hidden" name="intent" value="invite" />
        <TextField
          label="Email"
          type="email"
          name="email"
          required
          maxLength={254}
          defaultValue={typed?.['email']}
          error={errorOf(outcome, 'email')}
        />
        <RoleChoice chosen={typed?.['role'] ?? 'editor'} />
        <Button
          type="submit"
          loading={state === 'submitting' && formData?.get('intent') === 'invite'}
          className="justify-self-start"
        >
          <MailPlus aria-hidden="true" className="size-5" />
          {say('Gửi lời mời', { en: 'Send invitation' })}
        </Button>
      </Form>
      {outcome?.invited && <InvitedLink {...outcome.invited} delivers={delivers} />}
      {invitations.length > 0 && (
        <ul
          className="mt-4 grid divide-y divide-line border-t border-line"
          aria-label={say('Lời mời đang chờ', { en: 'Pending invitations' })}
        >
          {invitations.map((invitation) => (
            <li key={invitation.email}>
              <Waiting {...invitation} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The link of the invitation that was just sent: only its hash is kept, so that this is the one time to copy it. */
function InvitedLink({
  email,
  link,
  expiresAt,
  delivers,
}: NonNullable<PeopleOutcome['invited']> & { delivers: boolean }) {
  const until = formatDateTime(expiresAt)
  return (
    <div className="mt-4 grid gap-3 rounded-control bg-saving-soft p-4">
      <TextField
        label={say(`Liên kết cho ${email}`, { en: `Link for ${email}` })}
        hint={`${delivers ? say('Thư mời đang được gửi đi.', { en: 'The mail is on its way.' }) : mailsLie()} ${say(
          `Bạn chép được liên kết để tự gửi cho đúng người này: nó chỉ hiện lúc này, ai có nó đều nhận được quyền, đến ${until}.`,
          {
            en: `You can copy the link and send it to this person yourself: it is shown only now, and gives its role to whoever has it, until ${until}.`,
          },
        )}`}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p>
        <CopyLinkButton path={link}>{say('Chép liên kết', { en: 'Copy link' })}</CopyLinkButton>
      </p>
    </div>
  )
}

function Waiting({ email, role, invitedBy, expiresAt, isOpen }: Invitation) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-2">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 break-all">
          {email}
          {!isOpen && <Badge tone="cut">{say('Hết hạn', { en: 'Expired' })}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {ROLE_NAMES[role]} ·{' '}
          {invitedBy
            ? say(`${invitedBy} mời`, { en: `invited by ${invitedBy}` })
            : say('người mời không còn ở đây', { en: 'whoever invited them is gone' })}{' '}
          · {isOpen ? say('đến', { en: 'until' }) : say('đã hết từ', { en: 'expired' })}{' '}
          {formatDateTime(expiresAt)}
        </p>
      </div>
      <Ask
        intent="invite-again"
        email={email}
        label={say('Gửi lại', { en: 'Send again' })}
        about={say(`Gửi lại lời mời ${email}`, { en: `Send the invitation to ${email} again` })}
      />
      <Ask
        intent="take-back"
        email={email}
        label={isOpen ? say('Rút lại', { en: 'Withdraw' }) : say('Xóa', { en: 'Delete' })}
        about={
          isOpen
            ? say(`Rút lại lời mời ${email}`, { en: `Withdraw the invitation to ${email}` })
            : say(`Xóa lời mời ${email}`, { en: `Delete the invitation to ${email}` })
        }
      />
    </div>
  )
}

type AskProps = { intent: string; email: string; label: string; about: string }

function Ask({ intent, email, label, about }: AskProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="ghost" className="px-3 text-sm" aria-label={about}>
        {label}
      </Button>
    </Form>
  )
}
