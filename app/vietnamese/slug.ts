import { fold } from './fold.ts'

/**
 * The URL slug of a title: Vietnamese letters transliterated (đ as d), then lower case, trimmed, non-word
 * characters removed, runs of spaces, underscores and hyphens made one hyphen, ends stripped.
 * Empty when the title has no letter or digit.
 */
export function slugify(title: string): string {
  return fold(title)
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
