import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from '@remix-run/form-data-parser'
import type { FileUpload } from '@remix-run/form-data-parser'
import { AppError, isDiskFull } from '#app/platform/errors.ts'
import { FILE_TOASTS, isCsv, MAX_FILE_BYTES } from './text.ts'

/** A file that was uploaded: where it lies in the folder, and what it is. */
export type ReceivedFile = { key: string; name: string; bytes: number; hash: string }

/** Bytes of the fields beside the file. */
const FIELD_BYTES = 64 * 1024
const MOST_PARTS = 250

/**
 * Reads a form with, or without, a file; the file goes to disk under a name of our own.
 * @returns the file, null where none was chosen, and the other fields
 * @throws AppError 'unsupported' for what is no CSV, 'too_large' beyond 10 MB, 'bad_request' for what is no form,
 *   'unavailable' where the disk is full
 */
export async function receiveForm(
  request: Request,
  folder: string,
): Promise<{ file: ReceivedFile | null; fields: FormData }> {
  let file: ReceivedFile | null = null
  try {
    const fields = await parseFormData(
      request,
      {
        maxFileSize: MAX_FILE_BYTES,
        maxFiles: 1,
        maxParts: MOST_PARTS,
        maxTotalSize: MAX_FILE_BYTES + FIELD_BYTES,
      },
      async (upload) => {
        if (upload.fieldName !== 'file' || (upload.size === 0 && upload.name === '')) return
        if (!isCsv(upload)) throw new AppError('unsupported', FILE_TOASTS.type.description)
        file = await keep(upload, folder)
      },
    )
    return { file, fields }
  } catch (error) {
    if (file) await removeFile(folder, file)
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
    return new AppError('too_large', FILE_TOASTS.size.description)
  if (error instanceof FormDataParseError || isMultipartError(error))
    return new AppError('bad_request', 'The form could not be read.')
  if (isDiskFull(error))
    return new AppError('unavailable', 'The server has no room left for this file. Nothing was kept.', {
      retryAfter: 60,
    })
  return error
}

const isMultipartError = (error: unknown) => error instanceof Error && /^(?:Max|Multipart)/.test(error.name)

async function keep(upload: FileUpload, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const key = `${randomUUID()}.csv`
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const path = join(folder, key)
  try {
    await pipeline(Readable.from(upload.stream()), measure, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { key, name: nameOf(upload.name), bytes, hash: hash.digest('hex') }
}

/** The file's name without its folders, short enough to be shown. */
const nameOf = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(0, 200) || 'file.csv'

/** Removes a file that was received. */
export async function removeFile(folder: string, { key }: Pick<ReceivedFile, 'key'>): Promise<void> {
  if (key !== '') await rm(join(folder, key), { force: true })
}
