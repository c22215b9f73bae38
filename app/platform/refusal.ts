import { say } from '#app/vietnamese/say.ts'
import { AppError } from './errors.ts'
import { outageOf } from './outage.ts'

/** What whoever wants to change something is told while the database takes no writes. */
export const READ_ONLY = {
  vi: 'Trang tạm thời chỉ đọc được: thay đổi này chưa được ghi. Vui lòng thử lại sau ít phút.',
  en: 'The site can only be read at the moment: this change was not written. Try again in a few minutes.',
}

/**
 * What a form shows of an error, with nothing typed lost: an expected failure, or that the database only reads now, as it does for minutes
 * during a fail-over; null for what is thrown on.
 */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return outageOf(error) === 'read-only'
    ? new AppError('unavailable', say(READ_ONLY.vi, { en: READ_ONLY.en }), { retryAfter: 5 })
    : null
}
