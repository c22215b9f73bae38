import { useState } from 'react'
import { NO_TIME_TO_COME } from '#app/domain/blog/editing/publication.ts'
import { focusedFirst } from '#app/panel/parts/focused-first.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  formatDateTime,
  formatLongDate,
  formatTime,
  fromVietnamInput,
  isToCome,
} from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'

type ScheduleDialogProps = {
  /** The time that is offered first, as a field for date and time has it. */
  offered: string
  open: boolean
  onClose: () => void
  /** A time to come was chosen. */
  onChoose: (time: string) => void
}

/** Asks when an article is to come out by itself. It stands within the form of the article, so it has none of its own. */
export function ScheduleDialog({ offered, open, onClose, onChoose }: ScheduleDialogProps) {
  const [time, setTime] = useState(offered)
  const [error, setError] = useState<string>()
  const moment = fromVietnamInput(time)
  const choose = () => (isToCome(time) ? onChoose(time) : setError(NO_TIME_TO_COME()))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('When should it be published?', { vi: 'Bạn muốn đăng lúc nào?' })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('Not now', { vi: 'Để sau' })}
          </Button>
          <Button onClick={choose}>{say('Schedule', { vi: 'Hẹn giờ đăng' })}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <TextField
          label={say('Day and time, in Vietnam', { vi: 'Ngày và giờ, theo giờ Việt Nam' })}
          type="datetime-local"
          value={time}
          error={error}
          ref={focusedFirst}
          onChange={({ currentTarget }) => {
            setTime(currentTarget.value)
            setError(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            choose()
          }}
        />
        <p aria-live="polite" className="text-muted">
          {moment &&
            say(
              `It will be published automatically at ${formatDateTime(moment)}. Until then, only the staff can see it.`,
              {
                vi: `${formatLongDate(moment)}, lúc ${formatTime(moment)}, bài sẽ tự đăng. Trước đó chỉ người trong nhóm thấy bài.`,
              },
            )}
        </p>
      </div>
    </Dialog>
  )
}
