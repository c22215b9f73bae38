import { Form, useNavigation } from 'react-router'
import type { TeachState } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { BULK_FORM } from './question-card.tsx'

function tickAll(isTicked: boolean): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`input[form=${BULK_FORM}][name=keys]`))
    box.checked = isTicked
}

/** Settles every question that is ticked. */
export function BulkBar({ state, outcome }: { state: TeachState; outcome: Outcome | null | undefined }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form
      id={BULK_FORM}
      method="post"
      preventScrollReset
      aria-label={say('Nhiều câu một lúc', { en: 'Many questions at once' })}
      className="flex flex-wrap items-center gap-2 rounded-card bg-sunken p-2"
    >
      <input type="hidden" name="from" value={state} />
      <label className="inline-flex min-h-9 items-center gap-2 px-2 text-sm font-semibold no-js:hidden">
        <input
          type="checkbox"
          onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
          className="size-5"
        />
        {say('Chọn cả trang', { en: 'Select the page' })}
      </label>
      {state === 'open' ? (
        <>
          <Button type="submit" name="to" value="ignored" size="sm" variant="secondary" loading={isBusy}>
            {say('Bỏ qua mục đã chọn', { en: 'Ignore selected' })}
          </Button>
          <Button type="submit" name="to" value="done" size="sm" variant="secondary" loading={isBusy}>
            {say('Đã xử lý mục đã chọn', { en: 'Mark selected as done' })}
          </Button>
        </>
      ) : (
        <Button type="submit" name="to" value="open" size="sm" variant="secondary" loading={isBusy}>
          {say('Mở lại mục đã chọn', { en: 'Reopen selected' })}
        </Button>
      )}
      <div className="w-full empty:hidden">
        <FieldError id={BULK_FORM} error={errorOf(outcome, 'keys')} />
      </div>
    </Form>
  )
}
