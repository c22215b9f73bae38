import type { QuestionGroup } from '#app/domain/advisor/teaching/groups.ts'
import type { KeptPin } from '#app/domain/advisor/teaching/pinned-answers.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import type { PinOutcome } from './pin-writes.server.ts'
import { PreviewView } from './preview-view.tsx'
import { usePreview } from './use-preview.ts'

type PinFormProps = {
  /** Null to pin a new one. */
  pin: KeptPin | null
  /** The questions it is to answer, where it comes from the list. */
  group: QuestionGroup | null
  outcome: PinOutcome | null | undefined
  cancelHref: string
}

/** Writes or changes a pinned answer; what it would do to recent questions is shown before it can be saved. */
export function PinForm({ pin, group, outcome, cancelHref }: PinFormProps) {
  const hidden = { id: pin ? String(pin.id) : '' }
  const { typed, preview, forget } = usePreview(outcome, hidden)
  const questions = pin?.questions ?? (group ? [group.text, ...group.others] : [])
  return (
    <EntryForm
      title={pin ? 'Sửa câu trả lời đã ghim' : 'Ghim câu trả lời'}
      fields={{ ...hidden, keys: (group?.keys ?? []).join(',') }}
      save={preview ? 'Lưu và trả lời khách' : 'Xem trước thay đổi'}
      intent={preview ? 'save' : 'preview'}
      cancel="Hủy"
      cancelHref={cancelHref}
      refusal={outcome?.ok === false ? outcome : null}
      onInput={forget}
    >
      <TextArea
        label="Câu hỏi"
        name="questions"
        required
        rows={4}
        hint="Mỗi dòng một cách hỏi; thêm càng nhiều cách, càng nhiều khách nhận được. Câu hỏi về loại máy khác, con số khác hay nói ngược lại không bao giờ khớp."
        defaultValue={typed?.['questions'] ?? questions.join('\n')}
        error={errorOf(outcome, 'questions')}
      />
      <TextArea
        label="Câu trả lời"
        name="answer"
        required
        rows={5}
        maxLength={2000}
        hint="Bỏ một dòng trống để sang đoạn; dòng bắt đầu bằng • là một ý trong danh sách."
        defaultValue={typed?.['answer'] ?? pin?.answer ?? ''}
        error={errorOf(outcome, 'answer')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Tên nguồn"
          name="sourceTitle"
          required
          maxLength={200}
          placeholder="Ví dụ: Hướng dẫn sử dụng của hãng, 2026"
          defaultValue={typed?.['sourceTitle'] ?? pin?.source.title ?? ''}
          error={errorOf(outcome, 'sourceTitle')}
        />
        <TextField
          label="Địa chỉ nguồn"
          name="sourceUrl"
          required
          maxLength={500}
          inputMode="url"
          placeholder="https://… hoặc /blog/…"
          defaultValue={typed?.['sourceUrl'] ?? pin?.source.url ?? ''}
          error={errorOf(outcome, 'sourceUrl')}
        />
      </div>
      <TextArea
        label="Sản phẩm đi kèm (không bắt buộc)"
        name="products"
        rows={2}
        className="min-h-18"
        hint="Tối đa ba: mỗi dòng một mã hoặc địa chỉ trang sản phẩm. Tên, giá và nơi bán luôn lấy theo dữ liệu mới nhất."
        defaultValue={typed?.['products'] ?? pin?.productIds.join('\n') ?? ''}
        error={errorOf(outcome, 'products')}
      />
      {preview && <PreviewView preview={preview} />}
    </EntryForm>
  )
}
