import type { RedirectRow } from '#app/domain/blog/redirects/redirect-list.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { Doubts } from './doubts.tsx'
import type { RedirectOutcome } from './redirect-forms.server.ts'

type RedirectFormProps = {
  /** Null to make a new one. */
  redirect: RedirectRow | null
  /** The old address that a new one begins with. */
  from: string
  outcome: RedirectOutcome | null | undefined
  cancelHref: string
}

/** Makes or changes a redirect. */
export function RedirectForm({ redirect, from, outcome, cancelHref }: RedirectFormProps) {
  const hidden = { id: redirect ? String(redirect.id) : '' }
  const typed = typedInto(outcome, hidden)
  const doubts = typed && outcome?.doubts
  return (
    <EntryForm
      title={
        redirect
          ? say(`Sửa chuyển hướng từ ${redirect.path}`, { en: `Edit the redirect from ${redirect.path}` })
          : say('Chuyển hướng mới', { en: 'New redirect' })
      }
      fields={{ ...hidden, ...(doubts && { sure: doubts.sure }) }}
      save={
        doubts
          ? say('Vẫn lưu chuyển hướng', { en: 'Save redirect anyway' })
          : say('Lưu chuyển hướng', { en: 'Save redirect' })
      }
      intent="save"
      cancel={say('Hủy', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome?.ok === false ? outcome : null}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('Địa chỉ cũ', { en: 'Old address' })}
          name="path"
          required
          hint={say('Dán cả địa chỉ cũng được: phần sau tên miền được giữ lại.', {
            en: 'You can paste the whole address: what follows the domain is kept.',
          })}
          placeholder="/2019/05/chon-tu-lanh"
          maxLength={600}
          defaultValue={typed?.['path'] ?? redirect?.path ?? from}
          error={errorOf(outcome, 'path')}
        />
        <TextField
          label={say('Dẫn đến', { en: 'Leads to' })}
          name="target"
          required
          hint={say('Một trang của mình (/blog/…) hoặc địa chỉ https:// ở nơi khác.', {
            en: 'A page of this site (/blog/…) or an https:// address elsewhere.',
          })}
          placeholder="/blog/chon-tu-lanh"
          maxLength={2000}
          defaultValue={typed?.['target'] ?? redirect?.to ?? ''}
          error={errorOf(outcome, 'target')}
        />
      </div>
      {doubts && <Doubts lines={doubts.lines} />}
      {redirect?.article && (
        <p className="text-sm text-muted">
          {say('Đang dẫn đến bài “', { en: 'Now leads to the article “' })}
          {redirect.article}
          {say('” và đi theo bài mỗi khi bài đổi địa chỉ. Lưu ở đây thì dẫn đến đúng địa chỉ đã ghi.', {
            en: '” and follows it whenever its address changes. Saving here leads to exactly the address entered.',
          })}
        </p>
      )}
    </EntryForm>
  )
}
