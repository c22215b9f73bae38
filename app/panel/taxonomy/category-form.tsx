import type { CategoryRow } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { NameAndSlug } from '#app/panel/parts/name-and-slug.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'

type CategoryFormProps = {
  /** Null to make a new one. */
  category: CategoryRow | null
  outcome: Outcome | null | undefined
  cancelHref: string
}

/** Makes or changes a category. */
export function CategoryForm({ category, outcome, cancelHref }: CategoryFormProps) {
  const fields: Record<string, string> = { table: 'categories', intent: category ? 'update' : 'create' }
  if (category) fields['id'] = String(category.id)
  const typed = typedInto(outcome, fields)
  return (
    <EntryForm
      title={category ? `Edit category: ${category.name}` : 'New category'}
      fields={fields}
      save={category ? 'Update Category' : 'Create Category'}
      cancelHref={cancelHref}
      refusal={outcome}
    >
      <NameAndSlug {...(category ?? {})} maxLength={100} typed={typed} outcome={outcome} />
      <TextArea
        label="Description"
        name="description"
        rows={2}
        className="min-h-18"
        maxLength={1000}
        defaultValue={typed?.['description'] ?? category?.description ?? ''}
        error={errorOf(outcome, 'description')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Icon"
          name="icon"
          hint="A name or a URL"
          maxLength={2000}
          defaultValue={typed?.['icon'] ?? category?.icon ?? ''}
          error={errorOf(outcome, 'icon')}
        />
        <TextField
          label="Display order"
          name="display_order"
          hint="Lower comes first"
          inputMode="numeric"
          defaultValue={typed?.['display_order'] ?? category?.displayOrder ?? 0}
          error={errorOf(outcome, 'display_order')}
        />
      </div>
      <Checkbox
        label="Active"
        name="is_active"
        defaultChecked={typed ? 'is_active' in typed : (category?.isActive ?? true)}
      />
    </EntryForm>
  )
}
