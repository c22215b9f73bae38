import type { CategoryRow } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { NameAndSlug } from '#app/panel/parts/name-and-slug.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

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
      title={
        category
          ? say(`Edit category: ${category.name}`, { vi: `Sửa danh mục: ${category.name}` })
          : say('New category', { vi: 'Danh mục mới' })
      }
      fields={fields}
      save={
        category
          ? say('Update Category', { vi: 'Lưu danh mục' })
          : say('Create Category', { vi: 'Tạo danh mục' })
      }
      cancelHref={cancelHref}
      refusal={outcome}
    >
      <NameAndSlug {...(category ?? {})} maxLength={100} typed={typed} outcome={outcome} />
      <TextArea
        label={say('Description', { vi: 'Mô tả' })}
        name="description"
        rows={2}
        className="min-h-18"
        maxLength={1000}
        defaultValue={typed?.['description'] ?? category?.description ?? ''}
        error={errorOf(outcome, 'description')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('Icon', { vi: 'Biểu tượng' })}
          name="icon"
          hint={say('The name of an icon, or the address of a picture', {
            vi: 'Tên biểu tượng hoặc địa chỉ của một ảnh',
          })}
          maxLength={2000}
          defaultValue={typed?.['icon'] ?? category?.icon ?? ''}
          error={errorOf(outcome, 'icon')}
        />
        <TextField
          label={say('Display order', { vi: 'Thứ tự hiện' })}
          name="display_order"
          hint={say('Lower comes first', { vi: 'Số nhỏ đứng trước' })}
          inputMode="numeric"
          defaultValue={typed?.['display_order'] ?? category?.displayOrder ?? 0}
          error={errorOf(outcome, 'display_order')}
        />
      </div>
      <Checkbox
        label={say('Active', { vi: 'Đang dùng' })}
        name="is_active"
        defaultChecked={typed ? 'is_active' in typed : (category?.isActive ?? true)}
      />
    </EntryForm>
  )
}
