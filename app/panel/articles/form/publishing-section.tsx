import type { ReactNode } from 'react'
import { minutesToRead } from '#app/domain/blog/html/reading-time.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDateTime, fromVietnamInput } from '#app/vietnamese/dates.ts'
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
  const minutes = minutesToRead(values.content.replace(/<[^>]*>/g, ' '))
  return (
    <Section title="Publishing Options">
      {children}
      <Select
        label="Status"
        name="status"
        options={[
          { value: 'draft', label: 'Draft' },
          { value: 'published', label: 'Published' },
        ]}
        value={values.status}
        onChange={({ currentTarget }) =>
          set({ status: currentTarget.value === 'published' ? 'published' : 'draft' })
        }
      />
      <TextField
        label="Published date"
        type="datetime-local"
        name="published_at"
        hint="Vietnam time (UTC+7). Empty: the moment of the first publication."
        value={values.published_at}
        error={errors['published_at']}
        onChange={({ currentTarget }) => set({ published_at: currentTarget.value })}
      />
      <p aria-live="polite" className="-mt-2 text-sm text-muted">
        {publicationNote(values.status, values.published_at, now)}
      </p>
      <TextField
        label="Reading time (minutes)"
        name="reading_time"
        inputMode="decimal"
        hint={`Empty: worked out from the text, now ${minutes} min`}
        placeholder={String(minutes)}
        value={values.reading_time}
        error={errors['reading_time']}
        onChange={({ currentTarget }) => set({ reading_time: currentTarget.value })}
      />
      <div>
        <Checkbox
          label="Featured article"
          name="is_featured"
          checked={values.is_featured}
          onChange={({ currentTarget }) => set({ is_featured: currentTarget.checked })}
        />
        <Checkbox
          label="Written with AI"
          hint="Readers are told so"
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
  if (status === 'draft') return 'A draft: only the staff can see it.'
  const time = fromVietnamInput(publishedAt)
  if (time === null) return 'Will be public as soon as it is saved.'
  if (Date.parse(time) > now)
    return `Scheduled: hidden from the public until ${formatDateTime(time)}, Vietnam time.`
  return `Public, dated ${formatDateTime(time)}, Vietnam time.`
}
