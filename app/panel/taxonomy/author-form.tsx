import type { AuthorRow } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { NameAndSlug } from '#app/panel/parts/name-and-slug.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PictureField } from '#app/panel/parts/picture-field.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'

type AuthorFormProps = {
  /** Null to make a new one. */
  author: AuthorRow | null
  outcome: Outcome | null | undefined
  cancelHref: string
}

/** Makes or changes an author. */
export function AuthorForm({ author, outcome, cancelHref }: AuthorFormProps) {
  const fields: Record<string, string> = author
    ? { intent: 'update', id: String(author.id) }
    : { intent: 'create' }
  const typed = typedInto(outcome, fields)
  return (
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
        rows={3}
        maxLength={2000}
        defaultValue={typed?.['bio'] ?? author?.bio ?? ''}
        error={errorOf(outcome, 'bio')}
      />
      <Checkbox
        label="Active"
        name="is_active"
        defaultChecked={typed ? 'is_active' in typed : (author?.isActive ?? true)}
      />
    </EntryForm>
  )
}
