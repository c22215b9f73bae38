import { fold } from './fold.ts'

/**
 * The URL slug of a title: Vietnamese letters transliterated (đ as d), then lower case, trimmed, non-word
 * characters removed, runs of spaces, underscores and hyphens made one hyphen, ends stripped.
 * Raised and lowered digits are digits: 'm²' is 'm2'. Empty when the title has no letter or digit.
 */
export function slugify(title: string): string {
  return fold(title.replace(/[\u00b2\u00b3\u00b9\u2070-\u2089]/g, (raised) => raised.normalize('NFKC')))
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
