import { GROUPS, MOST_ATTRIBUTES, TYPES } from '#app/domain/catalogue/kinds/kind-input.ts'
import type { KindPreview } from '#app/domain/catalogue/kinds/kind-preview.server.ts'
import type { AttributeRow } from '#app/domain/catalogue/kinds/kind-record.ts'
import type { EditedKindForm } from '#app/domain/catalogue/kinds/kind-rows.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { readFormValues } from '#app/panel/parts/form-values.ts'
import type { FormRow } from '#app/panel/parts/form-values.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { TouchContext } from '#app/panel/parts/parts-form.tsx'
import type { RowColumn } from '#app/panel/parts/row-cell.tsx'
import { RowsEditor } from '#app/panel/parts/rows-editor.tsx'
import { usePreview } from '#app/panel/teach/use-preview.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

/** What became of the form: saved, refused, or only tried. */
export type KindOutcome = Outcome & { preview?: KindPreview }

type KindFormProps = {
  /** Null to make a new one. */
  kind: EditedKindForm | null
  /** Shipped kinds that no category is of yet. */
  free: readonly { key: string; name: string }[]
  /** Names of figures that every kind may have. */
  figures: readonly string[]
  outcome: KindOutcome | null | undefined
  cancelHref: string
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const COLUMNS: readonly RowColumn[] = [
  {
    name: 'key',
    get label() {
      return say('Mã', { en: 'Code' })
    },
    kind: 'hidden',
  },
  {
    name: 'label',
    get label() {
      return say('Tên thuộc tính', { en: 'Attribute name' })
    },
    maxLength: 40,
    list: 'figure-names',
    get placeholder() {
      return say('Tốc độ may', { en: 'Sewing speed' })
    },
    className: 'xl:col-span-2',
  },
  {
    name: 'type',
    get label() {
      return say('Kiểu giá trị', { en: 'Value type' })
    },
    kind: 'choice',
    get options() {
      return options(TYPES)
    },
  },
  {
    name: 'unit',
    get label() {
      return say('Đơn vị', { en: 'Unit' })
    },
    maxLength: 20,
    get placeholder() {
      return say('mũi/phút', { en: 'stitches/min' })
    },
    className: 'of-number',
  },
  {
    name: 'better',
    get label() {
      return say('Chiều tốt hơn', { en: 'Better when' })
    },
    kind: 'choice',
    className: 'of-number xl:col-span-2',
    options: [
      {
        value: '',
        get label() {
          return say('Tùy nhu cầu', { en: 'Depends' })
        },
      },
      {
        value: 'more',
        get label() {
          return say('Càng cao càng tốt', { en: 'Higher is better' })
        },
      },
      {
        value: 'less',
        get label() {
          return say('Càng thấp càng tốt', { en: 'Lower is better' })
        },
      },
    ],
  },
  {
    name: 'choices',
    get label() {
      return say('Các lựa chọn', { en: 'Choices' })
    },
    maxLength: 1500,
    get placeholder() {
      return say('Cơ; Điện tử', { en: 'Mechanical; Electronic' })
    },
    className: 'of-choice xl:col-span-2',
  },
  {
    name: 'edges',
    get label() {
      return say('Các mốc chia khoảng', { en: 'Filter steps at' })
    },
    placeholder: '500, 800',
    className: 'of-number xl:col-span-2',
  },
  {
    name: 'is_filter',
    get label() {
      return say('Làm bộ lọc', { en: 'Use as filter' })
    },
    kind: 'check',
  },
  {
    name: 'on_card',
    get label() {
      return say('Hiện trên thẻ', { en: 'Show on card' })
    },
    kind: 'check',
  },
]

/** Makes or changes a kind of product; what saving would touch is shown before it can be saved. */
export function KindForm({ kind, free, figures, outcome, cancelHref }: KindFormProps) {
  const hidden = { id: kind ? String(kind.id) : '' }
  const { typed, preview, forget } = usePreview(outcome, hidden)
  const rows = typed ? readFormValues(formOf(typed)).lists['attributes'] : kind?.rows.map(formRow)
  return (
    <EntryForm
      title={
        kind
          ? say(`Sửa ${kind.name}`, { en: `Edit ${kind.name}` })
          : say('Thêm loại sản phẩm', { en: 'Add product type' })
      }
      fields={hidden}
      save={preview ? say('Lưu', { en: 'Save' }) : say('Xem trước thay đổi', { en: 'Preview changes' })}
      intent={preview ? 'save' : 'preview'}
      cancel={say('Hủy', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome?.ok === false ? outcome : null}
      onInput={forget}
    >
      {!kind && free.length > 0 && (
        <Select
          label={say('Dựa trên', { en: 'Based on' })}
          name="based"
          defaultValue={typed?.['based'] ?? ''}
          options={[
            { value: '', label: say('Loại mới của riêng bạn', { en: 'A new type of your own' }) },
            ...free.map(({ key, name }) => ({
              value: key,
              label: say(`${name} (có sẵn)`, { en: `${name} (built in)` }),
            })),
          ]}
          hint={say(
            'Loại có sẵn đã có tên gọi, hình minh họa và cách đọc thông số; để trống các thuộc tính thì dùng của nó.',
            {
              en: 'A built-in type has its names, drawing and reading of specifications; leave the attributes empty to use its own.',
            },
          )}
          error={errorOf(outcome, 'based')}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('Tên', { en: 'Name' })}
          name="name"
          required
          maxLength={60}
          placeholder={say('Máy khâu', { en: 'Sewing machine' })}
          defaultValue={typed?.['name'] ?? kind?.name ?? ''}
          error={errorOf(outcome, 'name')}
        />
        <Select
          label={say('Nhóm', { en: 'Group' })}
          name="group"
          defaultValue={typed?.['group'] ?? kind?.group ?? 'gia-dung'}
          options={options(GROUPS)}
          error={errorOf(outcome, 'group')}
        />
      </div>
      <TextArea
        label={say('Tên gọi khác', { en: 'Other names' })}
        name="words"
        rows={3}
        hint={
          kind && kind.knownAs.length > 0
            ? say(`Mỗi dòng một tên. Đã hiểu sẵn: ${kind.knownAs.join(', ')}.`, {
                en: `One name a line. Understood already: ${kind.knownAs.join(', ')}.`,
              })
            : say('Khách còn gọi là gì? Mỗi dòng một tên; cố vấn, tìm kiếm và nhập tệp đều hiểu.', {
                en: 'What else do visitors call it? One name a line; the advisor, search and imports understand them all.',
              })
        }
        defaultValue={typed?.['words'] ?? kind?.words.join('\n') ?? ''}
        error={errorOf(outcome, 'words')}
      />
      <section aria-labelledby="kind-attributes" className="kind-figures grid gap-2">
        <h3 id="kind-attributes" className="font-semibold">
          {say('Thuộc tính', { en: 'Attributes' })}
        </h3>
        <p className="text-sm text-muted">
          {say(
            'Theo thứ tự này ở thẻ, bộ lọc và bảng so sánh. Bỏ một thuộc tính thì sản phẩm vẫn giữ giá trị; thêm lại là hiện ra.',
            {
              en: 'Cards, filters and comparisons show them in this order. Products keep the value of an attribute you remove; add it again and it shows.',
            },
          )}
        </p>
        <datalist id="figure-names">
          {figures.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <TouchContext value={forget}>
          <RowsEditor
            list="attributes"
            noun={say('thuộc tính', { en: 'attribute' })}
            columns={COLUMNS}
            rows={rows ?? []}
            outcome={outcome ?? undefined}
            layout="md:grid-cols-2 xl:grid-cols-6"
            most={MOST_ATTRIBUTES}
            blank={{ type: 'number' }}
            more={(add) =>
              (kind?.removed ?? []).map((row) => (
                <Button key={row.key} variant="ghost" onClick={() => add(formRow(row))}>
                  {say('Thêm lại “', { en: 'Add back “' })}
                  {row.label}”
                </Button>
              ))
            }
          />
        </TouchContext>
      </section>
      {preview && <Preview preview={preview} />}
    </EntryForm>
  )
}

function Preview({ preview: { products, filters, lines } }: { preview: KindPreview }) {
  return (
    <section
      aria-label={say('Xem trước', { en: 'Preview' })}
      role="status"
      className="grid gap-2 rounded-card bg-sunken p-4"
    >
      <p>
        {say('Ảnh hưởng đến ', { en: 'Affects ' })}
        <strong>{formatNumber(products)}</strong>
        {say(' sản phẩm và ', { en: ' products and ' })}
        <strong>{formatNumber(filters)}</strong>
        {say(' bộ lọc. Chưa có gì được lưu.', { en: ' filters. Nothing is saved yet.' })}
      </p>
      <ul className="list-disc ps-5 [overflow-wrap:anywhere]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** A figure as a line of the form. */
const formRow = ({ onCard, isFilter, ...row }: AttributeRow): FormRow => ({
  ...row,
  on_card: onCard ? 'on' : '',
  is_filter: isFilter ? 'on' : '',
})

function formOf(texts: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}
