import { toVietnamInput } from '#app/vietnamese/dates.ts'
import { eachText } from '../fields.ts'
import { NEW_ARTICLE } from './article-values.ts'
import type { ArticleValues, ChosenTag } from './article-values.ts'

/** The names of tags by their ids. */
export type TagNames = ReadonlyMap<number, string>

/**
 * A kept state of an article as its form shows it, whatever the state holds: fields that are missing are blank, and tags that
 * are gone are left out.
 * @param minutes what reading it was worked out to take: a reading time that says the same was nobody's choice
 */
export function valuesOf(
  snapshot: Readonly<Record<string, unknown>>,
  { tagNames, minutes }: { tagNames: TagNames; minutes?: number },
): ArticleValues {
  const text = (field: string) => {
    const value = snapshot[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const reading = text('reading_time')
  return {
    ...NEW_ARTICLE,
    title: text('title'),
    slug: text('slug'),
    ...eachText(text),
    content: text('content'),
    category_id: text('category_id'),
    subcategory_id: text('subcategory_id'),
    author_id: text('author_id'),
    tags: tagsOf(snapshot['tags'], tagNames),
    status: snapshot['status'] === 'published' ? 'published' : 'draft',
    published_at: timeOf(text('published_at')),
    reading_time: reading === String(minutes) ? '' : reading,
    is_featured: snapshot['is_featured'] === true,
    is_ai_written: snapshot['is_ai_written'] === true,
  }
}

/** Moments of the database, or what was typed into the field and kept as it was. */
function timeOf(text: string): string {
  if (text === '' || Number.isNaN(Date.parse(text))) return ''
  return /(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(text) ? toVietnamInput(text) : text.slice(0, 16)
}

function tagsOf(tags: unknown, names: TagNames): ChosenTag[] {
  if (!Array.isArray(tags)) return []
  return tags.flatMap((tag: unknown): ChosenTag[] => {
    if (typeof tag === 'string') return [{ id: null, name: tag }]
    const name = typeof tag === 'number' ? names.get(tag) : undefined
    return name === undefined ? [] : [{ id: Number(tag), name }]
  })
}
