import { useState } from 'react'
import type { Choice } from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import type { FormValues } from '#app/panel/parts/form-values.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PictureField } from '#app/panel/parts/picture-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type BasicsFieldsProps = {
  values: FormValues
  outcome: Outcome | undefined
  categories: readonly Choice[]
  brands: readonly Choice[]
}

/** What a product is: the part that makes one. */
export function BasicsFields({ values: { fields }, outcome, categories, brands }: BasicsFieldsProps) {
  const [brand, setBrand] = useState(fields['brand'] ?? '')
  const isAlive = useHydrated()
  const own = (name: string) => ({
    name,
    defaultValue: fields[name] ?? '',
    error: errorOf(outcome, name),
  })
  return (
    <>
      <TextField label="Tên sản phẩm" required maxLength={200} {...own('title')} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Select
          label="Danh mục"
          required
          options={[
            { value: '', label: 'Chọn danh mục…' },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...own('category')}
        />
        <Select
          label="Thương hiệu"
          options={[
            { value: '', label: 'Không rõ' },
            { value: 'new', label: '+ Thương hiệu mới…' },
            ...brands.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...own('brand')}
          onChange={({ currentTarget }) => setBrand(currentTarget.value)}
        />
        {(brand === 'new' || !isAlive) && (
          <div className={brand === 'new' ? undefined : 'js:hidden'}>
            <TextField label="Tên thương hiệu mới" maxLength={60} {...own('new_brand')} />
          </div>
        )}
        <TextField
          label="Nhóm con"
          maxLength={100}
          placeholder="Side by side, Cửa trước…"
          {...own('sub_cate')}
        />
        <TextField label="Mã máy" maxLength={100} placeholder="NR-BX471GPKV" {...own('model')} />
        <TextField
          label="Mã vạch (GTIN, EAN)"
          inputMode="numeric"
          maxLength={30}
          placeholder="8806091234568"
          {...own('gtin')}
        />
        <TextField label="Năm ra mắt" inputMode="numeric" maxLength={4} {...own('release_year')} />
      </div>
      <TextArea label="Mô tả" rows={5} maxLength={20000} {...own('des')} />
      <PictureField
        label="Ảnh chính"
        name="image"
        value={fields['image'] ?? ''}
        hint="Để trống thì trang hiện hình vẽ minh họa."
        error={errorOf(outcome, 'image')}
        shape="aspect-[4/3] object-contain!"
      />
    </>
  )
}
