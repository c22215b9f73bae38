import { LogOut, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { AccountRow } from '#app/domain/account/queries/manage-people.server.ts'
import { ROLE_WORDS } from '#app/domain/account/roles.ts'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'

/** An account in the list: who, in what state, and what can be done with it. One's own can only be looked at. */
export function PersonRow({ person, isOwn }: { person: AccountRow; isOwn: boolean }) {
  const { id, name, email, isConfirmed, hasSecondFactor, disabledAt, sessions, createdAt } = person
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 grow basis-64">
        <h2 className="flex flex-wrap items-center gap-2 font-bold">
          {name}
          {isOwn && <Badge>Bạn</Badge>}
          {disabledAt && <Badge tone="danger">Đang khóa</Badge>}
          {!isConfirmed && <Badge tone="cut">Chưa xác nhận email</Badge>}
        </h2>
        <p className="truncate text-sm text-muted">{email}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="inline-flex items-center gap-1">
            {hasSecondFactor ? (
              <ShieldCheck aria-hidden="true" className="size-4 text-saving" />
            ) : (
              <ShieldOff aria-hidden="true" className="size-4" />
            )}
            {hasSecondFactor ? 'Có xác thực hai lớp' : 'Chưa có xác thực hai lớp'}
          </span>
          <span>{sessions > 0 ? `Đang đăng nhập ở ${sessions} nơi` : 'Không đăng nhập ở đâu'}</span>
          <span>Từ {formatDate(createdAt)}</span>
        </p>
      </div>
      {isOwn ? (
        <Badge tone="action">{person.role}</Badge>
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
                aria-label={`Đăng xuất ${name} khỏi mọi nơi`}
              >
                <LogOut aria-hidden="true" className="size-4" />
                Đăng xuất
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
              aria-label={disabledAt ? `Mở khóa ${name}` : `Khóa ${name}`}
            >
              {disabledAt ? 'Mở khóa' : 'Khóa'}
            </Button>
          </Form>
          <DeleteButton
            fields={{ intent: 'delete', id }}
            label={`Xóa tài khoản ${name}`}
            title="Xóa tài khoản"
            question={`Xóa tài khoản ${email}? Bài viết của người này vẫn còn, nhưng tài khoản, phiên đăng nhập và khóa API sẽ mất, không khôi phục được.`}
            confirm="Xóa tài khoản"
            cancel="Giữ lại"
            needsScripts
          />
        </div>
      )}
    </div>
  )
}

const CHOICES = [
  { value: 'none', label: 'Không có quyền' },
  { value: 'editor', label: 'editor' },
  { value: 'admin', label: 'admin' },
]

/** What each role means to who gives it. */
const MEANING: Record<string, string> = {
  none: 'Người này sẽ không vào trang quản trị được nữa.',
  editor: `Người này sẽ ${ROLE_WORDS.editor}.`,
  admin: `Người này sẽ ${ROLE_WORDS.admin}.`,
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
        label={`Quyền của ${name}`}
        name="role"
        value={wanted ?? now}
        options={CHOICES}
        onChange={({ currentTarget }) => setWanted(currentTarget.value === now ? null : currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="js:hidden">
        Đổi quyền
      </Button>
      <ConfirmDialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title={`Đổi quyền của ${name}?`}
        confirm="Đổi quyền"
        cancel="Giữ như cũ"
        loading={state === 'submitting'}
        onConfirm={send}
      >
        {MEANING[wanted ?? 'none']} Các phiên đăng nhập hiện tại của họ sẽ kết thúc.
      </ConfirmDialog>
    </Form>
  )
}
