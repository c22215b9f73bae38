import type { QuestionGroup } from '#app/domain/advisor/teaching/groups.ts'
import type { KeptFact } from '#app/domain/advisor/teaching/taught-facts.server.ts'
import { KINDS, kindLabel } from '#app/kinds/kind.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { FactOutcome } from './fact-writes.server.ts'
import { PreviewView } from './preview-view.tsx'
import { usePreview } from './use-preview.ts'

type FactFormProps = {
  /** Null to write a new one. */
  fact: KeptFact | null
  /** The questions it is to answer, where it comes from the list. */
  group: QuestionGroup | null
  subjects: readonly { id: string; title: string }[]
  /** YYYY-MM-DD in Vietnam. */
  today: string
  outcome: FactOutcome | null | undefined
  cancelHref: string
}

/** Writes or changes a fact; what it would do to recent questions is shown before it can be saved. */
export function FactForm({ fact, group, subjects, today, outcome, cancelHref }: FactFormProps) {
  const hidden = { id: fact ? String(fact.id) : '' }
  const { typed, preview, forget } = usePreview(outcome, hidden)
  const questions = fact ? [fact.question, ...fact.examples] : group ? [group.text, ...group.others] : []
  return (
    <EntryForm
      title={fact ? say('Sửa dữ kiện', { en: 'Edit fact' }) : say('Viết dữ kiện', { en: 'Write a fact' })}
      fields={{ ...hidden, keys: (group?.keys ?? []).join(',') }}
      save={
        preview
          ? say('Lưu dữ kiện', { en: 'Save fact' })
          : say('Xem trước thay đổi', { en: 'Preview changes' })
      }
      intent={preview ? 'save' : 'preview'}
      cancel={say('Hủy', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome?.ok === false ? outcome : null}
      onInput={forget}
    >
      <TextArea
        label={say('Câu hỏi', { en: 'Questions' })}
        name="questions"
        required
        rows={4}
        hint={say(
          'Dòng đầu là câu hiện trên trang Kiến thức; mỗi dòng sau là một cách hỏi khác. Ít nhất hai dòng.',
          {
            en: 'The first line is shown on the page “Kiến thức”; each further line is another way to ask. Two lines at least.',
          },
        )}
        defaultValue={typed?.['questions'] ?? questions.join('\n')}
        error={errorOf(outcome, 'questions')}
      />
      <TextArea
        label={say('Kết luận trong một câu', { en: 'Conclusion in one sentence' })}
        name="verdict"
        required
        rows={2}
        className="min-h-18"
        maxLength={400}
        defaultValue={typed?.['verdict'] ?? fact?.verdict ?? ''}
        error={errorOf(outcome, 'verdict')}
      />
      <TextArea
        label={say('Các ý có trong nguồn', { en: 'Claims in the source' })}
        name="claims"
        required
        rows={3}
        hint={say('Mỗi dòng một câu đứng riêng được; tối đa năm.', {
          en: 'One self-contained sentence a line; five at most.',
        })}
        defaultValue={typed?.['claims'] ?? fact?.claims.join('\n') ?? ''}
        error={errorOf(outcome, 'claims')}
      />
      <TextField
        label={say('Trường hợp ngoại lệ (không bắt buộc)', { en: 'When it would differ (optional)' })}
        name="changes"
        maxLength={400}
        defaultValue={typed?.['changes'] ?? fact?.changes ?? ''}
        error={errorOf(outcome, 'changes')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('Tên nguồn', { en: 'Name of the source' })}
          name="sourceTitle"
          required
          maxLength={200}
          defaultValue={typed?.['sourceTitle'] ?? fact?.source.title ?? ''}
          error={errorOf(outcome, 'sourceTitle')}
        />
        <TextField
          label={say('Địa chỉ nguồn', { en: 'Address of the source' })}
          name="sourceUrl"
          required
          maxLength={500}
          inputMode="url"
          placeholder={say('https://… hoặc /blog/…', { en: 'https://… or /blog/…' })}
          defaultValue={typed?.['sourceUrl'] ?? fact?.source.url ?? ''}
          error={errorOf(outcome, 'sourceUrl')}
        />
        <Select
          label={say('Chủ đề trên trang Kiến thức', { en: 'Topic on the page “Kiến thức”' })}
          name="subject"
          required
          defaultValue={typed?.['subject'] ?? fact?.subject ?? ''}
          options={[
            { value: '', label: say('Chọn chủ đề', { en: 'Choose a topic' }) },
            ...subjects.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          error={errorOf(outcome, 'subject')}
        />
        <TextField
          label={say('Đúng vào ngày', { en: 'True as of' })}
          name="asOf"
          type="date"
          required
          max={today}
          defaultValue={typed?.['asOf'] ?? fact?.asOf ?? today}
          error={errorOf(outcome, 'asOf')}
        />
      </div>
      <Kinds chosen={typed ? (typed['kinds'] ?? '').split(',') : (fact?.kinds ?? [])} />
      {preview && <PreviewView preview={preview} />}
    </EntryForm>
  )
}

/** The kinds a fact is about; folded away, because many facts are about none in particular. */
function Kinds({ chosen }: { chosen: readonly string[] }) {
  return (
    <details open={chosen.some(Boolean)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {say('Loại máy (để trống nếu đúng cho mọi loại)', { en: 'Product types (empty if true of all)' })}
      </summary>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
        {KINDS.map((kind) => (
          <Checkbox
            key={kind}
            name="kinds"
            value={kind}
            label={kindLabel(kind)}
            defaultChecked={chosen.includes(kind)}
          />
        ))}
      </div>
    </details>
  )
}
