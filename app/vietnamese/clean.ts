/** Zero-width, soft hyphen, bidi, variation selectors, the tag block that hides text in text; controls. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?![\t\n\r])\p{Cc}/gu

/** Removes characters nobody sees: zero-width, tag-block, variation selectors, bidi and control characters. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/**
 * Text from outside made safe to read: invisible characters removed, NFC, line ends as \n, every other run of
 * white space one space, at most one empty line in a row, trimmed.
 */
export function cleanText(text: string): string {
  return stripInvisible(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Removes citation markers such as [1], [2][3], [1, 2] and [^4], with the space before them. */
export function stripCitations(text: string): string {
  return text.replace(/ ?\[\^?\d{1,3}(?:, ?\d{1,3}){0,9}\](?!\()/g, '')
}

/**
 * Removes Markdown marks and keeps the words: headings, emphasis, code, quotes, rules, links and images
 * (their text). List items keep a '•'; numbered items keep their number.
 */
export function stripMarkdown(text: string): string {
  return text
    .replace(/^[ \t]{0,3}(?:```|~~~)[^\n]*$/gm, '')
    .replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]{0,3}(?:[-*_][ \t]?){3,}$/gm, '')
    .replace(/^[ \t]{0,3}(?:>[ \t]?)+/gm, '')
    .replace(/^([ \t]*)[-*+][ \t]+/gm, '$1• ')
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_\n]+)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]+)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/~~([^~\n]+)~~/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
}

/** An answer as it is displayed: cleaned, without citation markers and without Markdown. */
export function cleanAnswer(text: string): string {
  return cleanText(stripMarkdown(stripCitations(cleanText(text))))
}
