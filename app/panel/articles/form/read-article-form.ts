import { asPublished, PUBLICATIONS } from '#app/domain/blog/editing/publication.ts'
import type { Publication } from '#app/domain/blog/editing/publication.ts'
import { eachText } from '#app/domain/blog/fields.ts'
import { fromVietnamInput, toVietnamInput } from '#app/vietnamese/dates.ts'

/**
 * What the form of an article says, in the fields of `articleInput` and still unchecked.
 * @param publishedAt the time it was published before: a form shows minutes, and saving it must not cut the seconds off
 */
export function readArticleForm(form: FormData, publishedAt: string | null): Record<string, unknown> {
  const text = (name: string) => asText(form.get(name))
  const orNull = (name: string) => text(name).trim() || null
  const published_at = readTime(text('published_at').trim(), publishedAt)
  const typed = {
    status: text('status') === 'published' ? 'published' : 'draft',
    published_at: published_at ?? '',
  } as const
  const pressed = publicationOf(form)
  const shown = pressed ? asPublished(typed, pressed, isToCome(published_at)) : typed
  return {
    title: text('title'),
    slug: text('slug'),
    ...eachText(text),
    content: text('content'),
    category_id: text('category_id'),
    subcategory_id: orNull('subcategory_id'),
    author_id: text('author_id'),
    tags: [...form.getAll('tag_ids').map(Number), ...newTags(form)],
    status: shown.status,
    published_at: shown.published_at || null,
    reading_time: orNull('reading_time')?.replace(',', '.') ?? null,
    is_featured: form.get('is_featured') === 'on',
    is_ai_written: form.get('is_ai_written') === 'on',
  }
}

/** The button by which the form was sent, where it is one that changes who sees the article. */
export const publicationOf = (form: FormData): Publication | null =>
  PUBLICATIONS.find((publication) => publication === form.get('publication')) ?? null

const isToCome = (time: string | null) => time !== null && Date.parse(time) > Date.now()

const asText = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** Names of tags to be made; one field may hold several with commas between, as it does where no script runs. */
function newTags(form: FormData): string[] {
  return form
    .getAll('new_tags')
    .flatMap((value) => asText(value).split(','))
    .map((name) => name.trim())
    .filter(Boolean)
}

function readTime(typed: string, before: string | null): string | null {
  if (typed === '') return null
  if (before !== null && toVietnamInput(before) === typed) return before
  return fromVietnamInput(typed) ?? typed
}
