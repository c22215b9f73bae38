import { useId, useState } from 'react'
import { OWN_REASON, REASON_LENGTH, REJECT_REASONS } from '#app/domain/catalogue/moderation/reject-reasons.ts'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

const options = () => [
  {
    value: '',
    get label() {
      return say('Chọn lý do…', { en: 'Choose a reason…' })
    },
  },
  ...Object.entries(REJECT_REASONS).map(([value, label]) => ({ value, label })),
  {
    value: OWN_REASON,
    get label() {
      return say('Lý do khác (tự viết)', { en: 'Another reason (in your words)' })
    },
  },
]

/** Why a review is refused: one of the reasons of the terms, or one's own words. */
export function RejectionFields({ error }: { error?: string | undefined }) {
  const [reason, setReason] = useState('')
  const id = useId()
  return (
    <>
      <Select
        label={say('Lý do từ chối', { en: 'Reason for rejecting' })}
        name="reason"
        required
        options={options()}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className={reason === OWN_REASON ? '' : 'js:hidden'}>
        <TextField
          id={id}
          label={say('Lý do tự viết', { en: 'Your own reason' })}
          name="own"
          maxLength={REASON_LENGTH.most}
          hint={say('Nhân viên khác sẽ đọc, và người viết có quyền được biết.', {
            en: 'Other staff will read it, and its writer has the right to know.',
          })}
        />
      </div>
    </>
  )
}
