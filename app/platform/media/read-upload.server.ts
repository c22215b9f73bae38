import {
  FormDataParseError,
  MaxFilesExceededError,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from '@remix-run/form-data-parser'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { MOST_BYTES } from './picture.ts'
import { altText } from './schema.ts'

/** An upload as it came: the file's bytes, nothing else of the file, and its description. */
export type Upload = { bytes: Uint8Array; alt: string }

const TOO_LARGE = {
  vi: `Ảnh lớn hơn ${MOST_BYTES / 2 ** 20} MB. Bạn chọn ảnh nhỏ hơn hoặc nén lại nhé.`,
  en: `The picture is larger than ${MOST_BYTES / 2 ** 20} MB. Choose a smaller one, or compress it.`,
}

/**
 * Reads the fields `file` and `alt` of a multipart form as they stream in; stops at the first byte too many.
 * @throws AppError 'too_large', 'bad_request', 'invalid'; ZodError for the description
 */
export async function readUpload(request: Request): Promise<Upload> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError(
      'unsupported',
      say({
        vi: 'Ảnh phải được gửi bằng biểu mẫu (multipart/form-data).',
        en: 'A picture has to be sent as a form (multipart/form-data).',
      }),
    )
  const form = await parse(request)
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) {
    const message = say({ vi: 'Bạn chưa chọn ảnh.', en: 'Choose a picture.' })
    throw new AppError('invalid', message, { fields: { file: message } })
  }
  return { alt: altText.parse(form.get('alt') ?? undefined), bytes: new Uint8Array(await file.arrayBuffer()) }
}

async function parse(request: Request): Promise<FormData> {
  try {
    return await parseFormData(request, {
      maxFiles: 1,
      maxFileSize: MOST_BYTES,
      maxParts: 5,
      maxTotalSize: MOST_BYTES + 64 * 1024,
    })
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      throw new AppError('too_large', say(TOO_LARGE))
    if (error instanceof MaxFilesExceededError)
      throw new AppError(
        'bad_request',
        say({ vi: 'Mỗi lần chỉ gửi được một ảnh.', en: 'Send one picture at a time.' }),
      )
    if (error instanceof FormDataParseError)
      throw new AppError(
        'bad_request',
        say({
          vi: 'Ảnh gửi lên chưa trọn vẹn. Bạn thử lại nhé.',
          en: 'The picture did not arrive whole. Please try again.',
        }),
      )
    throw error
  }
}
