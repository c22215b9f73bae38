import { say } from '#app/vietnamese/say.ts'

/** What becomes of mails on a site that has no mail server, wherever one was written. */
export const MAILS_LIE = {
  vi: 'Chưa có máy chủ thư: thư nằm trong thư mục outbox của máy chủ, chưa tới ai.',
  en: 'There is no mail server: mails lie in the server’s outbox folder and reach nobody.',
} as const

/** The same on a screen of the panel, in place of what would be said had it been sent. */
export const mailsLie = (): string => say(MAILS_LIE.vi, { en: MAILS_LIE.en })
