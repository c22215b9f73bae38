import { useId, useState } from 'react'
import { OWN_REASON, REASON_LENGTH, REJECT_REASONS } from '#app/domain/catalogue/moderation/reject-reasons.ts'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'

const OPTIONS = [
  { value: '', label: 'Chọn lý do…' },
  ...Object.entries(REJECT_REASONS).map(([value, label]) => ({ value, label })),
  { value: OWN_REASON, label: 'Lý do khác (tự viết)' },
]

/** Why a review is refused: one of the reasons of the terms, or one's own words. */
export function RejectionFields({ error }: { error?: string | undefined }) {
  const [reason, setReason] = useState('')
  const id = useId()
  return (
    <>
      <Select
        label="Lý do từ chối"
        name="reason"
        required
        options={OPTIONS}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className={reason === OWN_REASON ? '' : 'js:hidden'}>
        <TextField
          id={id}
          label="Lý do tự viết"
          name="own"
          maxLength={REASON_LENGTH.most}
          hint="Nhân viên khác sẽ đọc, và người viết có quyền được biết."
        />
      </div>
    </>
  )
}
