import { Form, useNavigation } from 'react-router'
import type { ReviewState } from '#app/domain/catalogue/moderation/moderation-schema.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { RejectionFields } from './rejection-fields.tsx'
import { BULK_FORM } from './review-card.tsx'

function tickAll(isTicked: boolean): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`input[form=${BULK_FORM}][name=ids]`))
    box.checked = isTicked
}

type BulkBarProps = { state: ReviewState; outcome: Outcome | null | undefined }

/** Decides on every review that is ticked. */
export function BulkBar({ state, outcome }: BulkBarProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form
      id={BULK_FORM}
      method="post"
      preventScrollReset
      aria-label={say('Nhiều đánh giá một lúc', { en: 'Many reviews at once' })}
      className="flex flex-wrap items-start gap-2 rounded-card bg-sunken p-2"
    >
      <label className="inline-flex min-h-9 items-center gap-2 px-2 text-sm font-semibold no-js:hidden">
        <input
          type="checkbox"
          onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
          className="size-5"
        />
        {say('Chọn cả trang', { en: 'Select the page' })}
      </label>
      {state !== 'approved' && (
        <Button type="submit" name="intent" value="approve" size="sm" variant="secondary" loading={isBusy}>
          {say('Duyệt mục đã chọn', { en: 'Approve selected' })}
        </Button>
      )}
      {state !== 'waiting' && (
        <Button type="submit" name="intent" value="reopen" size="sm" variant="secondary" loading={isBusy}>
          {say('Đưa mục đã chọn về chờ duyệt', { en: 'Send selected back to moderation' })}
        </Button>
      )}
      {state !== 'rejected' && (
        <details className="open:w-full">
          <summary className={buttonClass('secondary', 'sm', 'w-fit cursor-pointer')}>
            {say('Từ chối mục đã chọn…', { en: 'Reject selected…' })}
          </summary>
          <div className="mt-3 grid max-w-md gap-3 p-2">
            <RejectionFields error={errorOf(outcome, 'reason') ?? errorOf(outcome, 'own')} />
            <Button
              type="submit"
              name="intent"
              value="reject"
              size="sm"
              variant="danger"
              className="justify-self-start"
              loading={isBusy}
            >
              {say('Từ chối các mục đã chọn', { en: 'Reject the selected reviews' })}
            </Button>
          </div>
        </details>
      )}
      <div className="w-full empty:hidden">
        <FieldError id={BULK_FORM} error={errorOf(outcome, 'ids')} />
      </div>
    </Form>
  )
}
