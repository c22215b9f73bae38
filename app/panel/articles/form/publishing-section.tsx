import type { ReactNode } from 'react'
import { minutesToRead } from '#app/domain/blog/html/reading-time.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDateTime, fromVietnamInput } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import { Section } from './section.tsx'
import type { ArticleFields } from './use-article-values.ts'

/** Whether and when the public sees it. @param now when the page was made, in ms */
export function PublishingSection({
  values,
  set,
  errors,
  now,
  children,
}: ArticleFields & { now: number; children: ReactNode }) {
  const time = fromVietnamInput(values.published_at)
  const isToCome = time !== null && Date.parse(time) > now
  const minutes = minutesToRead(values.content.replace(/<[^>]*>/g, ' '))
  return (
    <Section title={say('Publishing Options', { vi: 'Đăng bài' })}>
      {children}
      <Select
        label={say('Status', { vi: 'Trạng thái' })}
        name="status"
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
      <TextField
        label={say('Published date', { vi: 'Ngày đăng' })}
        type="datetime-local"
        name="published_at"
        hint={say('Vietnam time (UTC+7). Empty: the moment of the first publication.', {
          vi: 'Giờ Việt Nam (UTC+7). Để trống: lúc đăng lần đầu.',
        })}
        value={values.published_at}
        error={errors['published_at']}
        onChange={({ currentTarget }) => set({ published_at: currentTarget.value })}
      />
      <p aria-live="polite" className="-mt-2 text-sm text-muted">
        {publicationNote(values.status, values.published_at, now)}
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

/** What saving will mean for the public, as a sentence. */
function publicationNote(status: 'draft' | 'published', publishedAt: string, now: number): string {
  const time = fromVietnamInput(publishedAt)
  if (status === 'draft')
    return time !== null && Date.parse(time) > now
      ? say('A draft, not scheduled: its date alone does not bring it out. Press “Schedule” for that.', {
          vi: 'Bản nháp, chưa hẹn giờ: có ngày đăng thôi thì bài không tự lên. Bấm “Hẹn giờ đăng” để hẹn.',
        })
      : say('A draft: only the staff can see it.', { vi: 'Bản nháp: chỉ người trong nhóm thấy.' })
  if (time === null)
    return say('Will be public as soon as it is saved.', { vi: 'Sẽ công khai ngay khi lưu.' })
  if (Date.parse(time) > now)
    return say(`Scheduled: hidden from the public until ${formatDateTime(time)}, Vietnam time.`, {
      vi: `Đã hẹn giờ: ẩn với khách đến ${formatDateTime(time)}, giờ Việt Nam.`,
    })
  return say(`Public, dated ${formatDateTime(time)}, Vietnam time.`, {
    vi: `Công khai, đề ngày ${formatDateTime(time)}, giờ Việt Nam.`,
  })
}
