import { LogOut, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { AccountRow } from '#app/domain/account/queries/manage-people.server.ts'
import { ROLE_NAMES, ROLE_WORDS } from '#app/domain/account/roles.ts'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { many, say } from '#app/vietnamese/say.ts'

/** An account in the list: who, in what state, and what can be done with it. One's own can only be looked at. */
export function PersonRow({ person, isOwn }: { person: AccountRow; isOwn: boolean }) {
  const { id, name, email, isConfirmed, hasSecondFactor, disabledAt, sessions, createdAt } = person
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 grow basis-64">
        <h2 className="flex flex-wrap items-center gap-2 font-bold">
          {name}
          {isOwn && <Badge>{say('Bạn', { en: 'You' })}</Badge>}
          {disabledAt && <Badge tone="danger">{say('Đang khóa', { en: 'Locked' })}</Badge>}
          {!isConfirmed && (
            <Badge tone="cut">{say('Chưa xác nhận email', { en: 'Email not confirmed' })}</Badge>
          )}
        </h2>
        <p className="truncate text-sm text-muted">{email}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="inline-flex items-center gap-1">
            {hasSecondFactor ? (
              <ShieldCheck aria-hidden="true" className="size-4 text-saving" />
            ) : (
              <ShieldOff aria-hidden="true" className="size-4" />
            )}
            {hasSecondFactor
              ? say('Có xác thực hai lớp', { en: 'Two-factor on' })
              : say('Chưa có xác thực hai lớp', { en: 'No two-factor' })}
          </span>
          <span>
            {sessions > 0
              ? say(`Đang đăng nhập ở ${sessions} nơi`, { en: `Signed in on ${many(sessions, 'device')}` })
              : say('Không đăng nhập ở đâu', { en: 'Not signed in anywhere' })}
          </span>
          <span>{say(`Từ ${formatDate(createdAt)}`, { en: `Since ${formatDate(createdAt)}` })}</span>
        </p>
      </div>
      {isOwn ? (
        <Badge tone="action">{person.role && ROLE_NAMES[person.role]}</Badge>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <RoleSelect person={person} />
          {sessions > 0 && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="end-sessions" />
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                variant="ghost"
                className="px-3 text-sm"
                aria-label={say(`Đăng xuất ${name} khỏi mọi nơi`, { en: `Sign ${name} out everywhere` })}
              >
                <LogOut aria-hidden="true" className="size-4" />
                {say('Đăng xuất', { en: 'Sign out' })}
              </Button>
            </Form>
          )}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value={disabledAt ? 'enable' : 'disable'} />
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              variant="ghost"
              className="px-3 text-sm"
              aria-label={
                disabledAt
                  ? say(`Mở khóa ${name}`, { en: `Unlock ${name}` })
                  : say(`Khóa ${name}`, { en: `Lock ${name}` })
              }
            >
              {disabledAt ? say('Mở khóa', { en: 'Unlock' }) : say('Khóa', { en: 'Lock' })}
            </Button>
          </Form>
          <DeleteButton
            fields={{ intent: 'delete', id }}
            label={say(`Xóa tài khoản ${name}`, { en: `Delete the account of ${name}` })}
            title={say('Xóa tài khoản', { en: 'Delete account' })}
            question={say(
              `Xóa tài khoản ${email}? Bài viết của người này vẫn còn, nhưng tài khoản, phiên đăng nhập và khóa API sẽ mất, không khôi phục được.`,
              {
                en: `Delete the account ${email}? Their articles stay, but the account, its sessions and API keys will be gone and cannot be restored.`,
              },
            )}
            confirm={say('Xóa tài khoản', { en: 'Delete account' })}
            cancel={say('Giữ lại', { en: 'Keep' })}
            needsScripts
          />
        </div>
      )}
    </div>
  )
}

const CHOICES = [
  {
    value: 'none',
    get label() {
      return say('Không có quyền', { en: 'No role' })
    },
  },
  {
    value: 'editor',
    get label() {
      return ROLE_NAMES.editor
    },
  },
  {
    value: 'admin',
    get label() {
      return ROLE_NAMES.admin
    },
  },
]

/** What each role means to who gives it. */
const MEANING: Record<string, string> = {
  get none() {
    return say('Người này sẽ không vào trang quản trị được nữa.', {
      en: 'They will no longer get into the panel.',
    })
  },
  get editor() {
    return say(`Người này sẽ ${ROLE_WORDS.editor}.`, { en: `They will be able to ${ROLE_WORDS.editor}.` })
  },
  get admin() {
    return say(`Người này sẽ ${ROLE_WORDS.admin}.`, { en: `They will be able to ${ROLE_WORDS.admin}.` })
  },
}

/** Gives somebody a role or takes it, after asking. Without scripts a button sends the choice. */
function RoleSelect({ person: { id, name, role } }: { person: Pick<AccountRow, 'id' | 'name' | 'role'> }) {
  const now = role ?? 'none'
  const [wanted, setWanted] = useState<string | null>(null)
  const submit = useSubmit()
  const { state } = useNavigation()
  const send = () => {
    if (wanted)
      void submit({ intent: 'role', id, role: wanted }, { method: 'post', preventScrollReset: true })
    setWanted(null)
  }
  return (
    <Form method="post" className="flex gap-2">
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="id" value={id} />
      <CompactSelect
        label={say(`Quyền của ${name}`, { en: `Role of ${name}` })}
        name="role"
        value={wanted ?? now}
        options={CHOICES}
        onChange={({ currentTarget }) => setWanted(currentTarget.value === now ? null : currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="js:hidden">
        {say('Đổi quyền', { en: 'Change role' })}
      </Button>
      <ConfirmDialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title={say(`Đổi quyền của ${name}?`, { en: `Change the role of ${name}?` })}
        confirm={say('Đổi quyền', { en: 'Change role' })}
        cancel={say('Giữ như cũ', { en: 'Leave as it is' })}
        loading={state === 'submitting'}
        onConfirm={send}
      >
        {MEANING[wanted ?? 'none']}
        {say(' Các phiên đăng nhập hiện tại của họ sẽ kết thúc.', {
          en: ' Their current sessions will end.',
        })}
      </ConfirmDialog>
    </Form>
  )
}
