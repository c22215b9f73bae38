import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { REVIEW_CONSENT, REVIEW_TEXT } from '#app/domain/catalogue/review-form.ts'
import type { ReviewFormState } from '#app/domain/catalogue/review-form.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'

const STARS = ['Rất tệ', 'Tệ', 'Tạm được', 'Tốt', 'Rất tốt']

type ReviewFormProps = { productId: number; state: ReviewFormState | undefined }

/** Writes a review. The server alone says what is wrong; the first field at fault is then focused and nothing typed is lost. */
export function ReviewForm({ productId, state }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useNavigation().state === 'submitting'
  const { values, errors } = state ?? { values: {}, errors: {} }
  useEffect(() => {
    if (state)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid], [data-form-error]')?.focus()
  }, [state])
  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      {errors['form'] && (
        <p
          data-form-error
          tabIndex={-1}
          role="alert"
          className="rounded-control bg-danger-soft p-3 text-danger"
        >
          {errors['form']}
        </p>
      )}
      <StarField value={values['rating']} error={errors['rating']} />
      <TextArea
        label="Nhận xét"
        name="text"
        required
        maxLength={REVIEW_TEXT.most}
        hint={`Điều bạn thích, điều chưa ưng khi dùng (${REVIEW_TEXT.least} đến ${REVIEW_TEXT.most} ký tự).`}
        defaultValue={values['text']}
        error={errors['text']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Tên hiển thị"
          name="name"
          required
          maxLength={60}
          autoComplete="nickname"
          hint="Có thể là biệt danh."
          defaultValue={values['name']}
          error={errors['name']}
        />
        <TextField
          label="Đã dùng bao nhiêu tháng"
          name="monthsUsed"
          inputMode="numeric"
          hint="Bỏ trống nếu không nhớ."
          defaultValue={values['monthsUsed']}
          error={errors['monthsUsed']}
        />
      </div>
      <div hidden>
        <label>
          Không điền ô này
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox
        name="consent"
        label={REVIEW_CONSENT}
        defaultChecked={values['consent'] === 'on'}
        error={errors['consent']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={sending}>
          Gửi đánh giá
        </Button>
        <Link to={`/products/${productId}`} className={buttonClass('ghost')}>
          Để sau
        </Link>
      </div>
      <p className="text-sm text-muted">Đánh giá sẽ hiện sau khi được duyệt.</p>
    </Form>
  )
}

function StarField({ value, error }: { value: string | undefined; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? 'rating-error' : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        Bạn chấm mấy sao?<span aria-hidden="true"> *</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {STARS.map((words, index) => (
          <label key={words} className="star-choice">
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={value === String(index + 1)}
              data-invalid={error ? true : undefined}
            />
            {index + 1} sao
            <span className="text-muted max-sm:sr-only">{words}</span>
          </label>
        ))}
      </div>
      <FieldError id="rating" error={error} />
    </fieldset>
  )
}
