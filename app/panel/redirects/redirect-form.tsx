import type { RedirectRow } from '#app/domain/blog/redirects/redirect-list.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { TextField } from '#app/ui/text-field.tsx'

type RedirectFormProps = {
  /** Null to make a new one. */
  redirect: RedirectRow | null
  /** The old address that a new one begins with. */
  from: string
  outcome: Outcome | null | undefined
  cancelHref: string
}

/** Makes or changes a redirect. */
export function RedirectForm({ redirect, from, outcome, cancelHref }: RedirectFormProps) {
  const hidden = { id: redirect ? String(redirect.id) : '' }
  const typed = typedInto(outcome, hidden)
  return (
    <EntryForm
      title={redirect ? `Sửa chuyển hướng từ ${redirect.path}` : 'Chuyển hướng mới'}
      fields={hidden}
      save="Lưu chuyển hướng"
      intent="save"
      cancel="Hủy"
      cancelHref={cancelHref}
      refusal={outcome?.ok === false ? outcome : null}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Địa chỉ cũ"
          name="path"
          required
          hint="Dán cả địa chỉ cũng được: phần sau tên miền được giữ lại."
          placeholder="/2019/05/chon-tu-lanh"
          maxLength={600}
          defaultValue={typed?.['path'] ?? redirect?.path ?? from}
          error={errorOf(outcome, 'path')}
        />
        <TextField
          label="Dẫn đến"
          name="target"
          required
          hint="Một trang của mình (/blog/…) hoặc địa chỉ https:// ở nơi khác."
          placeholder="/blog/chon-tu-lanh"
          maxLength={2000}
          defaultValue={typed?.['target'] ?? redirect?.to ?? ''}
          error={errorOf(outcome, 'target')}
        />
      </div>
      {redirect?.article && (
        <p className="text-sm text-muted">
          Đang dẫn đến bài “{redirect.article}” và đi theo bài mỗi khi bài đổi địa chỉ. Lưu ở đây thì dẫn đến
          đúng địa chỉ đã ghi.
        </p>
      )}
    </EntryForm>
  )
}
