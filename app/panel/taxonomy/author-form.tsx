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
        title={author ? `Edit author: ${author.name}` : 'New author'}
        fields={fields}
        save={author ? 'Update Author' : 'Create Author'}
        cancelHref={cancelHref}
        refusal={outcome}
      >
        <NameAndSlug {...(author ?? {})} maxLength={100} typed={typed} outcome={outcome} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Email"
            name="email"
            type="email"
            hint="Never shown on the site"
            maxLength={254}
            defaultValue={typed?.['email'] ?? author?.email ?? ''}
            error={errorOf(outcome, 'email')}
          />
          <PictureField
            label="Avatar URL"
            name="avatar_url"
            value={typed?.['avatar_url'] ?? author?.avatarUrl ?? ''}
            error={errorOf(outcome, 'avatar_url')}
            shape="aspect-square"
          />
        </div>
        <TextArea
          label="Bio"
          name="bio"
          hint="Shown on the author’s page and below their articles"
          rows={3}
          maxLength={2000}
          defaultValue={typed?.['bio'] ?? author?.bio ?? ''}
          error={errorOf(outcome, 'bio')}
        />
        <TextArea
          label="Links"
          name="links"
          rows={3}
          hint="Their own site and pages elsewhere, one address a line, with https://"
          defaultValue={typed?.['links'] ?? author?.links.join('\n') ?? ''}
          error={errorOf(outcome, 'links')}
        />
        {owner && 'accounts' in owner && (
          <Select
            label="Account"
            name="user_id"
            hint="An editor can change the page of their own account, and no other"
            defaultValue={typed?.['user_id'] ?? author?.userId ?? ''}
            options={[
              { value: '', label: 'None' },
              ...owner.accounts.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
            ]}
            error={errorOf(outcome, 'user_id')}
          />
        )}
        {owner && 'own' in owner && (
          <Checkbox
            label="This is my own page"
            hint="You can change it later. Pages of others are changed by an administrator"
            name="user_id"
            value={owner.own}
            defaultChecked={typed ? 'user_id' in typed : true}
          />
        )}
        <Checkbox
          label="Active"
          name="is_active"
          defaultChecked={typed ? 'is_active' in typed : (author?.isActive ?? true)}
        />
      </EntryForm>
    </InLanguage>
  )
}
