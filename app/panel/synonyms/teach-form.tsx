import type { QuestionGroup } from '#app/domain/advisor/teaching/groups.ts'
import type { Preview } from '#app/domain/advisor/teaching/preview.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PreviewView } from '#app/panel/teach/preview-view.tsx'
import { usePreview } from '#app/panel/teach/use-preview.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

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
      title={say('Dạy từ', { en: 'Teach a term' })}
      fields={hidden}
      save={
        preview
          ? say('Lưu từ này', { en: 'Save term' })
          : say('Xem trước thay đổi', { en: 'Preview changes' })
      }
      intent={preview ? 'teach' : 'teach-preview'}
      cancel={say('Hủy', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome?.ok === false ? outcome : null}
      onInput={forget}
    >
      {group && (
        <p className="max-w-text text-sm text-muted">
          {say('Khách hỏi: ', { en: 'A visitor asked: ' })}
          <q>{group.text}</q>
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('Từ hoặc cụm từ của khách', { en: 'The visitor’s word or phrase' })}
          name="phrase"
          required
          maxLength={60}
          hint={say('Chỉ từ cần dạy, không phải cả câu.', {
            en: 'Only the term to teach, not the whole sentence.',
          })}
          defaultValue={typed?.['phrase'] ?? ''}
          error={errorOf(outcome, 'phrase')}
        />
        <TextField
          label={say('Nghĩa là', { en: 'Means' })}
          name="head"
          required
          maxLength={60}
          list="meanings"
          hint={say('Loại máy, đặc điểm, thương hiệu, hoặc một cụm từ cố vấn đã hiểu.', {
            en: 'A product type, a feature, a brand, or a phrase the advisor understands.',
          })}
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
              {say('Cố vấn hiểu từ này là: ', { en: 'The advisor understands this as: ' })}
              <strong>{read.join(', ')}</strong>.
            </>
          ) : (
            say('Cố vấn chưa có nghĩa riêng cho cụm từ này: hai cách nói sẽ được coi như một.', {
              en: 'The advisor has no meaning of its own for this phrase: both ways of saying it will be taken as one.',
            })
          )}
        </p>
      )}
      {preview && <PreviewView preview={preview} />}
    </EntryForm>
  )
}
