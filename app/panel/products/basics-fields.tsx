import { useState } from 'react'
import type { Choice } from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import type { FormValues } from '#app/panel/parts/form-values.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PictureField } from '#app/panel/parts/picture-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { say } from '#app/vietnamese/say.ts'

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
      <TextField
        label={say('Tên sản phẩm', { en: 'Product name' })}
        required
        maxLength={200}
        {...own('title')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Select
          label={say('Loại sản phẩm', { en: 'Product type' })}
          required
          options={[
            { value: '', label: say('Chọn loại sản phẩm…', { en: 'Choose a product type…' }) },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...own('category')}
        />
        <Select
          label={say('Thương hiệu', { en: 'Brand' })}
          options={[
            { value: '', label: say('Không rõ', { en: 'Unknown' }) },
            { value: 'new', label: say('+ Thương hiệu mới…', { en: '+ New brand…' }) },
            ...brands.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...own('brand')}
          onChange={({ currentTarget }) => setBrand(currentTarget.value)}
        />
        {(brand === 'new' || !isAlive) && (
          <div className={brand === 'new' ? undefined : 'js:hidden'}>
            <TextField
              label={say('Tên thương hiệu mới', { en: 'Name of the new brand' })}
              maxLength={60}
              {...own('new_brand')}
            />
          </div>
        )}
        <TextField
          label={say('Nhóm con', { en: 'Subgroup' })}
          maxLength={100}
          placeholder={say('Side by side, Cửa trước…', { en: 'Side by side, front loader…' })}
          {...own('sub_cate')}
        />
        <TextField
          label={say('Mã máy', { en: 'Model' })}
          maxLength={100}
          placeholder="NR-BX471GPKV"
          {...own('model')}
        />
        <TextField
          label={say('Mã vạch (GTIN, EAN)', { en: 'Barcode (GTIN, EAN)' })}
          inputMode="numeric"
          maxLength={30}
          placeholder="8806091234568"
          {...own('gtin')}
        />
        <TextField
          label={say('Năm ra mắt', { en: 'Release year' })}
          inputMode="numeric"
          maxLength={4}
          {...own('release_year')}
        />
      </div>
      <TextArea label={say('Mô tả', { en: 'Description' })} rows={5} maxLength={20000} {...own('des')} />
      <PictureField
        label={say('Ảnh chính', { en: 'Main picture' })}
        name="image"
        value={fields['image'] ?? ''}
        hint={say(
          'Ảnh ở danh sách và thẻ sản phẩm. Để trống: ảnh đầu bạn thêm ở phần Ảnh; chưa có thì hiện hình vẽ.',
          {
            en: 'Shown in lists and on cards. Empty: the first one added under Pictures; without any, a drawing.',
          },
        )}
        error={errorOf(outcome, 'image')}
        shape="aspect-[4/3] object-contain!"
      />
    </>
  )
}
