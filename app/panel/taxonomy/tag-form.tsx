import type { TagRow } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { NameAndSlug } from '#app/panel/parts/name-and-slug.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PictureField } from '#app/panel/parts/picture-field.tsx'
import { InLanguage } from '#app/ui/language.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

/** The colour of a tag that was given none. */
const DEFAULT_COLOUR = '#3B82F6'

type TagFormProps = {
  /** Null to make a new one. */
  tag: TagRow | null
  outcome: Outcome | null | undefined
  cancelHref: string
}

/** Makes or changes a tag. */
export function TagForm({ tag, outcome, cancelHref }: TagFormProps) {
  const fields: Record<string, string> = tag ? { intent: 'update', id: String(tag.id) } : { intent: 'create' }
  const typed = typedInto(outcome, fields)
  return (
    <InLanguage is="en" className="contents">
      <EntryForm
        title={
          tag
            ? say(`Edit tag: ${tag.name}`, { vi: `Sửa thẻ: ${tag.name}` })
            : say('New tag', { vi: 'Thẻ mới' })
        }
        fields={fields}
        save={tag ? say('Update Tag', { vi: 'Lưu thẻ' }) : say('Create Tag', { vi: 'Tạo thẻ' })}
        cancelHref={cancelHref}
        refusal={outcome}
      >
        <NameAndSlug {...(tag ?? {})} maxLength={60} typed={typed} outcome={outcome} />
        <TextArea
          label={say('Description', { vi: 'Mô tả' })}
          name="description"
          hint={say("Seen on the tag's page", { vi: 'Hiện ở trang của thẻ' })}
          rows={2}
          className="min-h-18"
          maxLength={1000}
          defaultValue={typed?.['description'] ?? tag?.description ?? ''}
          error={errorOf(outcome, 'description')}
        />
        <div className="grid items-start gap-4 sm:grid-cols-[8rem_1fr]">
          <TextField
            label={say('Color', { vi: 'Màu' })}
            name="color"
            type="color"
            className="p-1"
            defaultValue={typed?.['color'] ?? (tag?.color ?? DEFAULT_COLOUR).toLowerCase()}
            error={errorOf(outcome, 'color')}
          />
          <PictureField
            label={say('Image URL', { vi: 'Địa chỉ ảnh' })}
            name="image_url"
            hint={say('Recommended size: 800x500', { vi: 'Cỡ nên dùng: 800x500' })}
            value={typed?.['image_url'] ?? tag?.imageUrl ?? ''}
            error={errorOf(outcome, 'image_url')}
          />
        </div>
      </EntryForm>
    </InLanguage>
  )
}
