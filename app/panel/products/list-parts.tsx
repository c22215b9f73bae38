import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { FormRow, FormValues } from '#app/panel/parts/form-values.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import type { RowColumn } from '#app/panel/parts/row-cell.tsx'
import { RowsEditor } from '#app/panel/parts/rows-editor.tsx'
import { Button } from '#app/ui/button.tsx'
import { onDemand } from '#app/ui/later.tsx'
import { say } from '#app/vietnamese/say.ts'

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
  get noun() {
    return say('thông số', { en: 'specification' })
  },
  isTable: true,
  layout: 'md:grid-cols-[1fr_1fr_2fr]',
  most: 200,
  columns: [
    {
      name: 'group',
      get label() {
        return say('Nhóm', { en: 'Group' })
      },
      get placeholder() {
        return say('Kích thước', { en: 'Dimensions' })
      },
      maxLength: 100,
    },
    {
      name: 'name',
      get label() {
        return say('Tên', { en: 'Name' })
      },
      get placeholder() {
        return say('Chiều cao', { en: 'Height' })
      },
      maxLength: 150,
    },
    {
      name: 'value',
      get label() {
        return say('Giá trị', { en: 'Value' })
      },
      placeholder: '178 cm',
      maxLength: 1000,
    },
  ],
}

const VARIANTS: ListPart = {
  list: 'variants',
  get noun() {
    return say('phiên bản', { en: 'variant' })
  },
  layout: 'md:grid-cols-[2fr_1fr_1fr_auto]',
  most: 50,
  blank: { is_available: 'on' },
  columns: [
    {
      name: 'name',
      get label() {
        return say('Tên', { en: 'Name' })
      },
      get placeholder() {
        return say('Màu xám, 256 GB', { en: 'Grey, 256 GB' })
      },
    },
    {
      name: 'sku',
      get label() {
        return say('Mã', { en: 'Code' })
      },
      maxLength: 100,
    },
    {
      name: 'price',
      get label() {
        return say('Giá', { en: 'Price' })
      },
      placeholder: '11.690.000 ₫',
      maxLength: 100,
    },
    {
      name: 'is_available',
      get label() {
        return say('Còn bán', { en: 'In stock' })
      },
      kind: 'check',
    },
  ],
}

const FAQS: ListPart = {
  list: 'faqs',
  get noun() {
    return say('câu hỏi', { en: 'question' })
  },
  isTable: true,
  layout: 'md:grid-cols-[1fr_2fr]',
  most: 50,
  columns: [
    {
      name: 'question',
      get label() {
        return say('Câu hỏi', { en: 'Question' })
      },
      kind: 'area',
      maxLength: 300,
    },
    {
      name: 'answer',
      get label() {
        return say('Trả lời', { en: 'Answer' })
      },
      kind: 'area',
      maxLength: 3000,
    },
  ],
}

const PROMOTIONS: ListPart = {
  list: 'promotions',
  get noun() {
    return say('khuyến mãi', { en: 'promotion' })
  },
  layout: 'md:grid-cols-2 xl:grid-cols-6',
  most: 30,
  blank: { type: 'discount', is_active: 'on' },
  columns: [
    {
      name: 'title',
      get label() {
        return say('Tên', { en: 'Name' })
      },
      get placeholder() {
        return say('Giảm 500.000 ₫', { en: '500.000 ₫ off' })
      },
      className: 'xl:col-span-2',
    },
    {
      name: 'description',
      get label() {
        return say('Điều kiện', { en: 'Conditions' })
      },
      maxLength: 1000,
      className: 'xl:col-span-3',
    },
    {
      name: 'is_active',
      get label() {
        return say('Đang chạy', { en: 'Running' })
      },
      kind: 'check',
    },
    {
      name: 'type',
      get label() {
        return say('Loại', { en: 'Type' })
      },
      kind: 'choice',
      className: 'xl:col-span-2',
      options: [
        {
          value: 'discount',
          get label() {
            return say('Giảm giá', { en: 'Discount' })
          },
        },
        {
          value: 'gift',
          get label() {
            return say('Quà tặng', { en: 'Gift' })
          },
        },
        {
          value: 'installment',
          get label() {
            return say('Trả góp', { en: 'Instalments' })
          },
        },
        {
          value: 'warranty',
          get label() {
            return say('Bảo hành', { en: 'Warranty' })
          },
        },
      ],
    },
    {
      name: 'discount_amount',
      get label() {
        return say('Giảm (₫)', { en: 'Discount (₫)' })
      },
      maxLength: 30,
    },
    {
      name: 'discount_percentage',
      get label() {
        return say('Giảm (%)', { en: 'Discount (%)' })
      },
      maxLength: 10,
    },
    {
      name: 'valid_until',
      get label() {
        return say('Đến hết ngày', { en: 'Until the end of' })
      },
      kind: 'date',
      className: 'xl:col-span-2',
    },
  ],
}

const IMAGES: ListPart = {
  list: 'images',
  get noun() {
    return say('ảnh', { en: 'picture' })
  },
  isTable: true,
  layout: 'md:grid-cols-2',
  most: 30,
  columns: [
    {
      name: 'url',
      get label() {
        return say('Địa chỉ', { en: 'Address' })
      },
      kind: 'url',
      maxLength: 2000,
    },
    {
      name: 'alt',
      get label() {
        return say('Ảnh cho thấy gì', { en: 'What the picture shows' })
      },
      maxLength: 300,
    },
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
      first={pickerButton}
      addBlank={say('Thêm địa chỉ ảnh', { en: 'Add an address' })}
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

const pickerButton = (add: (row: FormRow) => void) => <AddPicture onPick={add} />

/** From the computer, or from the library. */
function AddPicture({ onPick }: { onPick: (row: FormRow) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        {say('Thêm ảnh', { en: 'Add picture' })}
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
