import type { AuthorRow } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { NameAndSlug } from '#app/panel/parts/name-and-slug.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PictureField } from '#app/panel/parts/picture-field.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { InLanguage } from '#app/ui/language.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

type AuthorFormProps = {
  /** Null to make a new one. */
  author: AuthorRow | null
  outcome: Outcome | null | undefined
  cancelHref: string
  owner: AuthorOwner
}

/** Whose page it may be: of any of these accounts, of one's own alone, or nothing to decide. */
export type AuthorOwner =
  | { accounts: readonly { id: string; name: string; email: string }[] }
  | { own: string }
  | null

/** Makes or changes an author. */
export function AuthorForm({ author, outcome, cancelHref, owner }: AuthorFormProps) {
  const fields: Record<string, string> = author
    ? { intent: 'update', id: String(author.id) }
    : { intent: 'create' }
  const typed = typedInto(outcome, fields)
  return (
    <InLanguage is="en" className="contents">
      <EntryForm
        title={
          author
            ? say(`Edit author: ${author.name}`, { vi: `Sửa tác giả: ${author.name}` })
            : say('New author', { vi: 'Tác giả mới' })
        }
        fields={fields}
        save={
          author ? say('Update Author', { vi: 'Lưu tác giả' }) : say('Create Author', { vi: 'Thêm tác giả' })
        }
        cancelHref={cancelHref}
        refusal={outcome}
      >
        <NameAndSlug {...(author ?? {})} maxLength={100} typed={typed} outcome={outcome} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Email"
            name="email"
            type="email"
            hint={say('Never shown on the site', { vi: 'Không bao giờ hiện trên trang' })}
            maxLength={254}
            defaultValue={typed?.['email'] ?? author?.email ?? ''}
            error={errorOf(outcome, 'email')}
          />
          <PictureField
            label={say('Avatar URL', { vi: 'Địa chỉ ảnh đại diện' })}
            name="avatar_url"
            value={typed?.['avatar_url'] ?? author?.avatarUrl ?? ''}
            error={errorOf(outcome, 'avatar_url')}
            shape="aspect-square"
          />
        </div>
        <TextArea
          label={say('Bio', { vi: 'Giới thiệu' })}
          name="bio"
          hint={say('Shown on the author’s page and below their articles', {
            vi: 'Hiện ở trang tác giả và dưới các bài của họ',
          })}
          rows={3}
          maxLength={2000}
          defaultValue={typed?.['bio'] ?? author?.bio ?? ''}
          error={errorOf(outcome, 'bio')}
        />
        <TextArea
          label={say('Links', { vi: 'Liên kết' })}
          name="links"
          rows={3}
          hint={say('Their own site and pages elsewhere, one address a line', {
            vi: 'Trang riêng của họ ở nơi khác, mỗi dòng một địa chỉ',
          })}
          defaultValue={typed?.['links'] ?? author?.links.join('\n') ?? ''}
          error={errorOf(outcome, 'links')}
        />
        {owner && 'accounts' in owner && (
          <Select
            label={say('Account', { vi: 'Tài khoản' })}
            name="user_id"
            hint={say('An editor can change the page of their own account, and no other', {
              vi: 'Biên tập viên đổi được trang gắn với tài khoản của mình, không đổi được trang khác',
            })}
            defaultValue={typed?.['user_id'] ?? author?.userId ?? ''}
            options={[
              { value: '', label: say('None', { vi: 'Không có' }) },
              ...owner.accounts.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
            ]}
            error={errorOf(outcome, 'user_id')}
          />
        )}
        {owner && 'own' in owner && (
          <Checkbox
            label={say('This is my own page', { vi: 'Đây là trang của tôi' })}
            hint={say('You can change it later. Pages of others are changed by an administrator', {
              vi: 'Sau này bạn vẫn đổi được. Trang của người khác do quản trị viên đổi',
            })}
            name="user_id"
            value={owner.own}
            defaultChecked={typed ? 'user_id' in typed : true}
          />
        )}
        <Checkbox
          label={say('Active', { vi: 'Đang dùng' })}
          name="is_active"
          defaultChecked={typed ? 'is_active' in typed : (author?.isActive ?? true)}
        />
      </EntryForm>
    </InLanguage>
  )
}
