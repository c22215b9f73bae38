import { redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import {
  cancelImport,
  chooseForImport,
  importById,
  importerFor,
  undoImport,
  uploadImport,
  matchAsKept,
} from '#app/domain/imports/imports.server.ts'
import type { FileImport } from '#app/domain/imports/job.ts'
import { retryPictures } from '#app/domain/imports/pictures/picture-queue.server.ts'
import { choiceOptions } from '#app/domain/imports/products/queries/product-choices.server.ts'
import { receiveForm } from '#app/domain/imports/receive-file.server.ts'
import { choiceFields, givenFields, uploadFields, valueFields } from '#app/domain/imports/schema.ts'
import { FILE_RULES } from '#app/domain/imports/text.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import { done } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import { importPage } from './imports-page.server.ts'
import { MATCH_INTENTS, saveMatches } from './matches.server.ts'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName } from './subjects.ts'
import { AT_ONCE, choicesOf } from './values.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** What the screen of imports of a subject shows. One that is of another subject is shown on that one's screen. */
export async function importScreen(asked: Asked, subject: SubjectName) {
  await requireStaff(asked, 'import')
  const { db, imports } = asked.context.get(requestContext)
  const params = new URL(asked.request.url).searchParams
  const id = params.get('job')
  if (id === null) return { phase: 'upload' as const, idempotencyKey: crypto.randomUUID() }
  const job = await importById(db, id).catch((error: unknown) => {
    throw error instanceof AppError ? redirect(SUBJECTS[subject].screen) : error
  })
  if (job.subject !== subject) throw redirect(`${SUBJECTS[job.subject].screen}?${params}`)
  return importPage(db, imports.folder, job, params)
}

/** The title of the toast that says why a file was not taken, as specified. */
function titleOf(code: AppError['code']): string | undefined {
  const { type, size, none } = FILE_RULES.articles.toasts
  const titles: Partial<Record<AppError['code'], string>> = {
    unsupported: type.title,
    too_large: size.title,
    bad_request: none.title,
  }
  return titles[code]
}

const INTENTS = [
  'save',
  'start',
  'cancel',
  'undo',
  'use',
  'values',
  'own-categories',
  'new-brands',
  'no-new-brands',
  ...MATCH_INTENTS,
  'retry-pictures',
] as const

/** Keeps what the words of a file become, as a form says it, then as one of its buttons says of many at once. */
async function saveValues(
  own: Parameters<typeof chooseForImport>[0],
  job: FileImport,
  fields: FormData,
  intent: string,
): Promise<void> {
  const given = valueFields.parse({
    category: fields.getAll('category'),
    categoryChoice: fields.getAll('categoryChoice'),
    brand: fields.getAll('brand'),
    brandChoice: fields.getAll('brandChoice'),
    author: fields.getAll('author'),
    authorChoice: fields.getAll('authorChoice'),
    keepAs: fields.get('keepAs') ?? '',
  })
  const { brands } = await choiceOptions(own.db)
  const changed = choicesOf(job, given)
  const choices = AT_ONCE[intent]?.(changed, new Set(brands)) ?? changed
  const { strategy, options } = job
  const { blank, mapping } = options
  await chooseForImport(own, job, { strategy, blank, mapping, choices, name: given.keepAs }, { start: false })
}

/** Answers a form of that screen: a file, what is to be done with one, or that an import is to end or to be undone. */
export async function answerImportForm(asked: Asked, subject: SubjectName) {
  const { screen } = SUBJECTS[subject]
  const person = await requireStaff(asked, 'import')
  const { db, imports: runner, articlePictures } = asked.context.get(requestContext)
  const own = { db, runner, person }
  const id = new URL(asked.request.url).searchParams.get('job')
  let title = say('Import failed', { vi: 'Chưa nhập được' })
  let job: string | null = null

  const upload = async (): Promise<Outcome> => {
    const uploaded = await uploadImport(own, asked.request, subject)
    const to = `${screen}?job=${uploaded.id}`
    const { foreign } = importerFor(subject)
    const isOpen = foreign?.isOpen((await importById(db, uploaded.id)).options.choices ?? {}) ?? false
    // Nothing begins before somebody has looked at what would be made, or has no place.
    if (isOpen) throw redirect(`${to}&step=values`)
    if (!uploaded.isNew || uploaded.fields.get('intent') === 'check') throw redirect(to)
    // From here on the file is kept, so that its columns can be matched by hand.
    job = uploaded.id
    const kept = await importById(db, uploaded.id)
    const choices = uploadFields.parse(Object.fromEntries(uploaded.fields))
    const { duplicateStrategy: strategy, blankCells: blank } = choices
    const fetchesPictures = choices.pictures === 'on'
    const how = { strategy, blank, fetchesPictures, mapping: kept.options.mapping }
    await chooseForImport(own, kept, how, { start: true })
    throw redirect(to)
  }
  const change = async (known: string): Promise<Outcome> => {
    const kept = await importById(db, known)
    const { fields } = await receiveForm(asked.request, runner.folder, FILE_RULES[subject])
    const intent = z.enum(INTENTS).parse(fields.get('intent'))
    if (intent === 'use') {
      await matchAsKept(own, kept, z.string().parse(fields.get('kept')))
      throw redirect(`${screen}?job=${known}&step=values`)
    }
    if (intent === 'values' || intent in AT_ONCE) {
      await saveValues(own, kept, fields, intent)
      throw redirect(`${screen}?job=${known}${intent === 'values' ? '' : '&step=values'}`)
    }
    if (MATCH_INTENTS.some((each) => each === intent)) {
      const decided = await saveMatches(own, kept, { fields, intent })
      return done(say(`Rows decided: ${decided}`, { vi: `Số dòng đã quyết định: ${decided}` }))
    }
    if (intent === 'retry-pictures') {
      await retryPictures(db, kept.id)
      return done(say('Pictures are tried again', { vi: 'Đang thử tải lại ảnh' }))
    }
    if (intent === 'cancel') await cancelImport(own, kept)
    else if (intent === 'undo') await undoImport(own, kept)
    else {
      const {
        duplicateStrategy: strategy,
        blankCells: blank,
        column,
        pictures,
      } = choiceFields.parse({
        ...Object.fromEntries(fields),
        column: fields.getAll('column'),
      })
      const mapping = column?.length === kept.options.header.length ? column : kept.options.mapping
      const given = subject === 'articles' ? { given: givenFields.parse(Object.fromEntries(fields)) } : {}
      const how = { strategy, blank, fetchesPictures: pictures === 'on', mapping, ...given }
      await chooseForImport(own, kept, how, { start: intent === 'start' })
      if (intent === 'start') articlePictures.look()
    }
    throw redirect(intent === 'cancel' && kept.state === 'uploaded' ? screen : `${screen}?job=${known}`)
  }
  return answerEnglishForm(
    () =>
      (id === null ? upload() : change(id)).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        title = titleOf(error.code) ?? title
        throw new AppError(error.code, error.message, job === null ? {} : { fields: { job } })
      }),
    // Read when the failure is answered, not now.
    {
      get title() {
        return title
      },
    },
  )
}
