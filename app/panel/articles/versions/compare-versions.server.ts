import { DomUtils, parseDocument } from 'htmlparser2'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import { TEXT_NAMES, sayText } from '#app/domain/blog/fields.ts'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { say } from '#app/vietnamese/say.ts'
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
  const content = contentLabel()
  const isSameText = old[content] === now[content]
  if (isSameText && sanitiseArticle(before.content) !== sanitiseArticle(after.content))
    changes.push({
      label: content,
      parts: [
        {
          kind: 'added',
          text: say('Only the formatting or a link changed.', {
            vi: 'Chỉ định dạng hoặc một liên kết thay đổi.',
          }),
        },
      ],
    })
  return changes
}

/** Texts beside those that stand in a place of their own. */
const FURTHER_TEXTS = TEXT_NAMES.filter(
  (name) => !['excerpt', 'featured_image', 'featured_image_alt'].includes(name),
)

const contentLabel = () => say('Content', { vi: 'Nội dung' })

function readable(
  values: ArticleValues,
  { category, subcategory, author }: FieldNames,
): Record<string, string> {
  return {
    [say('Title', { vi: 'Tiêu đề' })]: values.title,
    [say('Slug', { vi: 'Đường dẫn' })]: values.slug,
    [say('Excerpt', { vi: 'Tóm tắt' })]: values.excerpt,
    [contentLabel()]: contentText(values.content),
    [say('Featured image', { vi: 'Ảnh bìa' })]: [values.featured_image, values.featured_image_alt]
      .filter(Boolean)
      .join(' – '),
    [say('Category', { vi: 'Danh mục' })]: category(values.category_id),
    [say('Subcategory', { vi: 'Danh mục con' })]: values.subcategory_id && subcategory(values.subcategory_id),
    [say('Author', { vi: 'Tác giả' })]: author(values.author_id),
    [say('Tags', { vi: 'Thẻ' })]: values.tags.map(({ name }) => name).join(', '),
    [say('Status', { vi: 'Trạng thái' })]: say(values.status, {
      vi: values.status === 'draft' ? 'bản nháp' : 'đã đăng',
    }),
    [say('Published date', { vi: 'Ngày đăng' })]: values.published_at.replace('T', ' '),
    [say('Reading time', { vi: 'Thời gian đọc' })]: values.reading_time,
    [say('Featured', { vi: 'Nổi bật' })]: values.is_featured
      ? say('yes', { vi: 'có' })
      : say('no', { vi: 'không' }),
    [say('Written with AI', { vi: 'Viết có AI hỗ trợ' })]: values.is_ai_written
      ? say('yes', { vi: 'có' })
      : say('no', { vi: 'không' }),
    ...Object.fromEntries(FURTHER_TEXTS.map((name) => [sayText(name), values[name]])),
  }
}

const BLOCK_ENDS = /<\/(?:p|h[234]|li|tr|caption|figcaption|blockquote|pre|figure)>|<(?:br|hr) ?\/?>/g

/** The words of an article, a block a line, with pictures, videos and products named where they stand. */
export function contentText(html: string): string {
  const marked = sanitiseArticle(html)
    .replace(
      /<img\b[^>]*>/g,
      (tag) =>
        `[${say('Picture', { vi: 'Ảnh' })}: ${/ alt="([^"]*)"/.exec(tag)?.[1] || /src="([^"]*)"/.exec(tag)?.[1]}] `,
    )
    .replace(/<iframe\b[^>]*src="([^"]*)"[^>]*>/g, '[Video: $1] ')
    .replace(/<div data-product-id="(\d+)">/g, `[${say('Product', { vi: 'Sản phẩm' })} $1]\n`)
    .replace(/<\/t[dh]>/g, ' | ')
    .replace(BLOCK_ENDS, (tag) => `${tag}\n`)
  return DomUtils.textContent(parseDocument(marked))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
}
