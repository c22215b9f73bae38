import type { ReactNode } from 'react'
import type { FormValues } from '#app/panel/parts/form-values.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PartForm } from '#app/panel/parts/part-form.tsx'
import type { Part } from '#app/panel/parts/part-form.tsx'
import type { PartOutcome } from '#app/panel/parts/part-outcome.ts'
import type { AttributeField } from '#app/domain/catalogue/editing/attribute-fields.ts'
import { PRODUCT_PARTS } from '#app/domain/catalogue/editing/editing.ts'
import type { ProductPart } from '#app/domain/catalogue/editing/editing.ts'
import type { Choice } from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { BasicsFields } from './basics-fields.tsx'
import { FaqFields, ImageFields, PromotionFields, SpecificationFields, VariantFields } from './list-parts.tsx'
import { PriceFields } from './price-fields.tsx'

type ProductPartsProps = {
  parts: Readonly<Record<ProductPart, Part>>
  categories: readonly Choice[]
  brands: readonly Choice[]
  attributes: { main: readonly AttributeField[]; rest: readonly AttributeField[] }
  outcome: PartOutcome | undefined
}

const HINTS: Partial<Record<ProductPart, string>> = {
  gia: 'Giá đầu tiên có chữ, từ trái qua, là giá chính. Cả bốn để trống thì trang ghi “Liên hệ”.',
  'thuoc-tinh': 'Danh sách lọc, thẻ sản phẩm, so sánh và cố vấn đọc những ô này. Không biết thì để trống.',
  anh: 'Ảnh đầu tiên đứng trước. Trang tự thêm hình minh họa khi chưa đủ 5 ảnh.',
}

/** The forms of a product, one below the other. */
export function ProductParts({ parts, categories, brands, attributes, outcome }: ProductPartsProps) {
  const fieldsOf: Record<ProductPart, (values: FormValues, answer: Outcome | undefined) => ReactNode> = {
    'co-ban': (values, answer) => (
      <BasicsFields values={values} outcome={answer} categories={categories} brands={brands} />
    ),
    gia: (values, answer) => <PriceFields values={values} outcome={answer} />,
    'thuoc-tinh': (values, answer) => (
      <AttributeFields values={values} outcome={answer} fields={attributes} />
    ),
    anh: (values, answer) => <ImageFields values={values} outcome={answer} />,
    'thong-so': (values, answer) => <SpecificationFields values={values} outcome={answer} />,
    'phien-ban': (values, answer) => <VariantFields values={values} outcome={answer} />,
    'hoi-dap': (values, answer) => <FaqFields values={values} outcome={answer} />,
    'khuyen-mai': (values, answer) => <PromotionFields values={values} outcome={answer} />,
  }
  return ORDER.map((name) => (
    <PartForm
      key={name}
      name={name}
      title={PRODUCT_PARTS[name]}
      text={HINTS[name]}
      part={parts[name]}
      outcome={outcome}
    >
      {fieldsOf[name]}
    </PartForm>
  ))
}

const ORDER = [
  'co-ban',
  'gia',
  'thuoc-tinh',
  'anh',
  'thong-so',
  'phien-ban',
  'hoi-dap',
  'khuyen-mai',
] as const satisfies readonly ProductPart[]
