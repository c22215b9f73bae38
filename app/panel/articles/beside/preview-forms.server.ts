import { previewPath } from '#app/domain/blog/editing/preview-key.ts'
import { openPreview, openPreviews, withdrawPreview } from '#app/domain/blog/editing/preview-links.server.ts'
import type { BesideForm } from '#app/domain/blog/notes/note-form.ts'
import { titleForNotes } from '#app/domain/blog/notes/notes.server.ts'
import { done } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Beside } from './answer-beside.server.ts'
import type { ShownPreviews } from './beside-outcome.ts'

type PreviewForm = Extract<BesideForm, { intent: `preview-${string}` }>

/** The links by which people without an account see an article now. */
export async function shownPreviews({ ours, articleId }: Omit<Beside, 'person'>): Promise<ShownPreviews> {
  const links = await openPreviews(ours.db, articleId)
  return { list: links.map((link) => ({ ...link, path: previewPath(ours.seal, link) })), at: Date.now() }
}

/** Makes a link to a preview or withdraws one, and writes it down. */
export async function answerPreview(
  { ours, person, articleId }: Beside,
  read: PreviewForm,
): Promise<Outcome> {
  return ours.db.transaction(async (tx) => {
    const title = await titleForNotes(tx, articleId)
    const line = { actorId: person.id, entity: 'article-preview', entityId: articleId } as const
    if (read.intent === 'preview-open') {
      await openPreview(tx, { articleId, madeBy: person.id, days: read.days, now: Date.now() })
      await recordChange(tx, { ...line, action: 'create', detail: { title, days: read.days } })
      return done(say('The link is ready to copy', { vi: 'Đường dẫn đã sẵn sàng để chép' }))
    }
    if (await withdrawPreview(tx, { id: read.id, articleId }))
      await recordChange(tx, { ...line, action: 'withdraw', detail: { title } })
    return done(
      say('The link is withdrawn', { vi: 'Đã thu hồi đường dẫn' }),
      say('Whoever has it sees the article no more.', { vi: 'Ai có nó cũng không xem được bài nữa.' }),
    )
  })
}
