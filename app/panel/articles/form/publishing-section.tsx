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
    return say('Hidden until the time you set, then published automatically.', {
      vi: 'Bài ẩn đến giờ hẹn rồi tự đăng.',
    })
  },
  get published() {
    return say('Everybody can read it. Changes go live when you save.', {
      vi: 'Ai cũng đọc được. Bạn lưu là khách thấy ngay bản mới.',
    })
  },
}

type PublishingSectionProps = ArticleFields & {
  /** Where the article stands as it was last saved. */
  status: ArticleStatus
  /** When the page was made, in ms. */
  now: number
}

/** Whether and when the public sees it. */
export function PublishingSection({ values, set, errors, status, now }: PublishingSectionProps) {
  const time = fromVietnamInput(values.published_at)
  const isToCome = time !== null && Date.parse(time) > now
  const text = values.content.replace(/<[^>]*>/g, ' ').trim()
  const minutes = text && minutesToRead(text)
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
      <TextField
        label={say('Published date', { vi: 'Ngày đăng' })}
        type="datetime-local"
        name="published_at"
        hint={say('Vietnam time (UTC+7). Leave empty to use the time you publish.', {
          vi: 'Giờ Việt Nam (UTC+7). Để trống thì lấy lúc bạn đăng.',
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
        hint={say('Leave empty to estimate it from the text', { vi: 'Để trống thì trang tự tính' })}
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
          hint={say('The article will say so', { vi: 'Bài sẽ ghi rõ cho người đọc' })}
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
      : say('Goes public as soon as you save.', { vi: 'Bạn lưu là bài công khai ngay.' })
  const isToCome = Date.parse(time) > now
  if (status === 'draft')
    return isToCome
      ? say(`A draft, not scheduled. To publish it at ${formatDateTime(time)}, choose “Schedule”.`, {
          vi: `Bản nháp, chưa hẹn giờ. Muốn bài tự đăng lúc ${dayInWords(time)}, bạn bấm “Hẹn giờ đăng” nhé.`,
        })
      : say(`Dated ${formatDateTime(time)}, Vietnam time.`, { vi: `Ngày đăng: ${dayInWords(time)}.` })
  if (isToCome)
    return say(`Scheduled. Hidden until ${formatDateTime(time)}, Vietnam time.`, {
      vi: `Đã hẹn giờ. Khách chưa thấy bài đến ${dayInWords(time)}.`,
    })
  return say(`Public, dated ${formatDateTime(time)}, Vietnam time.`, {
    vi: `Công khai, ngày đăng ${dayInWords(time)}.`,
  })
}

/** '08:30 thứ hai, ngày 2 tháng 3 năm 2099': a field for a date writes it as the browser's own language does. */
const dayInWords = (time: string) => `${formatTime(time)} ${lowerFirst(formatLongDate(time))}`
