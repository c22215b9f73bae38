import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { Person } from '#app/domain/account/person.ts'
import { staff } from '#app/domain/account/queries/people.server.ts'
import { previewPath } from '#app/domain/blog/editing/preview-key.ts'
import { openPreview, previewEnd, withdrawPreview } from '#app/domain/blog/editing/preview-links.server.ts'
import { findMentions } from '#app/domain/blog/notes/mentions.ts'
import type { Mentions } from '#app/domain/blog/notes/mentions.ts'
import { besideForm } from '#app/domain/blog/notes/note-form.ts'
import { mentionMail, notePath } from '#app/domain/blog/notes/note-mail.ts'
import {
  addNote,
  deleteNote,
  listNotes,
  setResolved,
  titleForNotes,
} from '#app/domain/blog/notes/notes.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import { done } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { Change } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import type { Transaction } from '#db/client.ts'
import type { BesideOutcome, ShownNotes, ShownPreview } from './beside-outcome.ts'

/** Notes one person may write. */
const NOTES = { hits: 120, seconds: 60 * 60 }
/** Colleagues one note may send a mail to. */
const MOST_MENTIONS = 20

type Asked = { context: Readonly<RouterContextProvider> }
type Doing = { ours: RequestContext; person: Person; articleId: number }

const readerOf = ({ id, role }: Person) => ({ id, isAdmin: role === 'admin' })

/** The notes beside an article, as this person sees them. */
export async function shownNotes({ ours, person, articleId }: Doing): Promise<ShownNotes> {
  return { list: await listNotes(ours.db, articleId, readerOf(person)), at: Date.now() }
}

/** The link to an article's preview, where there is one. */
export async function shownPreview({ ours, articleId }: Omit<Doing, 'person'>): Promise<ShownPreview> {
  const ends = await previewEnd(ours.db, articleId)
  return { link: ends && { path: previewPath(ours.seal, articleId, ends), ends }, at: Date.now() }
}

/** Does what a part beside the article's form asked for, and writes it down. A refusal comes back with what was typed. */
export async function answerBeside(asked: Asked, person: Person, articleId: number, form: FormData) {
  const doing = { ours: asked.context.get(requestContext), person, articleId }
  const isNotes = String(form.get('intent')).startsWith('note')
  const failure = { title: 'Not done' }
  const answer = await answerEnglishForm(() => act(doing, Object.fromEntries(form)), failure, form)
  const part = isNotes ? { notes: await shownNotes(doing) } : { preview: await shownPreview(doing) }
  return 'data' in answer
    ? data<BesideOutcome>({ ...answer.data, ...part, beside: true }, answer.init ?? {})
    : { ...answer, ...part, beside: true as const }
}

async function act(doing: Doing, fields: unknown): Promise<Outcome> {
  const read = besideForm.parse(fields)
  const { ours, person, articleId } = doing
  if (read.intent === 'note') return writeNote(doing, read.text)
  return ours.db.transaction(async (tx) => {
    const title = await titleForNotes(tx, articleId)
    const note = (line: Pick<Change, 'action' | 'entity'> & { detail?: object }) =>
      recordChange(tx, {
        actorId: person.id,
        entityId: articleId,
        ...line,
        detail: { title, ...line.detail },
      })
    switch (read.intent) {
      case 'note-resolve':
      case 'note-reopen': {
        const isResolved = read.intent === 'note-resolve'
        await setResolved(tx, { id: read.id, articleId, reader: readerOf(person) }, isResolved)
        await note({ action: isResolved ? 'resolve' : 'reopen', entity: 'article-note' })
        return done(isResolved ? 'The note is resolved' : 'The note is open again')
      }
      case 'note-delete': {
        const author = await deleteNote(tx, { id: read.id, articleId, reader: readerOf(person) })
        await note({ action: 'delete', entity: 'article-note', detail: { author } })
        return done('The note is deleted')
      }
      case 'preview-open': {
        await openPreview(tx, { articleId, madeBy: person.id, now: Date.now() })
        await note({ action: 'create', entity: 'article-preview' })
        return done('The link is ready to copy')
      }
      case 'preview-withdraw': {
        if (await withdrawPreview(tx, articleId))
          await note({ action: 'withdraw', entity: 'article-preview' })
        return done('The link is withdrawn', 'Whoever has it sees the article no more.')
      }
    }
  })
}

async function writeNote({ ours, person, articleId }: Doing, text: string): Promise<Outcome> {
  const { db, mailer, siteUrl } = ours
  const mentions = findMentions(text, await staff(db))
  const others = mentions.people.filter(({ id }) => id !== person.id)
  if (others.length > MOST_MENTIONS) {
    const why = `A note mentions at most ${MOST_MENTIONS} colleagues. Name fewer of them.`
    throw new AppError('invalid', why, { fields: { text: why } })
  }
  await countHit(db, `note:${person.id}`, NOTES)
  const queue = await mailer.queue()
  await db.transaction(async (tx) => {
    const title = await titleForNotes(tx, articleId)
    const id = await addNote(tx, { articleId, authorId: person.id, text })
    const url = siteUrl + notePath(articleId, id)
    for (const to of others) await queue(tx, mentionMail(to, { author: person.name, title, text }, url))
    await noteWritten(tx, { person, articleId, title, others })
  })
  mailer.look()
  return done('The note is written', saidOf({ ...mentions, people: others }))
}

type Written = { person: Person; articleId: number; title: string; others: Mentions['people'] }

const noteWritten = (tx: Transaction, { person, articleId, title, others }: Written) =>
  recordChange(tx, {
    actorId: person.id,
    action: 'create',
    entity: 'article-note',
    entityId: articleId,
    detail: { title, ...(others.length > 0 && { mentioned: others.map(({ name }) => name) }) },
  })

/** Who gets a mail, and which names nobody has. */
function saidOf({ people, unknown }: Mentions): string | undefined {
  const said = [
    ...(people.length > 0 ? [`${people.map(({ name }) => name).join(', ')} will get a mail.`] : []),
    ...(unknown.length > 0
      ? [`Nobody on the staff is called ${unknown.map((name) => `@${name}`).join(', ')}: no mail goes there.`]
      : []),
  ]
  return said.length > 0 ? said.join(' ') : undefined
}
