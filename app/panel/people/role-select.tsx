import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import type { AccountRow } from '#app/domain/account/queries/manage-people.server.ts'
import { Button } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'

const CHOICES = [
  { value: 'none', label: 'Không có quyền' },
  { value: 'editor', label: 'editor' },
  { value: 'admin', label: 'admin' },
]

/** What each role means to who gives it. */
const MEANING: Record<string, string> = {
  none: 'Người này sẽ không vào trang quản trị được nữa.',
  editor: 'Người này sẽ viết và sửa nội dung, sản phẩm, duyệt đánh giá.',
  admin: 'Người này sẽ làm được mọi việc, kể cả cài đặt trang và quản lý người dùng.',
}

/** Gives somebody a role or takes it, after asking. Without scripts a button sends the choice. */
export function RoleSelect({
  person: { id, name, role },
}: {
  person: Pick<AccountRow, 'id' | 'name' | 'role'>
}) {
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
