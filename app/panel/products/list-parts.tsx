import { Suspense, useState } from 'react'
import type { FormRow, FormValues } from '#app/panel/parts/form-values.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import type { RowColumn } from '#app/panel/parts/row-cell.tsx'
import { RowsEditor } from '#app/panel/parts/rows-editor.tsx'
import { Button } from '#app/ui/button.tsx'
import { onDemand } from '#app/ui/later.tsx'

const PicturePicker = onDemand(() =>
  import('#app/panel/media/picture-picker.tsx').then(({ PicturePicker }) => PicturePicker),
)

type ListPartProps = { values: FormValues; outcome: Outcome | undefined }

type ListPart = {
  list: string
  noun: string
  columns: readonly RowColumn[]
  layout: string
  isTable?: boolean
  most: number
  blank?: FormRow
}

const SPECIFICATIONS: ListPart = {
  list: 'specifications',
  noun: 'thông số',
  isTable: true,
  layout: 'md:grid-cols-[1fr_1fr_2fr]',
  most: 200,
  columns: [
    { name: 'group', label: 'Nhóm', placeholder: 'Kích thước', maxLength: 100 },
    { name: 'name', label: 'Tên', placeholder: 'Chiều cao', maxLength: 150 },
    { name: 'value', label: 'Giá trị', placeholder: '178 cm', maxLength: 1000 },
  ],
}

const VARIANTS: ListPart = {
  list: 'variants',
  noun: 'phiên bản',
  layout: 'md:grid-cols-[2fr_1fr_1fr_auto]',
  most: 50,
  blank: { is_available: 'on' },
  columns: [
    { name: 'name', label: 'Tên', placeholder: 'Màu xám, 256 GB' },
    { name: 'sku', label: 'Mã', maxLength: 100 },
    { name: 'price', label: 'Giá', placeholder: '11.690.000 ₫', maxLength: 100 },
    { name: 'is_available', label: 'Còn bán', kind: 'check' },
  ],
}

const FAQS: ListPart = {
  list: 'faqs',
  noun: 'câu hỏi',
  isTable: true,
  layout: 'md:grid-cols-[1fr_2fr]',
  most: 50,
  columns: [
    { name: 'question', label: 'Câu hỏi', kind: 'area', maxLength: 300 },
    { name: 'answer', label: 'Trả lời', kind: 'area', maxLength: 3000 },
  ],
}

const PROMOTIONS: ListPart = {
  list: 'promotions',
  noun: 'khuyến mãi',
  layout: 'md:grid-cols-2 xl:grid-cols-6',
  most: 30,
  blank: { type: 'discount', is_active: 'on' },
  columns: [
    { name: 'title', label: 'Tên', placeholder: 'Giảm 500.000 ₫', className: 'xl:col-span-2' },
    { name: 'description', label: 'Điều kiện', maxLength: 1000, className: 'xl:col-span-3' },
    { name: 'is_active', label: 'Đang chạy', kind: 'check' },
    {
      name: 'type',
      label: 'Loại',
      kind: 'choice',
      className: 'xl:col-span-2',
      options: [
        { value: 'discount', label: 'Giảm giá' },
        { value: 'gift', label: 'Quà tặng' },
        { value: 'installment', label: 'Trả góp' },
        { value: 'warranty', label: 'Bảo hành' },
      ],
    },
    { name: 'discount_amount', label: 'Giảm (₫)', maxLength: 30 },
    { name: 'discount_percentage', label: 'Giảm (%)', maxLength: 10 },
    { name: 'valid_until', label: 'Đến hết ngày', kind: 'date', className: 'xl:col-span-2' },
  ],
}

const IMAGES: ListPart = {
  list: 'images',
  noun: 'ảnh',
  isTable: true,
  layout: 'md:grid-cols-2',
  most: 30,
  columns: [
    { name: 'url', label: 'Địa chỉ', kind: 'url', maxLength: 2000 },
    { name: 'alt', label: 'Ảnh cho thấy gì', maxLength: 300 },
  ],
}

const partOf = (part: ListPart) =>
  function ListFields({ values, outcome }: ListPartProps) {
    return <RowsEditor {...part} rows={values.lists[part.list] ?? []} outcome={outcome} />
  }

export const SpecificationFields = partOf(SPECIFICATIONS)
export const VariantFields = partOf(VARIANTS)
export const FaqFields = partOf(FAQS)
export const PromotionFields = partOf(PROMOTIONS)

/** The pictures of a product, in the order they are shown. */
export function ImageFields({ values, outcome }: ListPartProps) {
  return (
    <RowsEditor
      {...IMAGES}
      rows={values.lists['images'] ?? []}
      outcome={outcome}
      preview={pictureOf}
      more={libraryButton}
    />
  )
}

const pictureOf = ({ url = '' }: FormRow) =>
  url && (
    <img
      src={url.replace(/^http:/, 'https:')}
      alt=""
      width={80}
      height={60}
      className="h-15 w-20 shrink-0 self-center rounded-control bg-stage object-contain"
    />
  )

const libraryButton = (add: (row: FormRow) => void) => <FromLibrary onPick={add} />

function FromLibrary({ onPick }: { onPick: (row: FormRow) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Chọn từ thư viện
      </Button>
      {isOpen && (
        <Suspense>
          <PicturePicker
            open
            onClose={() => setOpen(false)}
            onPick={({ url, alt }) => onPick({ url, alt })}
          />
        </Suspense>
      )}
    </>
  )
}
