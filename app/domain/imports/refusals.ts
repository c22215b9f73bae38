import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import { FILE_RULES } from './text.ts'

/** Why something that is asked of an import is not done. */
export const refusals = {
  nothingSuch: () =>
    new AppError('not_found', say('Nothing of this kind is imported.', { vi: 'Ở đây không nhập loại này.' })),
  /** No file came of a subject, as a form names it. */
  noFile: (subject: unknown) =>
    new AppError(
      'bad_request',
      FILE_RULES[subject === 'products' ? subject : 'articles'].toasts.none.description,
    ),
  /** More files than a person may send. @param seconds until there may be another */
  tooManyFiles: (seconds: number) => ({
    vi: `Gửi nhiều tệp quá. Vui lòng thử lại sau ${seconds} giây.`,
    en: `That was too many files. Try again in ${seconds} seconds.`,
  }),
  /** A file that is no table. @param en why, behind a colon */
  unreadable: (en: string, vi: string) =>
    new AppError('invalid', say(`CSV parsing failed: ${en}`, { vi: `Chưa đọc được tệp CSV: ${vi}` })),
  columnsMissing: (names: readonly string[]) =>
    new AppError(
      'invalid',
      say(`Missing required columns: ${names.join(', ')}`, {
        vi: `Thiếu các cột bắt buộc: ${names.join(', ')}`,
      }),
    ),
  started: () =>
    new AppError(
      'conflict',
      say('This import has been started already.', { vi: 'Lần nhập này đã bắt đầu rồi.' }),
    ),
  noMapping: () =>
    new AppError(
      'not_found',
      say('There is no mapping of this name for such files.', {
        vi: 'Không có cách ghép nào mang tên này cho những tệp như vậy.',
      }),
    ),
  noImport: () =>
    new AppError('not_found', say('There is no such import.', { vi: 'Không có lần nhập này.' })),
  notRunning: (noun: 'import' | 'change') =>
    new AppError('conflict', say(`This ${noun} is not running.`, { vi: 'Việc này hiện không chạy.' })),
  notUndoable: (noun: 'import' | 'change') =>
    new AppError('conflict', say(`This ${noun} cannot be undone.`, { vi: 'Việc này không hoàn tác được.' })),
}
