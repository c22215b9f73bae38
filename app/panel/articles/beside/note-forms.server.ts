import { peopleWho } from '#app/domain/account/queries/people.server.ts'
import { findMentions } from '#app/domain/blog/notes/mentions.ts'
import type { Mentions } from '#app/domain/blog/notes/mentions.ts'
import type { BesideForm } from '#app/domain/blog/notes/note-form.ts'
import { mentionMail, notePath } from '#app/domain/blog/notes/note-mail.ts'
import {
  addNote,
  deleteNote,
  listNotes,
  setResolved,
  titleForNotes,
} from '#app/domain/blog/notes/notes.server.ts'
import { MAILS_LIE } from '#app/panel/parts/mail-words.ts'
import { done } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Beside } from './answer-beside.server.ts'
import type { ShownNotes } from './beside-outcome.ts'

/** Notes one person may write. */
const NOTES = { hits: 120, seconds: 60 * 60 }
/** Colleagues one note may send a mail to. */
const MOST_MENTIONS = 20

type NoteForm = Exclude<BesideForm, { intent: `preview-${string}` }>

const readerOf = ({ person: { id, role } }: Beside) => ({ id, isAdmin: role === 'admin' })

/** The notes beside an article, as this person sees them. */
export async function shownNotes(beside: Beside): Promise<ShownNotes> {
  return { list: await listNotes(beside.ours.db, beside.articleId, readerOf(beside)), at: Date.now() }
}

/** Writes, resolves, opens again or deletes a note, and writes it down. */
export async function answerNote(beside: Beside, read: NoteForm): Promise<Outcome> {
  if (read.intent === 'note') return writeNote(beside, read.text)
  const { ours, person, articleId } = beside
  return ours.db.transaction(async (tx) => {
    const title = await titleForNotes(tx, articleId)
    const line = { actorId: person.id, entity: 'article-note', entityId: articleId } as const
    const which = { id: read.id, articleId, reader: readerOf(beside) }
    if (read.intent === 'note-delete') {
      const author = await deleteNote(tx, which)
      await recordChange(tx, { ...line, action: 'delete', detail: { title, author } })
      return done(say('The note is deleted', { vi: 'Đã xóa ghi chú' }))
    }
    const isResolved = read.intent === 'note-resolve'
    await setResolved(tx, which, isResolved)
    await recordChange(tx, { ...line, action: isResolved ? 'resolve' : 'reopen', detail: { title } })
    return done(
      isResolved
        ? say('The note is resolved', { vi: 'Ghi chú đã xong' })
        : say('The note is open again', { vi: 'Ghi chú được mở lại' }),
    )
  })
}

async function writeNote({ ours, person, articleId }: Beside, text: string): Promise<Outcome> {
  const { db, mailer, siteUrl } = ours
  const mentions = findMentions(text, await peopleWho(db, 'articles'))
  const others = mentions.people.filter(({ id }) => id !== person.id)
  if (others.length > MOST_MENTIONS) {
    const why = say(`A note mentions at most ${MOST_MENTIONS} colleagues. Name fewer of them.`, {
      vi: `Một ghi chú nhắc nhiều nhất ${MOST_MENTIONS} đồng nghiệp. Bạn bớt tên lại nhé.`,
    })
    throw new AppError('invalid', why, { fields: { text: why } })
  }
  await countHit(db, `note:${person.id}`, NOTES)
  const queue = await mailer.queue()
  await db.transaction(async (tx) => {
    const title = await titleForNotes(tx, articleId)
    const id = await addNote(tx, { articleId, authorId: person.id, text })
    const url = siteUrl + notePath(articleId, id)
    for (const to of others) await queue(tx, mentionMail(to, { author: person.name, title, text }, url))
    await recordChange(tx, {
      actorId: person.id,
      action: 'create',
      entity: 'article-note',
      entityId: articleId,
      detail: { title, ...(others.length > 0 && { mentioned: others.map(({ name }) => name) }) },
    })
  })
  mailer.look()
  return done(
    say('The note is written', { vi: 'Đã ghi chú' }),
    saidOf({ ...mentions, people: others }, mailer.delivers),
  )
}

/** Who gets a mail, and which names nobody has. */
function saidOf({ people, unknown }: Mentions, delivers: boolean): string | undefined {
  const named = people.map(({ name }) => name).join(', ')
  const said = [
    ...(people.length > 0
      ? [
          delivers
            ? say(`${named} will get a mail.`, { vi: `${named} sẽ nhận được thư.` })
            : `${say(MAILS_LIE.en, { vi: MAILS_LIE.vi })} ${say(`Tell ${named} yourself.`, { vi: `Bạn tự báo cho ${named} nhé.` })}`,
        ]
      : []),
    ...(unknown.length > 0
      ? [
          say(
            `Nobody on the staff is called ${unknown.map((name) => `@${name}`).join(', ')}: no mail goes there.`,
            {
              vi: `Không có đồng nghiệp nào tên ${unknown.map((name) => `@${name}`).join(', ')}, nên không gửi thư tới đó.`,
            },
          ),
        ]
      : []),
  ]
  return said.length > 0 ? said.join(' ') : undefined
}
