import type { ReactNode } from 'react'
import type { ArticleStatus } from '#app/domain/blog/editing/list-state.ts'
import { minutesToRead } from '#app/domain/blog/html/reading-time.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { lowerFirst } from '#app/vietnamese/case.ts'
import { formatDateTime, formatLongDate, formatTime, fromVietnamInput } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import { Section } from './section.tsx'
import type { ArticleFields } from './use-article-values.ts'

const MEANS: Readonly<Record<ArticleStatus, string>> = {
  get draft() {
    return say('Only the staff can see it.', { vi: 'Chỉ người trong nhóm thấy bài này.' })
  },
  get scheduled() {
    return say('Hidden until its time has come, then public by itself.', {
      vi: 'Ẩn cho tới giờ hẹn, rồi tự đăng.',
    })
  },
  get published() {
    return say('Everybody can read it. Saving changes it for them at once.', {
      vi: 'Ai cũng đọc được. Lưu là đổi ngay với mọi người.',
    })
  },
}

type PublishingSectionProps = ArticleFields & {
  /** Where the article stands as it was last saved. */
  status: ArticleStatus
  /** When the page was made, in ms. */
  now: number
  children: ReactNode
}

/** Whether and when the public sees it. */
export function PublishingSection({ values, set, errors, status, now, children }: PublishingSectionProps) {
  const time = fromVietnamInput(values.published_at)
  const isToCome = time !== null && Date.parse(time) > now
  const minutes = minutesToRead(values.content.replace(/<[^>]*>/g, ' '))
  return (
    <Section title={say('Publishing Options', { vi: 'Đăng bài' })}>
      <Select
        label={say('Status', { vi: 'Trạng thái' })}
        name="status"
        hint={MEANS[status]}
        options={[
          { value: 'draft', label: say('Draft', { vi: 'Bản nháp' }) },
          {
            value: 'published',
            label: isToCome ? say('Scheduled', { vi: 'Đã hẹn giờ' }) : say('Published', { vi: 'Đã đăng' }),
          },
        ]}
        value={values.status}
        onChange={({ currentTarget }) =>
          set({ status: currentTarget.value === 'published' ? 'published' : 'draft' })
        }
      />
      {children}
      <TextField
        label={say('Published date', { vi: 'Ngày đăng' })}
        type="datetime-local"
        name="published_at"
        hint={say('Vietnam time (UTC+7). Empty: the moment of the first publication.', {
          vi: 'Giờ Việt Nam (UTC+7). Để trống: lúc đăng lần đầu.',
        })}
        value={values.published_at}
        data-empty={values.published_at === '' || undefined}
        error={errors['published_at']}
        onChange={({ currentTarget }) => set({ published_at: currentTarget.value })}
      />
      <p aria-live="polite" className="-mt-2 text-sm text-muted empty:hidden">
        {publicationNote(values, time, now)}
      </p>
      <TextField
        label={say('Reading time (minutes)', { vi: 'Thời gian đọc (phút)' })}
        name="reading_time"
        inputMode="decimal"
        hint={say(`Empty: worked out from the text, now ${minutes} min`, {
          vi: `Để trống: tính theo nội dung, hiện là ${minutes} phút`,
        })}
        placeholder={String(minutes)}
        value={values.reading_time}
        error={errors['reading_time']}
        onChange={({ currentTarget }) => set({ reading_time: currentTarget.value })}
      />
      <div>
        <Checkbox
          label={say('Featured article', { vi: 'Bài nổi bật' })}
          name="is_featured"
          checked={values.is_featured}
          onChange={({ currentTarget }) => set({ is_featured: currentTarget.checked })}
        />
        <Checkbox
          label={say('Written with AI', { vi: 'Viết có AI hỗ trợ' })}
          hint={say('Readers are told so', { vi: 'Người đọc được biết điều này' })}
          name="is_ai_written"
          checked={values.is_ai_written}
          onChange={({ currentTarget }) => set({ is_ai_written: currentTarget.checked })}
        />
      </div>
    </Section>
  )
}

/** What saving will mean for the public beyond what its state says, with the chosen day in words; empty for a draft without a day. */
function publicationNote({ status }: ArticleFields['values'], time: string | null, now: number): string {
  if (time === null)
    return status === 'draft'
      ? ''
      : say('Will be public as soon as it is saved.', { vi: 'Sẽ công khai ngay khi lưu.' })
  const isToCome = Date.parse(time) > now
  if (status === 'draft')
    return isToCome
      ? say(
          `A draft, not scheduled: ${formatDateTime(time)} alone does not bring it out. Press “Schedule” for that.`,
          {
            vi: `Bản nháp, chưa hẹn giờ: đề ${dayInWords(time)} thôi thì bài không tự lên. Bấm “Hẹn giờ đăng” để hẹn.`,
          },
        )
      : say(`Dated ${formatDateTime(time)}, Vietnam time.`, { vi: `Đề ${dayInWords(time)}.` })
  if (isToCome)
    return say(`Scheduled: hidden from the public until ${formatDateTime(time)}, Vietnam time.`, {
      vi: `Đã hẹn giờ: ẩn với khách đến ${dayInWords(time)}.`,
    })
  return say(`Public, dated ${formatDateTime(time)}, Vietnam time.`, {
    vi: `Công khai, đề ${dayInWords(time)}.`,
  })
}

/** '08:30 thứ hai, ngày 2 tháng 3 năm 2099': a field for a date writes it as the browser's own language does. */
const dayInWords = (time: string) => `${formatTime(time)} ${lowerFirst(formatLongDate(time))}`
