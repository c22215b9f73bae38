import { GROUPS, MOST_ATTRIBUTES, TYPES } from '#app/domain/catalogue/kinds/kind-input.ts'
import type { KindPreview } from '#app/domain/catalogue/kinds/kind-preview.server.ts'
import type { AttributeRow } from '#app/domain/catalogue/kinds/kind-record.ts'
import type { EditedKindForm } from '#app/domain/catalogue/kinds/kind-rows.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { readFormValues } from '#app/panel/parts/form-values.ts'
import type { FormRow } from '#app/panel/parts/form-values.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { TouchContext } from '#app/panel/parts/part-form.tsx'
import type { RowColumn } from '#app/panel/parts/row-cell.tsx'
import { RowsEditor } from '#app/panel/parts/rows-editor.tsx'
import { usePreview } from '#app/panel/teach/use-preview.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

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
  { name: 'key', label: 'Mã', kind: 'hidden' },
  {
    name: 'label',
    label: 'Tên thuộc tính',
    maxLength: 40,
    list: 'figure-names',
    placeholder: 'Tốc độ may',
    className: 'xl:col-span-2',
  },
  { name: 'type', label: 'Kiểu giá trị', kind: 'choice', options: options(TYPES) },
  { name: 'unit', label: 'Đơn vị', maxLength: 20, placeholder: 'mũi/phút', className: 'of-number' },
  {
    name: 'better',
    label: 'Hơn kém',
    kind: 'choice',
    className: 'of-number xl:col-span-2',
    options: [
      { value: '', label: 'Tùy nhu cầu' },
      { value: 'more', label: 'Càng cao càng tốt' },
      { value: 'less', label: 'Càng thấp càng tốt' },
    ],
  },
  {
    name: 'choices',
    label: 'Các lựa chọn',
    maxLength: 1500,
    placeholder: 'Cơ; Điện tử',
    className: 'of-choice xl:col-span-2',
  },
  {
    name: 'edges',
    label: 'Chia khoảng lọc ở',
    placeholder: '500, 800',
    className: 'of-number xl:col-span-2',
  },
  { name: 'is_filter', label: 'Làm bộ lọc', kind: 'check' },
  { name: 'on_card', label: 'Lên thẻ', kind: 'check' },
]

/** Makes or changes a kind of product; what saving would touch is shown before it can be saved. */
export function KindForm({ kind, free, figures, outcome, cancelHref }: KindFormProps) {
  const hidden = { id: kind ? String(kind.id) : '' }
  const { typed, preview, forget } = usePreview(outcome, hidden)
  const rows = typed ? readFormValues(formOf(typed)).lists['attributes'] : kind?.rows.map(formRow)
  return (
    <EntryForm
      title={kind ? `Sửa ${kind.name}` : 'Thêm loại sản phẩm'}
      fields={hidden}
      save={preview ? 'Lưu' : 'Xem trước thay đổi'}
      intent={preview ? 'save' : 'preview'}
      cancel="Hủy"
      cancelHref={cancelHref}
      refusal={outcome?.ok === false ? outcome : null}
      onInput={forget}
    >
      {!kind && free.length > 0 && (
        <Select
          label="Dựa trên"
          name="based"
          defaultValue={typed?.['based'] ?? ''}
          options={[
            { value: '', label: 'Loại mới của riêng bạn' },
            ...free.map(({ key, name }) => ({ value: key, label: `${name} (có sẵn)` })),
          ]}
          hint="Loại có sẵn đã có tên gọi, hình minh họa và cách đọc thông số; để trống các thuộc tính thì dùng của nó."
          error={errorOf(outcome, 'based')}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Tên"
          name="name"
          required
          maxLength={60}
          placeholder="Máy khâu"
          defaultValue={typed?.['name'] ?? kind?.name ?? ''}
          error={errorOf(outcome, 'name')}
        />
        <Select
          label="Nhóm"
          name="group"
          defaultValue={typed?.['group'] ?? kind?.group ?? 'gia-dung'}
          options={options(GROUPS)}
          error={errorOf(outcome, 'group')}
        />
      </div>
      <TextArea
        label="Tên gọi khác"
        name="words"
        rows={3}
        hint={
          kind && kind.knownAs.length > 0
            ? `Mỗi dòng một tên. Đã hiểu sẵn: ${kind.knownAs.join(', ')}.`
            : 'Khách còn gọi là gì? Mỗi dòng một tên; cố vấn, tìm kiếm và nhập tệp đều hiểu.'
        }
        defaultValue={typed?.['words'] ?? kind?.words.join('\n') ?? ''}
        error={errorOf(outcome, 'words')}
      />
      <section aria-labelledby="kind-attributes" className="kind-figures grid gap-2">
        <h3 id="kind-attributes" className="font-semibold">
          Thuộc tính
        </h3>
        <p className="text-sm text-muted">
          Theo thứ tự này ở thẻ, bộ lọc và bảng so sánh. Bỏ một thuộc tính thì sản phẩm vẫn giữ giá trị; thêm
          lại là hiện ra.
        </p>
        <datalist id="figure-names">
          {figures.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <TouchContext value={forget}>
          <RowsEditor
            list="attributes"
            noun="thuộc tính"
            columns={COLUMNS}
            rows={rows ?? []}
            outcome={outcome ?? undefined}
            layout="md:grid-cols-2 xl:grid-cols-6"
            most={MOST_ATTRIBUTES}
            blank={{ type: 'number' }}
            more={(add) =>
              (kind?.removed ?? []).map((row) => (
                <Button key={row.key} variant="ghost" onClick={() => add(formRow(row))}>
                  Thêm lại “{row.label}”
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
    <section aria-label="Xem trước" role="status" className="grid gap-2 rounded-card bg-sunken p-4">
      <p>
        Chạm tới <strong>{formatNumber(products)}</strong> sản phẩm và{' '}
        <strong>{formatNumber(filters)}</strong> bộ lọc. Chưa có gì được lưu.
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
