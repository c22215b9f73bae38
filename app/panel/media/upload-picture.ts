import type { MediaPicture } from '#app/platform/media/picture.ts'
import { MOST_BYTES, UPLOAD_PATH } from '#app/platform/media/picture.ts'

/** An upload failed; the message is for the person, in Vietnamese. */
export class UploadFailed extends Error {
  override name = 'UploadFailed'
}

const NO_ANSWER = 'Không gửi được ảnh. Bạn kiểm tra kết nối mạng rồi thử lại nhé.'
const SIGNED_OUT = 'Phiên đăng nhập đã hết. Bạn đăng nhập lại ở một thẻ khác rồi thử lại nhé.'

/** How long a whole upload may take, in ms: 10 MB on a slow line. */
const WHOLE_MS = 5 * 60_000

/**
 * Sends one picture with its description into the library.
 * @param onProgress told the part that is sent, 0 to 1 @throws UploadFailed
 */
export function uploadPicture(
  file: File,
  alt: string,
  onProgress: (part: number) => void = () => undefined,
): Promise<MediaPicture> {
  if (file.size > MOST_BYTES)
    return Promise.reject(
      new UploadFailed(`Ảnh lớn hơn ${MOST_BYTES / 2 ** 20} MB. Bạn chọn ảnh nhỏ hơn nhé.`),
    )
  const form = new FormData()
  form.set('alt', alt)
  // The name of the file is nobody's business: it may say who took the picture, and where.
  form.set('file', file, 'picture')
  return new Promise((resolve, reject) => {
    // fetch cannot tell how much of a body is sent.
    const call = new XMLHttpRequest()
    const fail = (message: string) => reject(new UploadFailed(message))
    call.open('POST', UPLOAD_PATH)
    call.setRequestHeader('Accept', 'application/json')
    call.responseType = 'json'
    call.timeout = WHOLE_MS
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    call.addEventListener('load', () => {
      const answer: unknown = call.response
      if (call.status < 300 && isPicture(answer)) resolve(answer)
      else fail(detailOf(answer) ?? (call.status < 400 ? SIGNED_OUT : NO_ANSWER))
    })
    for (const event of ['error', 'timeout', 'abort']) call.addEventListener(event, () => fail(NO_ANSWER))
    call.send(form)
  })
}

function isPicture(answer: unknown): answer is MediaPicture {
  return typeof answer === 'object' && answer !== null && 'url' in answer && 'width' in answer
}

/** What a problem says of itself: the field at fault, else the whole. */
function detailOf(answer: unknown): string | null {
  const { detail, errors } = (answer ?? {}) as { detail?: string; errors?: Record<string, string> }
  return Object.values(errors ?? {})[0] ?? detail ?? null
}
