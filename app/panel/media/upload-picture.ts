import type { MediaPicture } from '#app/platform/media/picture.ts'
import { MOST_BYTES, UPLOAD_PATH } from '#app/platform/media/picture.ts'
import { chosenLanguage } from '#app/vietnamese/say.ts'
import type { Language } from '#app/vietnamese/say.ts'

/** An upload failed; the message is for the person. */
export class UploadFailed extends Error {
  override name = 'UploadFailed'
}

const WORDS = {
  vi: {
    noAnswer: 'Không gửi được ảnh. Bạn kiểm tra kết nối mạng rồi thử lại nhé.',
    signedOut: 'Phiên đăng nhập đã hết. Bạn đăng nhập lại ở một thẻ khác rồi thử lại nhé.',
    tooLarge: (most: number) => `Ảnh lớn hơn ${most} MB. Bạn chọn ảnh nhỏ hơn nhé.`,
  },
  en: {
    noAnswer: 'The picture could not be sent. Check your connection and try again.',
    signedOut: 'You have been signed out. Sign in again in another tab, then try again.',
    tooLarge: (most: number) => `The picture is larger than ${most} MB. Choose a smaller one.`,
  },
}

/** How long a whole upload may take, in ms: 10 MB on a slow line. */
const WHOLE_MS = 5 * 60_000

/**
 * Sends one picture with its description into the library.
 * @param how.language what a failure is told in @param how.onProgress told the part that is sent, 0 to 1
 * @throws UploadFailed
 */
export function uploadPicture(
  file: File,
  alt: string,
  {
    language = chosenLanguage() ?? 'vi',
    onProgress,
  }: { language?: Language; onProgress?: (part: number) => void } = {},
): Promise<MediaPicture> {
  const words = WORDS[language]
  if (file.size > MOST_BYTES) return Promise.reject(new UploadFailed(words.tooLarge(MOST_BYTES / 2 ** 20)))
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
    call.setRequestHeader('Accept-Language', language)
    call.responseType = 'json'
    call.timeout = WHOLE_MS
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    call.addEventListener('load', () => {
      const answer: unknown = call.response
      if (call.status < 300 && isPicture(answer)) resolve(answer)
      else fail(detailOf(answer) ?? (call.status < 400 ? words.signedOut : words.noAnswer))
    })
    for (const event of ['error', 'timeout', 'abort'])
      call.addEventListener(event, () => fail(words.noAnswer))
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
