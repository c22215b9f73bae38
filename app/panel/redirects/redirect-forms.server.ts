import { articlePath } from '#app/domain/blog/paths.ts'
import { isSlugPublished } from '#app/domain/blog/queries/get-article.server.ts'
import { readRedirects, redirectInput, redirectIntent } from '#app/domain/blog/redirects/redirect-input.ts'
import { ignoreMissing } from '#app/domain/blog/redirects/redirect-list.server.ts'
import { addListed, deleteRedirect, saveRedirect } from '#app/domain/blog/redirects/redirects.server.ts'
import { done, textsOf, undoable } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { AppError } from '#app/platform/errors.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { doubtsOf } from './redirect-doubts.server.ts'

/** What became of a form of redirects; of a list, the lines that were left. */
export type RedirectOutcome = Outcome & {
  left?: readonly string[]
  /** What speaks against saving, told before; the form that is sent again with `sure` as this says is saved. */
  doubts?: { lines: readonly string[]; sure: string }
}

/** A refusal to save before the doubts were read. */
const doubted = (lines: readonly string[], sure: string, texts: Record<string, string>): RedirectOutcome => ({
  ok: false,
  toast: {
    title: say('Chưa lưu: bạn xem lại giúp', { en: 'Not saved yet: please look again' }),
    description: lines.slice(0, 2).join(' '),
  },
  texts,
  doubts: { lines: lines.slice(0, 200), sure },
})

/** Carries out what a form about redirects says. @throws ZodError, AppError as the writes do */
export async function answerRedirectForm(db: Db, by: string, form: FormData): Promise<RedirectOutcome> {
  const fields = Object.fromEntries(form)
  const asked = redirectIntent.parse(fields)
  switch (asked.intent) {
    case 'save':
      return save(db, by, { id: asked.id, fields, asks: textsOf(form) })
    case 'restore':
      return save(db, by, { id: null, fields })
    case 'delete': {
      const gone = await db.transaction((tx) => deleteRedirect(tx, { id: asked.id, by }))
      if (!gone)
        throw new AppError(
          'not_found',
          say('Không còn chuyển hướng này nữa.', { en: 'This redirect no longer exists.' }),
        )
      return undoable(
        say(`Đã xóa chuyển hướng từ ${gone.path}`, { en: `Redirect from ${gone.path} deleted` }),
        { intent: 'restore', ...gone },
      )
    }
    case 'list':
      return takeList(db, by, { text: await listOf(form, asked.lines), asks: textsOf(form) })
    case 'ignore':
      await ignoreMissing(db, asked.path, true)
      return undoable(say(`Đã bỏ qua ${asked.path}`, { en: `${asked.path} ignored` }), {
        intent: 'bring-back',
        path: asked.path,
      })
    case 'bring-back':
      await ignoreMissing(db, asked.path, false)
      return done(say(`${asked.path} đã trở lại danh sách`, { en: `${asked.path} is back in the list` }))
  }
}

async function save(
  db: Db,
  by: string,
  { id, fields, asks }: { id: number | null; fields: Record<string, unknown>; asks?: Record<string, string> },
): Promise<RedirectOutcome> {
  const { path, target } = redirectInput.parse(fields)
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  if (slug && articlePath(slug) === path && (await isSlugPublished(db, slug))) {
    const text = say(
      'Đang có bài viết ở địa chỉ này, nên khách vẫn thấy bài viết. Bạn đổi địa chỉ bài viết trước nhé.',
      {
        en: 'There is an article at this address, so visitors still see the article. Change the article’s address first.',
      },
    )
    throw new AppError('invalid', text, { fields: { path: text } })
  }
  const sure = `${path} ${target}`
  const doubts = asks && asks['sure'] !== sure ? await doubtsOf(db, { path, target }) : []
  if (doubts.length > 0) return doubted(doubts, sure, asks ?? {})
  await db.transaction((tx) => saveRedirect(tx, { id, path, target, by }))
  return done(
    say('Đã lưu chuyển hướng', { en: 'Redirect saved' }),
    say(`Ai mở ${path} sẽ được đưa đến ${target}.`, { en: `Whoever opens ${path} is led to ${target}.` }),
  )
}

/** Bytes of a list that is sent as a file. */
const MOST_BYTES = 500_000

async function listOf(form: FormData, typed: string): Promise<string> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return typed
  if (file.size > MOST_BYTES) {
    const text = say('Tệp lớn hơn 500 KB. Bạn chia nhỏ danh sách giúp nhé.', {
      en: 'The file is larger than 500 KB. Split the list.',
    })
    throw new AppError('too_large', text, { fields: { lines: text } })
  }
  const text = await file.text()
  // Lines are counted as the file has them.
  return typed.trim() === '' ? text : `${typed}\n${text}`
}

async function takeList(
  db: Db,
  by: string,
  { text, asks }: { text: string; asks: Record<string, string> },
): Promise<RedirectOutcome> {
  const read = readRedirects(text)
  if (read.length === 0) {
    const empty = say('Danh sách chưa có dòng nào.', { en: 'The list has no lines.' })
    throw new AppError('invalid', empty, { fields: { lines: empty } })
  }
  const lines = read.flatMap((line) => ('path' in line ? [line] : []))
  if (asks['sure'] !== 'list') {
    const doubts: string[] = []
    for (const line of lines)
      for (const doubt of await doubtsOf(db, line))
        doubts.push(say(`Dòng ${line.line}: ${doubt}`, { en: `Line ${line.line}: ${doubt}` }))
    if (doubts.length > 0) return doubted(doubts, 'list', { ...asks, lines: text.trim() })
  }
  const told = await db.transaction((tx) => addListed(tx, { lines, by }))
  const added = told.filter(({ outcome }) => outcome === 'added').length
  const left = [
    ...read.flatMap((line) => ('problem' in line ? [{ line: line.line, text: line.problem }] : [])),
    ...told.flatMap(({ line, path, outcome }) =>
      outcome === 'added'
        ? []
        : [
            {
              line,
              text:
                outcome === 'there'
                  ? say(`${path} đã có chuyển hướng, giữ nguyên`, {
                      en: `${path} redirects already and stays as it is`,
                    })
                  : say(`${path} dẫn vòng về chính nó`, { en: `${path} leads back to itself` }),
            },
          ],
    ),
  ].toSorted((a, b) => a.line - b.line)
  return {
    ...done(
      say(`Đã thêm ${formatNumber(added)} chuyển hướng`, { en: `${many(added, 'redirect')} added` }),
      left.length > 0
        ? say(`Để lại ${formatNumber(left.length)} dòng.`, { en: `${many(left.length, 'line')} left out.` })
        : '',
    ),
    left: left
      .slice(0, 200)
      .map(({ line, text }) => say(`Dòng ${line}: ${text}`, { en: `Line ${line}: ${text}` })),
  }
}
