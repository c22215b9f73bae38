import { EMBED_SCRIPT } from './embed-paths.ts'

/** What another site shows, with what its page says until then, or without a script: the link of it. */
export type Embedded = { url: string; title: string } & (
  | { kind: 'product'; id: number }
  | { kind: 'compare'; ids: readonly number[] }
  | { kind: 'ask'; question: string }
)

/** What a page of another site writes where the thing is to stand: HTML without the script. */
export function embedElement(shown: Embedded): string {
  return `<div data-chon-may="${shown.kind}"${attributesOf(shown)}><a href="${escaped(shown.url)}" referrerpolicy="no-referrer">${escaped(shown.title)}</a></div>`
}

/** What a page of another site holds once, however much it shows. @param siteUrl without a trailing slash */
export const embedScript = (siteUrl: string) =>
  `<script async src="${escaped(siteUrl + EMBED_SCRIPT)}" referrerpolicy="no-referrer"></script>`

function attributesOf(shown: Embedded): string {
  if (shown.kind === 'product') return ` data-id="${shown.id}"`
  if (shown.kind === 'compare') return ` data-ids="${shown.ids.join(',')}"`
  return shown.question ? ` data-question="${escaped(shown.question)}"` : ''
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
