import type { BrandLine } from '#app/domain/catalogue/editing/queries/edit-brands.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

type BrandFormProps = {
  /** Null to make a new one. */
  brand: BrandLine | null
  outcome: Outcome | undefined
  cancelHref: string
}

/** Makes a brand or gives it another name. */
export function BrandForm({ brand, outcome, cancelHref }: BrandFormProps) {
  return (
    <EntryForm
      title={
        brand
          ? say(`Đổi tên ${brand.name}`, { en: `Rename ${brand.name}` })
          : say('Thêm thương hiệu', { en: 'New brand' })
      }
      fields={brand ? { intent: 'rename', id: String(brand.id) } : { intent: 'create' }}
      save={brand ? say('Lưu tên', { en: 'Save name' }) : say('Thêm', { en: 'Add' })}
      cancel={say('Thôi', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome}
    >
      <TextField
        label={say('Tên', { en: 'Name' })}
        name="name"
        required
        maxLength={60}
        defaultValue={brand?.name ?? ''}
        hint={
          brand
            ? say('Địa chỉ trang đổi theo tên; địa chỉ cũ tự dẫn về địa chỉ mới.', {
                en: 'The page’s address follows the name; the old address redirects to the new one.',
              })
            : undefined
        }
        error={errorOf(outcome, 'name')}
      />
    </EntryForm>
  )
}
