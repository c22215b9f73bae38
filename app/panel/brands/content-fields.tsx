import type { FormValues } from '#app/panel/parts/form-values.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import type { RowColumn } from '#app/panel/parts/row-cell.tsx'
import { RowsEditor } from '#app/panel/parts/rows-editor.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

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
  get title() {
    return say('Điểm nổi bật', { en: 'Highlights' })
  },
  get text() {
    return say('Tối đa 4 câu ngắn dưới tên thương hiệu.', {
      en: 'Up to 4 short sentences below the brand’s name.',
    })
  },
  get noun() {
    return say('điểm nổi bật', { en: 'highlight' })
  },
  most: 4,
  layout: '',
  columns: [
    {
      name: 'text',
      get label() {
        return say('Câu', { en: 'Sentence' })
      },
      maxLength: 120,
    },
  ],
}

const TECHNOLOGIES: List = {
  list: 'technologies',
  get title() {
    return say('Công nghệ', { en: 'Technologies' })
  },
  get text() {
    return say('Nói công nghệ dùng để làm gì. Từ tìm kiếm dẫn tới các máy có công nghệ ấy.', {
      en: 'Say what each technology is good for. The search term leads to the machines that have it.',
    })
  },
  get noun() {
    return say('công nghệ', { en: 'technology' })
  },
  most: 8,
  layout: 'md:grid-cols-[1fr_2fr_1fr]',
  columns: [
    {
      name: 'name',
      get label() {
        return say('Tên', { en: 'Name' })
      },
      maxLength: 60,
    },
    {
      name: 'text',
      get label() {
        return say('Để làm gì', { en: 'What it is for' })
      },
      kind: 'area',
      maxLength: 400,
    },
    {
      name: 'search',
      get label() {
        return say('Từ tìm kiếm', { en: 'Search term' })
      },
      maxLength: 60,
    },
  ],
}

const REASONS: List = {
  list: 'reasons',
  get title() {
    return say('Lý do nên chọn, hoặc không', { en: 'Reasons to choose it, or not' })
  },
  get text() {
    return say('Tối đa 4 lý do, khen chê đều được.', { en: 'Up to 4 reasons, for or against.' })
  },
  get noun() {
    return say('lý do', { en: 'reason' })
  },
  most: 4,
  layout: 'md:grid-cols-[1fr_2fr]',
  columns: [
    {
      name: 'title',
      get label() {
        return say('Tiêu đề', { en: 'Title' })
      },
      maxLength: 60,
    },
    {
      name: 'text',
      get label() {
        return say('Một hai câu', { en: 'One or two sentences' })
      },
      kind: 'area',
      maxLength: 300,
    },
  ],
}

const MILESTONES: List = {
  list: 'milestones',
  get title() {
    return say('Các mốc', { en: 'Milestones' })
  },
  get text() {
    return say('Tối đa 12 mốc dưới câu chuyện.', { en: 'Up to 12 milestones below the story.' })
  },
  get noun() {
    return say('mốc', { en: 'milestone' })
  },
  most: 12,
  layout: 'md:grid-cols-[8rem_1fr]',
  columns: [
    {
      name: 'year',
      get label() {
        return say('Năm', { en: 'Year' })
      },
      maxLength: 4,
    },
    {
      name: 'text',
      get label() {
        return say('Chuyện gì', { en: 'What happened' })
      },
      maxLength: 200,
    },
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
      <TextField label={say('Khẩu hiệu', { en: 'Tagline' })} maxLength={120} {...own('tagline')} />
      <TextArea
        label={say('Giới thiệu', { en: 'Introduction' })}
        rows={3}
        maxLength={1000}
        {...own('description')}
      />
      {lines(HIGHLIGHTS)}
      {lines(TECHNOLOGIES)}
      {lines(REASONS)}
      <div className="border-t border-line pt-4">
        <TextArea label={say('Câu chuyện', { en: 'Story' })} rows={5} maxLength={1500} {...own('story')} />
      </div>
      {lines(MILESTONES)}
    </>
  )
}
