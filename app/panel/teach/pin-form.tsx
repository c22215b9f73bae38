import type { QuestionGroup } from '#app/domain/advisor/teaching/groups.ts'
import type { KeptPin } from '#app/domain/advisor/teaching/pinned-answers.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
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
      title={
        pin
          ? say('Sửa câu trả lời đã ghim', { en: 'Edit pinned answer' })
          : say('Ghim câu trả lời', { en: 'Pin an answer' })
      }
      fields={{ ...hidden, keys: (group?.keys ?? []).join(',') }}
      save={
        preview
          ? say('Lưu và trả lời khách', { en: 'Save and answer visitors' })
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
          'Mỗi dòng một cách hỏi; thêm càng nhiều cách, càng nhiều khách nhận được. Câu hỏi về loại máy khác, con số khác hay nói ngược lại không bao giờ khớp.',
          {
            en: 'One way of asking a line; the more there are, the more visitors get the answer. Questions about another product type, another figure or the opposite never match.',
          },
        )}
        defaultValue={typed?.['questions'] ?? questions.join('\n')}
        error={errorOf(outcome, 'questions')}
      />
      <TextArea
        label={say('Câu trả lời', { en: 'Answer' })}
        name="answer"
        required
        rows={5}
        maxLength={2000}
        hint={say('Bỏ một dòng trống để sang đoạn; dòng bắt đầu bằng • là một ý trong danh sách.', {
          en: 'A blank line starts a paragraph; a line that begins with • is a list item.',
        })}
        defaultValue={typed?.['answer'] ?? pin?.answer ?? ''}
        error={errorOf(outcome, 'answer')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('Tên nguồn', { en: 'Name of the source' })}
          name="sourceTitle"
          required
          maxLength={200}
          placeholder={say('Ví dụ: Hướng dẫn sử dụng của hãng, 2026', {
            en: 'Such as: the manufacturer’s manual, 2026',
          })}
          defaultValue={typed?.['sourceTitle'] ?? pin?.source.title ?? ''}
          error={errorOf(outcome, 'sourceTitle')}
        />
        <TextField
          label={say('Địa chỉ nguồn', { en: 'Address of the source' })}
          name="sourceUrl"
          required
          maxLength={500}
          inputMode="url"
          placeholder={say('https://… hoặc /blog/…', { en: 'https://… or /blog/…' })}
          defaultValue={typed?.['sourceUrl'] ?? pin?.source.url ?? ''}
          error={errorOf(outcome, 'sourceUrl')}
        />
      </div>
      <TextArea
        label={say('Sản phẩm đi kèm (không bắt buộc)', { en: 'Products to show (optional)' })}
        name="products"
        rows={2}
        className="min-h-18"
        hint={say(
          'Tối đa ba: mỗi dòng một mã hoặc địa chỉ trang sản phẩm. Tên, giá và nơi bán luôn lấy theo dữ liệu mới nhất.',
          {
            en: 'Three at most: one product id or page address a line. Name, price and shops always come from the latest data.',
          },
        )}
        defaultValue={typed?.['products'] ?? pin?.productIds.join('\n') ?? ''}
        error={errorOf(outcome, 'products')}
      />
      {preview && <PreviewView preview={preview} />}
    </EntryForm>
  )
}
