import { say } from '#app/vietnamese/say.ts'

/** What becomes of mails on a site that has no mail server, wherever one was written. */
export const MAILS_LIE = {
  vi: 'Chưa có máy chủ thư: thư nằm trong thư mục outbox của máy chủ, chưa tới ai.',
  en: 'There is no mail server: mails lie in the server’s outbox folder and reach nobody.',
} as const

/** The same on a screen of the panel. */
export const mailsLie = (): string => say(MAILS_LIE.vi, { en: MAILS_LIE.en })

/**
 * What a screen may say once a mail was handed over. @param delivers whether mails reach people
 * @param sent what is said where they do
 */
export const mailSaid = (delivers: boolean, sent: string): string => (delivers ? sent : mailsLie())
