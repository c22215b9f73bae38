import type { ReactNode } from 'react'
import { useState, useId } from 'react'
import type { AttributeField } from '#app/domain/catalogue/editing/attribute-fields.ts'
import { PRODUCT_PARTS } from '#app/domain/catalogue/editing/editing.ts'
import type { ProductPart } from '#app/domain/catalogue/editing/editing.ts'
import type { Choice } from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import { sortedVnd } from '#app/domain/catalogue/price.ts'
import type { FormValues } from '#app/panel/parts/form-values.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { PartOutcome } from '#app/panel/parts/part-outcome.ts'
import { PartsForm } from '#app/panel/parts/parts-form.tsx'
import type { Part } from '#app/panel/parts/parts-form.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import { say } from '#app/vietnamese/say.ts'
import { BasicsFields } from './basics-fields.tsx'
import { FaqFields, ImageFields, PromotionFields, SpecificationFields, VariantFields } from './list-parts.tsx'

type ProductPartsProps = {
  parts: Readonly<Record<ProductPart, Part>>
  categories: readonly Choice[]
  brands: readonly Choice[]
  attributes: { main: readonly AttributeField[]; rest: readonly AttributeField[] }
  outcome: PartOutcome | undefined
}

const HINTS: Partial<Record<ProductPart, string>> = {
  get gia() {
    return say('Giá đầu tiên có chữ, từ trái qua, là giá chính. Cả bốn để trống thì trang ghi “Liên hệ”.', {
      en: 'The first price with text, from the left, is the main price. If all four are empty, the page says “Liên hệ” (contact us).',
    })
  },
  get 'thuoc-tinh'() {
    return say('Danh sách lọc, thẻ sản phẩm, so sánh và cố vấn đọc những ô này. Không biết thì để trống.', {
      en: 'Filters, product cards, comparisons and the advisor read these fields. Leave empty what you do not know.',
    })
  },
  get anh() {
    return say('Ảnh đầu tiên đứng trước. Trang tự thêm hình minh họa khi chưa đủ 5 ảnh.', {
      en: 'The first picture comes first. The page adds drawings while there are fewer than 5 pictures.',
    })
  },
}

type Known = Pick<ProductPartsProps, 'categories' | 'brands' | 'attributes'>

/** What each part is typed into. */
const FIELDS: Record<
  ProductPart,
  (values: FormValues, outcome: Outcome | undefined, known: Known) => ReactNode
> = {
  'co-ban': (values, outcome, { categories, brands }) => (
    <BasicsFields values={values} outcome={outcome} categories={categories} brands={brands} />
  ),
  gia: (values, outcome) => <PriceFields values={values} outcome={outcome} />,
  'thuoc-tinh': (values, outcome, { attributes }) => (
    <AttributeFields values={values} outcome={outcome} fields={attributes} />
  ),
  anh: (values, outcome) => <ImageFields values={values} outcome={outcome} />,
  'thong-so': (values, outcome) => <SpecificationFields values={values} outcome={outcome} />,
  'phien-ban': (values, outcome) => <VariantFields values={values} outcome={outcome} />,
  'hoi-dap': (values, outcome) => <FaqFields values={values} outcome={outcome} />,
  'khuyen-mai': (values, outcome) => <PromotionFields values={values} outcome={outcome} />,
}

/** The parts of a product, one below the other, in one form. */
export const ProductParts = ({ parts, outcome, ...known }: ProductPartsProps) => (
  <PartsForm
    parts={ORDER.map((name) => ({
      name,
      title: PRODUCT_PARTS[name],
      text: HINTS[name],
      part: parts[name],
      renderFields: (values, answer) => FIELDS[name](values, answer, known),
    }))}
    outcome={outcome}
  />
)

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

/** In the order in which one of them becomes the main price. */
const PRICES = [
  {
    name: 'lowest_price',
    get label() {
      return say('Giá thấp nhất', { en: 'Lowest price' })
    },
  },
  {
    name: 'manufacturer_price',
    get label() {
      return say('Giá hãng', { en: 'Manufacturer’s price' })
    },
  },
  {
    name: 'rumored_price',
    get label() {
      return say('Giá tin đồn', { en: 'Rumored price' })
    },
  },
  {
    name: 'price',
    get label() {
      return say('Giá hiện tại', { en: 'Current price' })
    },
  },
] as const

/** Under this a price of a machine is most likely a slip, in VND. */
const ODD = 10_000

/** The four prices as text, each with the number it will be sorted by. */
function PriceFields({ values, outcome }: { values: FormValues; outcome: Outcome | undefined }) {
  const [texts, setTexts] = useState<Record<string, string>>(values.fields)
  const main = PRICES.find(({ name }) => (texts[name] ?? '').trim() !== '')
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {PRICES.map(({ name, label }) => (
        <div key={name} className="grid gap-1">
          <TextField
            label={label}
            name={name}
            maxLength={100}
            placeholder="11.690.000 ₫"
            value={texts[name] ?? ''}
            error={errorOf(outcome, name)}
            onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [name]: value }))}
          />
          <p aria-live="polite" className="min-h-5 text-sm text-muted tabular-nums">
            {sayReading(texts[name] ?? '')}
            {main?.name === name && (
              <strong className="text-ink">{say(' · Giá chính', { en: ' · Main price' })}</strong>
            )}
          </p>
        </div>
      ))}
    </div>
  )
}

function sayReading(text: string): string {
  if (text.trim() === '') return ''
  const value = sortedVnd(text)
  if (value === null) return say('Không có số: xếp sau cùng', { en: 'No figure: sorted last' })
  return value < ODD
    ? say(`Đọc là ${formatVnd(value)}: nhỏ bất thường`, { en: `Read as ${formatVnd(value)}: unusually low` })
    : say(`Đọc là ${formatVnd(value)}`, { en: `Read as ${formatVnd(value)}` })
}

type AttributeFieldsProps = {
  values: FormValues
  outcome: Outcome | undefined
  fields: { main: readonly AttributeField[]; rest: readonly AttributeField[] }
}

const grid = 'grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The figures that lists filter by and that people compare, each in its unit. */
function AttributeFields({ values, outcome, fields: { main, rest } }: AttributeFieldsProps) {
  const input = (field: AttributeField) => (
    <AttributeInput
      key={field.key}
      field={field}
      value={values.fields[`attr.${field.key}`] ?? ''}
      error={errorOf(outcome, `attr.${field.key}`)}
    />
  )
  return (
    <>
      <div className={grid}>{main.map(input)}</div>
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold text-action">
            {say(`Thông số khác (${rest.length})`, { en: `Other figures (${rest.length})` })}
          </summary>
          <div className={`mt-2 ${grid}`}>{rest.map(input)}</div>
        </details>
      )}
    </>
  )
}

type AttributeInputProps = { field: AttributeField; value: string; error: string | undefined }

function AttributeInput({ field, value, error }: AttributeInputProps) {
  const list = useId()
  const { key, label, unit, kind, options, others } = field
  const own = { name: `attr.${key}`, label: unit ? `${label} (${unit})` : label, defaultValue: value, error }
  if (kind === 'yes-no' || kind === 'choice')
    return (
      <Select {...own} options={[{ value: '', label: say('Không rõ', { en: 'Unknown' }) }, ...options]} />
    )
  if (kind === 'number') return <TextField {...own} type="number" step="any" min={0} inputMode="decimal" />
  return (
    <>
      <TextField {...own} maxLength={200} list={others.length > 0 ? list : undefined} />
      {others.length > 0 && (
        <datalist id={list}>
          {others.map((other) => (
            <option key={other} value={other}>
              {other}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
