import type { FormValues } from '#app/panel/parts/form-values.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import type { RowColumn } from '#app/panel/parts/row-cell.tsx'
import { RowsEditor } from '#app/panel/parts/rows-editor.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'

type List = {
  list: string
  title: string
  text: string
  noun: string
  most: number
  layout: string
  columns: readonly RowColumn[]
}

const HIGHLIGHTS: List = {
  list: 'highlights',
  title: 'Điểm nổi bật',
  text: 'Tối đa 4 câu ngắn dưới tên thương hiệu.',
  noun: 'điểm nổi bật',
  most: 4,
  layout: '',
  columns: [{ name: 'text', label: 'Câu', maxLength: 120 }],
}

const TECHNOLOGIES: List = {
  list: 'technologies',
  title: 'Công nghệ',
  text: 'Nói công nghệ dùng để làm gì. Từ tìm kiếm dẫn tới các máy có công nghệ ấy.',
  noun: 'công nghệ',
  most: 8,
  layout: 'md:grid-cols-[1fr_2fr_1fr]',
  columns: [
    { name: 'name', label: 'Tên', maxLength: 60 },
    { name: 'text', label: 'Để làm gì', kind: 'area', maxLength: 400 },
    { name: 'search', label: 'Từ tìm kiếm', maxLength: 60 },
  ],
}

const REASONS: List = {
  list: 'reasons',
  title: 'Lý do nên chọn, hoặc không',
  text: 'Tối đa 4 lý do, khen chê đều được.',
  noun: 'lý do',
  most: 4,
  layout: 'md:grid-cols-[1fr_2fr]',
  columns: [
    { name: 'title', label: 'Tiêu đề', maxLength: 60 },
    { name: 'text', label: 'Một hai câu', kind: 'area', maxLength: 300 },
  ],
}

const MILESTONES: List = {
  list: 'milestones',
  title: 'Các mốc',
  text: 'Tối đa 12 mốc dưới câu chuyện.',
  noun: 'mốc',
  most: 12,
  layout: 'md:grid-cols-[8rem_1fr]',
  columns: [
    { name: 'year', label: 'Năm', maxLength: 4 },
    { name: 'text', label: 'Chuyện gì', maxLength: 200 },
  ],
}

type ContentFieldsProps = { values: FormValues; outcome: Outcome | undefined }

/** What a brand's page tells beyond its products; whatever is empty does not show. */
export function ContentFields({ values, outcome }: ContentFieldsProps) {
  const own = (name: string) => ({
    name,
    defaultValue: values.fields[name] ?? '',
    error: errorOf(outcome, name),
  })
  const lines = ({ title, text, ...list }: List) => (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">{title}</legend>
      <div>
        <h3 aria-hidden="true" className="font-bold">
          {title}
        </h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <RowsEditor {...list} isTable rows={values.lists[list.list] ?? []} outcome={outcome} />
    </fieldset>
  )
  return (
    <>
      <TextField label="Khẩu hiệu" maxLength={120} {...own('tagline')} />
      <TextArea label="Giới thiệu" rows={3} maxLength={1000} {...own('description')} />
      {lines(HIGHLIGHTS)}
      {lines(TECHNOLOGIES)}
      {lines(REASONS)}
      <div className="border-t border-line pt-4">
        <TextArea label="Câu chuyện" rows={5} maxLength={1500} {...own('story')} />
      </div>
      {lines(MILESTONES)}
    </>
  )
}
