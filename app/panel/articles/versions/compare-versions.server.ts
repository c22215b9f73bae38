import { DomUtils, parseDocument } from 'htmlparser2'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import { TEXT_NAMES, textField } from '#app/domain/blog/fields.ts'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { compareTexts, shortened } from './compare-texts.ts'
import type { TextPart } from './compare-texts.ts'

/** A field that differs between two versions. */
export type FieldChange = { label: string; parts: TextPart[] }

/** The names behind the ids of an article's fields. */
export type FieldNames = {
  category: (id: string) => string
  subcategory: (id: string) => string
  author: (id: string) => string
}

/** The fields that differ between two versions, in the order of the form; nothing where they are the same. */
export function compareVersions(
  before: ArticleValues,
  after: ArticleValues,
  names: FieldNames,
): FieldChange[] {
  const old = readable(before, names)
  const now = readable(after, names)
  const changes = Object.keys(now).flatMap((label): FieldChange[] => {
    const [from = '', to = ''] = [old[label], now[label]]
    return from === to ? [] : [{ label, parts: shortened(compareTexts(from, to)) }]
  })
  const isSameText = old['Content'] === now['Content']
  if (isSameText && sanitiseArticle(before.content) !== sanitiseArticle(after.content))
    changes.push({
      label: 'Content',
      parts: [{ kind: 'added', text: 'Only the formatting or a link changed.' }],
    })
  return changes
}

/** Texts beside those that stand in a place of their own. */
const FURTHER_TEXTS = TEXT_NAMES.filter(
  (name) => !['excerpt', 'featured_image', 'featured_image_alt'].includes(name),
)

function readable(
  values: ArticleValues,
  { category, subcategory, author }: FieldNames,
): Record<string, string> {
  return {
    Title: values.title,
    Slug: values.slug,
    Excerpt: values.excerpt,
    Content: contentText(values.content),
    'Featured image': [values.featured_image, values.featured_image_alt].filter(Boolean).join(' – '),
    Category: category(values.category_id),
    Subcategory: values.subcategory_id && subcategory(values.subcategory_id),
    Author: author(values.author_id),
    Tags: values.tags.map(({ name }) => name).join(', '),
    Status: values.status,
    'Published date': values.published_at.replace('T', ' '),
    'Reading time': values.reading_time,
    Featured: values.is_featured ? 'yes' : 'no',
    'Written with AI': values.is_ai_written ? 'yes' : 'no',
    ...Object.fromEntries(FURTHER_TEXTS.map((name) => [textField(name).label, values[name]])),
  }
}

const BLOCK_ENDS = /<\/(?:p|h[234]|li|tr|caption|figcaption|blockquote|pre|figure)>|<(?:br|hr) ?\/?>/g

/** The words of an article, a block a line, with pictures, videos and products named where they stand. */
export function contentText(html: string): string {
  const marked = sanitiseArticle(html)
    .replace(
      /<img\b[^>]*>/g,
      (tag) => `[Picture: ${/ alt="([^"]*)"/.exec(tag)?.[1] || /src="([^"]*)"/.exec(tag)?.[1]}] `,
    )
    .replace(/<iframe\b[^>]*src="([^"]*)"[^>]*>/g, '[Video: $1] ')
    .replace(/<div data-product-id="(\d+)">/g, '[Product $1]\n')
    .replace(/<\/t[dh]>/g, ' | ')
    .replace(BLOCK_ENDS, (tag) => `${tag}\n`)
  return DomUtils.textContent(parseDocument(marked))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
}
