import { redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { draftInput, scheduleInput } from '#app/domain/newsletter/draft-input.ts'
import { MOST_ARTICLES } from '#app/domain/newsletter/issue.ts'
import {
  articlesNamed,
  contentOf,
  createIssue,
  deleteIssue,
  getIssue,
  newSinceLastIssue,
  saveIssue,
} from '#app/domain/newsletter/issues.server.ts'
import type { Writer } from '#app/domain/newsletter/issues.server.ts'
import { renderIssue } from '#app/domain/newsletter/render-issue.ts'
import type { MailFrame } from '#app/domain/newsletter/render-issue.ts'
import {
  cancelSchedule,
  pauseIssue,
  resumeIssue,
  scheduleIssue,
  sendDoubtfulAgain,
  startIssue,
} from '#app/domain/newsletter/start-issue.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { mailsLie, outboxInWords } from '#app/panel/parts/mail-words.ts'
import { done, textsOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { idField } from '#app/platform/row-id.ts'
import { formatDate, formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

export const ISSUES_SCREEN = '/admin/newsletter/issues'

/** `tested`: where a test mail went, which stays on the screen. */
export type IssueOutcome = Outcome & { tested?: string }

/** Test mails that one person may send. */
const TESTS = { hits: 20, seconds: 60 * 60 }

/** What stands around an issue that is only looked at. */
export const testFrame = ({ site, siteUrl }: RequestContext): MailFrame => ({
  siteName: site.name,
  siteUrl,
  address: site.contact.address,
  webUrl: null,
  endUrl: null,
})

/** Makes a draft, empty or of what is new, and leads to it. */
export async function answerNewIssue(asked: Asked) {
  const { id: actorId } = await requireStaff(asked, 'newsletter')
  const { db, site } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  return answerForm(
    async (): Promise<Outcome> => {
      const rule = z.enum(['new', 'empty']).parse(form.get('rule'))
      const articleIds = rule === 'new' ? await newSinceLastIssue(db) : []
      const subject = `${site.name}: bài mới ngày ${formatDate(new Date())}`
      const id = await createIssue({ db, actorId }, { subject, introduction: '', articleIds })
      throw redirect(`${ISSUES_SCREEN}/${id}`)
    },
    { title: say('Chưa tạo được', { en: 'Not created' }) },
  )
}

const INTENTS = [
  'save',
  'fill',
  'test',
  'send',
  'schedule',
  'cancel',
  'pause',
  'resume',
  'again',
  'delete',
] as const

/** What a draft may be saved for: it is done with what was just saved, so that nothing older than the screen ever goes out. */
const NEXT = ['fill', 'test', 'send', 'schedule'] as const

const atOf = (form: FormData): Date => z.object({ at: scheduleInput }).parse({ at: form.get('at') ?? '' }).at

/** Answers a form of an issue's screen. */
export async function answerIssueForm(asked: Asked, id: number) {
  const { id: actorId, email } = await requireStaff(asked, 'newsletter')
  const context = asked.context.get(requestContext)
  const { db } = context
  const form = await asked.request.formData()
  const writer: Writer = { db, actorId }
  const work = async (
    intent: (typeof INTENTS)[number] = z.enum(INTENTS).parse(form.get('intent')),
    version?: number,
  ): Promise<IssueOutcome> => {
    switch (intent) {
      case 'save': {
        const next = z.enum(NEXT).nullable().parse(form.get('next'))
        if (next === 'send' || next === 'schedule') needsMailServer(context)
        if (next === 'schedule') atOf(form)
        const saved = await save(writer, id, form)
        // What comes now may be refused: what is shown again is then of this version.
        form.set('version', String(saved))
        return next ? work(next, saved) : done(say('Đã lưu bản nháp', { en: 'Draft saved' }))
      }
      case 'fill':
        return fill(writer, id)
      case 'test':
        return sendTest(context, id, { actorId, email })
      case 'send':
        needsMailServer(context)
        await startIssue(db, { id, from: 'draft', actorId, ...(version && { version }) })
        return done(
          say('Đã bắt đầu gửi', { en: 'Sending has begun' }),
          say('Thư đi từng đợt theo hạn mức trong Cài đặt.', {
            en: 'Mails go out in batches, within the limit in Settings.',
          }),
        )
      case 'schedule': {
        needsMailServer(context)
        const at = atOf(form)
        await scheduleIssue(writer, id, at)
        return done(
          say('Đã hẹn giờ gửi', { en: 'Scheduled' }),
          say(`Số này được gửi lúc ${formatDateTime(at)}.`, {
            en: `This issue goes out at ${formatDateTime(at)}.`,
          }),
        )
      }
      case 'cancel':
        await cancelSchedule(writer, id)
        return done(
          say('Đã bỏ hẹn giờ', { en: 'No longer scheduled' }),
          say('Số này là bản nháp như trước.', { en: 'This issue is a draft again.' }),
        )
      case 'pause':
        await pauseIssue(writer, id)
        return done(
          say('Đã tạm dừng', { en: 'Paused' }),
          say('Những thư đang trên đường vẫn tới nơi; chưa ai khác nhận cho tới khi bạn gửi tiếp.', {
            en: 'Mails already on their way still arrive; nobody else gets one until you resume.',
          }),
        )
      case 'resume':
        await resumeIssue(writer, id)
        return done(say('Đang gửi tiếp', { en: 'Sending again' }))
      case 'again':
        return done(
          say(`Đang gửi lại tới ${formatNumber(await sendDoubtfulAgain(writer, id))} địa chỉ`, {
            en: `Sending again to ${many(await sendDoubtfulAgain(writer, id), 'address', 'addresses')}`,
          }),
        )
      case 'delete':
        await deleteIssue(writer, id)
        throw redirect(ISSUES_SCREEN)
    }
  }
  return answerForm(work, { title: say('Chưa làm được', { en: 'That did not work' }) }, form)
}

function needsMailServer({ mailer }: RequestContext): void {
  if (!mailer.delivers) throw new AppError('invalid', mailsLie())
}

/** A field of the form: an article of the draft with its place, and whether it goes. */
const PLACE = /^place\.(\d{1,10})$/
/** An article that is to be added. */
const ADDED = /^add\.(\d{1,10})$/

/** Saves what the form holds. @returns the version it is then @throws ZodError, AppError invalid, conflict, not_found */
async function save(writer: Writer, id: number, form: FormData): Promise<number> {
  const texts = textsOf(form)
  const draft = draftInput.parse(texts)
  const kept = Object.entries(texts)
    .flatMap(([name, place], at) => {
      const article = PLACE.exec(name)?.[1]
      if (!article || form.has(`drop.${article}`)) return []
      return [{ id: idField.parse(article), place: Number(place) || at + MOST_ARTICLES, at }]
    })
    .toSorted((a, b) => a.place - b.place || a.at - b.at)
    .map((article) => article.id)
  const picked = Object.keys(texts).flatMap((name) => {
    const article = ADDED.exec(name)?.[1]
    return article ? [idField.parse(article)] : []
  })
  const lines = (texts['named'] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const { ids: named, unknown } = await articlesNamed(writer.db, lines.slice(0, MOST_ARTICLES))
  const articleIds = [...new Set([...kept, ...picked, ...named])]
  if (articleIds.length > MOST_ARTICLES) {
    const text = say(`Một số có nhiều nhất ${MOST_ARTICLES} bài: thư dài hơn bị Gmail cắt bớt.`, {
      en: `An issue has at most ${MOST_ARTICLES} articles: Gmail clips longer mails.`,
    })
    throw new AppError('invalid', text, { fields: { named: text } })
  }
  const before = await getIssue(writer.db, id)
  const version = form.has('force') ? (before?.version ?? draft.version) : draft.version
  const isAsSaved =
    before?.state === 'draft' &&
    before.version === version &&
    before.subject === draft.subject &&
    before.introduction === draft.introduction &&
    before.articleIds.join() === articleIds.join()
  if (!isAsSaved) await saveIssue(writer, id, { ...draft, articleIds, version })
  const saved = isAsSaved ? version : version + 1
  if (unknown.length > 0) {
    // The rest is kept, and only the lines at fault come back.
    form.set('named', unknown.join('\n'))
    form.set('version', String(saved))
    const text = say(`Không thấy bài nào ở: ${unknown.join(', ')}. Những chỗ khác đã được lưu.`, {
      en: `No articles at: ${unknown.join(', ')}. Everything else is saved.`,
    })
    throw new AppError('invalid', text, { fields: { named: text } })
  }
  form.delete('named')
  return saved
}

/** Adds what was published since the last issue, behind what is there. */
async function fill(writer: Writer, id: number): Promise<Outcome> {
  const issue = await getIssue(writer.db, id)
  if (!issue)
    throw new AppError('not_found', say('Không còn số này nữa.', { en: 'This issue no longer exists.' }))
  const found = await newSinceLastIssue(writer.db)
  const articleIds = [...new Set([...issue.articleIds, ...found])].slice(0, MOST_ARTICLES)
  const added = articleIds.length - issue.articleIds.length
  if (added === 0) return done(say('Không có bài nào mới hơn', { en: 'No newer articles' }))
  const { subject, introduction, version } = issue
  await saveIssue(writer, id, { subject, introduction, articleIds, version })
  return done(say(`Đã thêm ${formatNumber(added)} bài mới`, { en: `${many(added, 'new article')} added` }))
}

async function sendTest(
  context: RequestContext,
  id: number,
  { actorId, email }: { actorId: string; email: string },
): Promise<IssueOutcome> {
  const { db, mailer, log } = context
  const issue = await getIssue(db, id)
  if (!issue)
    throw new AppError('not_found', say('Không còn số này nữa.', { en: 'This issue no longer exists.' }))
  await countHit(db, `newsletter-test:${actorId}`, TESTS)
  const mail = renderIssue(await contentOf(db, issue), testFrame(context))
  try {
    await mailer.sendNow({
      ...mail,
      recipient: email,
      subject: `[Thử] ${issue.subject}`,
      replyTo: null,
      unsubscribeUrl: null,
    })
  } catch (error) {
    log.warn({ err: error, issue: id }, 'test of a newsletter not sent')
    if (!mailer.delivers) throw new AppError('unavailable', outboxInWords(error))
    const said = error instanceof Error ? error.message : String(error)
    throw new AppError(
      'unavailable',
      say(`Máy chủ thư không nhận thư thử: ${said}`, {
        en: `The mail server refused the test mail: ${said}`,
      }),
    )
  }
  const at = formatDateTime(new Date())
  const tested = mailer.delivers
    ? say(`Đã gửi thư thử lúc ${at}. Bạn xem hộp thư ${email} nhé.`, {
        en: `Test mail sent at ${at}. Look into the mailbox ${email}.`,
      })
    : `${say(`Đã viết thư thử lúc ${at}.`, { en: `Test mail written at ${at}.` })} ${mailsLie()}`
  return { ok: true, tested }
}
