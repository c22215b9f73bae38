import type { QuestionGroup } from '#app/domain/advisor/teaching/groups.ts'
import type { Preview } from '#app/domain/advisor/teaching/preview.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PreviewView } from '#app/panel/teach/preview-view.tsx'
import { usePreview } from '#app/panel/teach/use-preview.ts'
import { TextField } from '#app/ui/text-field.tsx'

/** What became of the form: saved, refused, or only tried; `meaning` is what the advisor reads in what a word is to mean. */
export type TeachOutcome = Outcome & { preview?: Preview; meaning?: string[] }

/** Something that a word may mean, and of which sort it is. */
export type Meaning = { value: string; sort: string }

type TeachFormProps = {
  /** The questions in which the word was met, where it comes from the list. */
  group: QuestionGroup | null
  meanings: readonly Meaning[]
  outcome: TeachOutcome | null | undefined
  cancelHref: string
}

/** Tells the advisor what a word means; what that would do to recent questions is shown before it can be saved. */
export function TeachForm({ group, meanings, outcome, cancelHref }: TeachFormProps) {
  const hidden = { keys: (group?.keys ?? []).join(',') }
  const { typed, preview, forget } = usePreview(outcome, hidden)
  const read = outcome?.meaning ?? []
  return (
    <EntryForm
      title="Dạy từ"
      fields={hidden}
      save={preview ? 'Lưu từ này' : 'Xem trước thay đổi'}
      intent={preview ? 'teach' : 'teach-preview'}
      cancel="Hủy"
      cancelHref={cancelHref}
      refusal={outcome?.ok === false ? outcome : null}
      onInput={forget}
    >
      {group && (
        <p className="max-w-text text-sm text-muted">
          Khách hỏi: <q>{group.text}</q>
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Từ hoặc cụm từ của khách"
          name="phrase"
          required
          maxLength={60}
          hint="Chỉ từ cần dạy, không phải cả câu."
          defaultValue={typed?.['phrase'] ?? ''}
          error={errorOf(outcome, 'phrase')}
        />
        <TextField
          label="Nghĩa là"
          name="head"
          required
          maxLength={60}
          list="meanings"
          hint="Loại máy, đặc điểm, thương hiệu, hoặc một cụm từ cố vấn đã hiểu."
          defaultValue={typed?.['head'] ?? ''}
          error={errorOf(outcome, 'head') ?? errorOf(outcome, 'forms')}
        />
      </div>
      <datalist id="meanings">
        {meanings.map(({ value, sort }) => (
          <option key={value} value={value}>
            {sort}
          </option>
        ))}
      </datalist>
      {preview && (
        <p className="text-sm">
          {read.length > 0 ? (
            <>
              Cố vấn hiểu từ này là: <strong>{read.join(', ')}</strong>.
            </>
          ) : (
            'Cố vấn chưa có nghĩa riêng cho cụm từ này: hai cách nói sẽ được coi như một.'
          )}
        </p>
      )}
      {preview && <PreviewView preview={preview} />}
    </EntryForm>
  )
}
