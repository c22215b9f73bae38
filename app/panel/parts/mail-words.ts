import { isDiskFull } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'

/** What becomes of mails on a site that has no mail server, wherever one was written. */
export const MAILS_LIE = {
  vi: 'Chưa có máy chủ thư: thư nằm trong thư mục outbox của máy chủ, chưa tới ai.',
  en: 'There is no mail server: mails lie in the server’s outbox folder and reach nobody.',
} as const

/** The same on a screen of the panel, in place of what would be said had it been sent. */
export const mailsLie = (): string => say(MAILS_LIE.vi, { en: MAILS_LIE.en })

/** Why a mail could not even be written into the outbox of a site without a mail server, and what to do. */
export function outboxInWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const what = say(`Không ghi được thư vào thư mục outbox của máy chủ (${message}).`, {
    en: `The mail could not be written into the server’s outbox folder (${message}).`,
  })
  const todo = isDiskFull(error)
    ? say('Ổ đĩa chứa DATA_DIR đã đầy: dọn bớt rồi thử lại.', {
        en: 'The disk of DATA_DIR is full: make room there, then try again.',
      })
    : say(
        'Thư mục đó nằm trong DATA_DIR và phải thuộc về người dùng chạy máy chủ (chown -R chon-may: …/outbox).',
        {
          en: 'That folder lies in DATA_DIR, and must belong to the user that runs the server (chown -R chon-may: …/outbox).',
        },
      )
  return `${what} ${todo}`
}
