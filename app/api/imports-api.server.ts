import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Person } from '#app/domain/account/person.ts'
import {
  cancelImport,
  chooseForImport,
  importById,
  importerFor,
  undoImport,
  uploadImport,
} from '#app/domain/imports/imports.server.ts'
import type { FileImport } from '#app/domain/imports/job.ts'
import { listJobs } from '#app/domain/imports/queries/jobs.server.ts'
import { csvDownload, csvPieces } from '#app/domain/imports/reports.server.ts'
import { rowSpeaker } from '#app/domain/imports/row-words.ts'
import { importSchema, programFields } from '#app/domain/imports/schema.ts'
import { summaryOf, viewJob } from '#app/domain/imports/view-job.server.ts'
import { watchJob } from '#app/domain/imports/watch-job.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerInEnglish, parseQuery } from '#app/edge/problem.ts'
import { eventStream } from '#app/edge/server-sent-events.ts'
import type { ServerSentEvent } from '#app/edge/server-sent-events.ts'
import { AppError } from '#app/platform/errors.ts'
import { inChosen, say } from '#app/platform/language.server.ts'
import { answerOnce } from '#app/platform/limits/once.server.ts'
import { badCursor, paginationOf, readCursor, writeCursor } from '#app/platform/paging/paging.server.ts'
import type { After } from '#app/platform/paging/paging.server.ts'
import { chosenLanguage } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { importsQuery } from './list-queries.ts'

type Asked = {
  request: Request
  context: Readonly<RouterContextProvider>
  params: Record<string, string | undefined>
}

type Call = RequestContext & { person: Person; request: Request }

const NO_STORE = { 'Cache-Control': 'private, no-store' }
const accepted = (id: string, more: Record<string, string> = {}) =>
  Response.json({ id }, { status: 202, headers: { ...NO_STORE, Location: `/api/v1/imports/${id}`, ...more } })

/** A call of the imports' API: by editors and administrators only. */
function staffCall(
  asked: Asked,
  method: 'GET' | 'POST',
  work: (call: Call) => Promise<Response>,
): Promise<Response> {
  return answerInEnglish(async () => {
    const person = await requireApiRole(asked, 'import')
    const { request, context } = asked
    if (request.method !== method && !(method === 'GET' && request.method === 'HEAD'))
      throw new AppError('bad_request', `This address takes ${method}.`)
    // A page of ours asks in no language: whoever is at it has chosen one for the panel.
    return inChosen(chosenLanguage() ?? person.panelLanguage, () =>
      work({ ...context.get(requestContext), person, request }),
    )
  })
}

/** The same of one import, named in the address. */
const onImport = (
  asked: Asked,
  method: 'GET' | 'POST',
  work: (call: Call & { job: FileImport }) => Promise<Response>,
) =>
  staffCall(asked, method, async (call) =>
    work({ ...call, job: await importById(call.db, asked.params['id']) }),
  )

/** GET /api/v1/imports */
export const getImports = (asked: Asked) =>
  staffCall(asked, 'GET', async ({ db, request }) => {
    const { page, limit, cursor, sortBy, sortOrder, state, feed, ...asking } = parseQuery(
      importsQuery,
      request,
    )
    const order = { sortBy, sortOrder }
    const after = readCursor(cursor, order)
    const { jobs, total } = await listJobs(db, {
      ...asking,
      limit: limit + 1,
      offset: after ? 0 : (page - 1) * limit,
      order: sortOrder,
      after: after && placeOf(after),
      states: state ? [state] : STARTED,
      feedId: feed,
    })
    const shown = jobs.slice(0, limit)
    const hasNext = jobs.length > limit
    const last = shown.at(-1)
    const key = last && `${last.id} ${last.cursorTime}`
    const nextCursor = hasNext && key ? writeCursor(order, { key, id: 0 }) : null
    const pagination = paginationOf({ page, limit, total, after }, { hasNext, nextCursor })
    return listAnswer(request, { imports: shown.map(summaryOf), pagination }, true)
  })

/** What is listed where no state is asked for: all but what waits for a person. */
const STARTED = importSchema.shape.state.options.filter((state) => state !== 'uploaded')

/** The place in the list that a cursor names. @throws AppError 'invalid' for one that names none */
function placeOf({ key }: After): { id: string; createdAt: string } {
  const read = z.tuple([z.uuid(), z.iso.datetime()]).safeParse(key?.split(' '))
  if (!read.success) throw badCursor()
  const [id, createdAt] = read.data
  return { id, createdAt }
}

/** POST /api/v1/imports: takes a file and starts. A file that cannot be imported leaves nothing behind. */
export const postImport = (asked: Asked) =>
  staffCall(asked, 'POST', async ({ db, imports: runner, person, request }) => {
    if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
      throw new AppError('unsupported', say(NO_FORM))
    const { id, isNew, fields } = await uploadImport({ db, runner, person }, request)
    if (!isNew) return accepted(id, { 'Idempotency-Replayed': 'true' })
    const job = await importById(db, id)
    const { duplicateStrategy: strategy, blankCells: blank } = programFields.parse(Object.fromEntries(fields))
    const { mapping } = job.options
    // Nobody looked at what was guessed: nothing is made of it.
    const choices = importerFor(job.subject).foreign?.withoutMaking(job.options.choices ?? {}) ?? {}
    try {
      await chooseForImport(
        { db, runner, person },
        job,
        { strategy, blank, mapping, choices },
        { start: true },
      )
    } catch (error) {
      await cancelImport({ db, runner, person }, job)
      throw error
    }
    return accepted(id)
  })

const NO_FORM = {
  vi: 'Tệp gửi trong một biểu mẫu (Content-Type: multipart/form-data), trường file.',
  en: 'A file is sent in a form (Content-Type: multipart/form-data), as the field file.',
}

/** GET /api/v1/imports/{id} */
export const getImport = (asked: Asked) =>
  onImport(asked, 'GET', async ({ db, job }) => Response.json(await viewJob(db, job), { headers: NO_STORE }))

/** GET /api/v1/imports/{id}/events: progress as it comes, then the result. */
export const getImportEvents = (asked: Asked) =>
  onImport(asked, 'GET', ({ db, imports, job, signal, log }) => {
    const left = new AbortController()
    const speak = rowSpeaker()
    const over = AbortSignal.any([signal, left.signal, imports.stopping])
    async function* events(): AsyncGenerator<ServerSentEvent, void> {
      for await (const now of watchJob(db, job.id, over)) {
        const file = { ...now, subject: job.subject }
        const { progress, state } = summaryOf(file)
        yield { event: 'progress', data: { ...progress, state } }
        const view = await viewJob(db, file, { speak })
        if (view.result) yield { event: 'result', data: view }
      }
    }
    return Promise.resolve(
      eventStream(events(), {
        onFailure: (error) => {
          if (!over.aborted) log.error({ err: error }, 'progress of an import broke off')
        },
        onLeave: () => left.abort(),
      }),
    )
  })

/** Asks something of an import, once for each Idempotency-Key; the runner looks when it is written down. */
const askImport = (asked: Asked, ask: typeof cancelImport) =>
  onImport(asked, 'POST', async ({ db, imports: runner, person, job, request }) => {
    const write = async (db: Db) => {
      await ask({ db, runner, person }, job)
      return accepted(job.id)
    }
    const key = request.headers.get('idempotency-key')
    if (key === null) return write(db)
    const sent = [request.method, new URL(request.url).pathname]
    const answer = await answerOnce(db, { userId: person.id, key, asked: sent }, write)
    runner.look()
    return answer
  })

/** POST /api/v1/imports/{id}/cancel */
export const postCancel = (asked: Asked) => askImport(asked, cancelImport)

/** POST /api/v1/imports/{id}/undo */
export const postUndo = (asked: Asked) => askImport(asked, undoImport)

/** A CSV file about one import. @param name of the file, before its date */
export const getImportFile = (
  asked: Asked,
  name: string,
  pieces: (db: RequestContext['db'], job: FileImport) => AsyncGenerator<string, void>,
) => onImport(asked, 'GET', ({ db, job }) => Promise.resolve(csvDownload(datedName(name), pieces(db, job))))

/** A CSV file of everything of a kind. */
export const getExport = (
  asked: Asked,
  name: string,
  pieces: (
    db: RequestContext['db'],
    params: URLSearchParams,
  ) => AsyncGenerator<string, void> | Promise<AsyncGenerator<string, void>>,
) =>
  staffCall(asked, 'GET', async ({ db, request }) =>
    csvDownload(datedName(name), await pieces(db, new URL(request.url).searchParams)),
  )

/** GET /api/v1/exports/template.csv: a file with the header of a subject and no row. */
export const getTemplate = (asked: Asked) =>
  staffCall(asked, 'GET', ({ request }) => {
    const { subject } = programFields.parse(Object.fromEntries(new URL(request.url).searchParams))
    const names = importerFor(subject).columns.map(({ name }) => name)
    return Promise.resolve(csvDownload(`${subject}-template.csv`, csvPieces(names, noRows())))
  })

async function* noRows(): AsyncGenerator<string[][], void> {}

const datedName = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.csv`
