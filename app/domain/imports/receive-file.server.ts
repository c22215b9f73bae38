import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy'
import { AppError, isDiskFull } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import { isTaken, mostBytes } from './text.ts'
import type { FileRule } from './text.ts'

/** A file that was uploaded: where it lies in the folder, and what it is. */
export type ReceivedFile = { key: string; name: string; type: string; bytes: number; hash: string }

/** Bytes of all fields beside the file: a file may name thousands of categories and brands, each with a choice. */
const FIELD_BYTES = 4 * 2 ** 20
const MOST_FIELDS = 10_000

/**
 * Reads a form with, or without, a file; the file goes to disk as it comes, under a name of our own.
 * @param rule what the file may be
 * @returns the file, null where none was chosen, and the other fields
 * @throws AppError 'unsupported' for a file of another type, 'too_large' for one beyond the rule, 'bad_request' for what is
 *   no form, 'unavailable' where the disk is full
 */
export async function receiveForm(
  request: Request,
  folder: string,
  rule: FileRule,
): Promise<{ file: ReceivedFile | null; fields: FormData }> {
  const fields = new FormData()
  const parser = parserOf(request, rule)
  let upload: BusboyFileStream | null = null
  let keeping: Promise<ReceivedFile> | null = null
  let fieldBytes = 0
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    fieldBytes += name.length + value.length
    if (nameTruncated || valueTruncated || fieldBytes > FIELD_BYTES) parser.destroy(noForm())
    else fields.append(name, value)
  })
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, () => void parser.destroy(noForm()))
  parser.on('file', (field, stream, name, _encoding, type) => {
    if (field !== 'file' || !name) return void stream.resume()
    if (!isTaken(rule, { name, type }))
      return void parser.destroy(new AppError('unsupported', rule.toasts.type.description))
    upload = stream
    keeping = keep(stream, { name, type }, { folder, most: mostBytes(rule, name), toast: rule.toasts.size })
    keeping.catch((error: Error) => parser.destroy(error))
    stream.on('limit', () => parser.destroy(new AppError('too_large', rule.toasts.size.description)))
  })
  const kept = async () => (keeping === null ? null : await keeping)
  try {
    if (!request.body) throw noForm()
    await pipeline(Readable.fromWeb(request.body as ReadableStream<Uint8Array>), parser)
    return { file: await kept(), fields }
  } catch (error) {
    // What ends the form ends the file in it.
    ;(upload as BusboyFileStream | null)?.destroy(noForm())
    const file = await kept().catch(() => null)
    if (file) await removeFile(folder, file)
    throw refusalOf(error)
  }
}

const noForm = () =>
  new AppError('bad_request', say('The form could not be read.', { vi: 'Chưa đọc được biểu mẫu.' }))

function parserOf(request: Request, rule: FileRule): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fileSize: Math.max(rule.most, rule.larger?.most ?? 0),
        files: 1,
        fields: MOST_FIELDS,
        parts: MOST_FIELDS + 1,
        fieldSize: FIELD_BYTES,
      },
    })
  } catch {
    throw noForm()
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (isDiskFull(error))
    return new AppError(
      'unavailable',
      say('The server has no room left for this file. Nothing was kept.', {
        vi: 'Máy chủ hết chỗ cho tệp này. Chưa giữ lại gì.',
      }),
      {
        retryAfter: 60,
      },
    )
  // What else ends a form is its form: a part that never ends, a header that is none.
  return error instanceof Error && 'code' in error ? error : noForm()
}

async function keep(
  upload: BusboyFileStream,
  { name, type }: { name: string; type: string },
  { folder, most, toast }: { folder: string; most: number; toast: { description: string } },
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const key = `${randomUUID()}.csv`
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(bytes > most ? new AppError('too_large', toast.description) : null, chunk)
    },
  })
  const path = join(folder, key)
  try {
    await pipeline(upload, measure, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { key, name: nameOf(name), type, bytes, hash: hash.digest('hex') }
}

/** The file's name without its folders, short enough to be shown. */
const nameOf = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(0, 200) || 'file.csv'

/** Removes a file that was received. */
export async function removeFile(folder: string, { key }: Pick<ReceivedFile, 'key'>): Promise<void> {
  if (key !== '') await rm(join(folder, key), { force: true })
}
