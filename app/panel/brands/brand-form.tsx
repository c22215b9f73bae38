import type { BrandLine } from '#app/domain/catalogue/editing/queries/edit-brands.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { TextField } from '#app/ui/text-field.tsx'

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
      title={brand ? `Đổi tên ${brand.name}` : 'Thêm thương hiệu'}
      fields={brand ? { intent: 'rename', id: String(brand.id) } : { intent: 'create' }}
      save={brand ? 'Lưu tên' : 'Thêm'}
      cancel="Thôi"
      cancelHref={cancelHref}
      refusal={outcome}
    >
      <TextField
        label="Tên"
        name="name"
        required
        maxLength={60}
        defaultValue={brand?.name ?? ''}
        hint={brand ? 'Địa chỉ trang đổi theo tên; địa chỉ cũ tự dẫn về địa chỉ mới.' : undefined}
        error={errorOf(outcome, 'name')}
      />
    </EntryForm>
  )
}
