import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'
import { PASSWORD } from './password-rules.ts'
import { TEXT } from './text.ts'

/** An e-mail address as it is typed, in the form it is kept. */
export const emailInput = z
  .string({ error: () => TEXT.noEmail })
  .max(254, { error: () => TEXT.badEmail })
  .transform((email) => email.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: () => TEXT.noEmail })
      .pipe(z.email({ error: () => TEXT.badEmail })),
  )

/** A password to be set. What is common is refused later: that needs the address. */
export const newPassword = z
  .string({ error: () => TEXT.noPassword })
  .min(PASSWORD.least, { error: () => TEXT.tooShort })
  .max(PASSWORD.most, { error: () => TEXT.tooLong })

/** A password somebody has: short ones of old are not told apart from wrong ones. */
export const knownPassword = z
  .string({ error: () => TEXT.noPassword })
  .min(1, { error: () => TEXT.noPassword })
  .max(PASSWORD.most, { error: () => TEXT.wrong })

/** What somebody is to be called. */
export const nameInput = z
  .string({ error: () => say('Bạn nhập tên nhé.', { en: 'Enter a name.' }) })
  .max(400, { error: () => say('Tên không quá 80 ký tự.', { en: 'A name has at most 80 characters.' }) })
  .transform((name) => cleanText(name).replaceAll('\n', ' '))
  .pipe(
    z
      .string()
      .min(1, { error: () => say('Bạn nhập tên nhé.', { en: 'Enter a name.' }) })
      .max(80, { error: () => say('Tên không quá 80 ký tự.', { en: 'A name has at most 80 characters.' }) }),
  )

/** Six figures from an app, with or without a space in the middle. */
export const codeInput = z
  .string({ error: () => TEXT.noCode })
  .max(20, { error: () => TEXT.wrongCode })
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: () => TEXT.noCode })
      .regex(/^\d{6}$/, { error: () => say('Mã gồm 6 chữ số.', { en: 'The code has 6 digits.' }) }),
  )

/** A recovery code as it was shown: 'a1B2c-D3e4F'. */
export const recoveryCodeInput = z
  .string({ error: () => TEXT.noCode })
  .max(40, { error: () => TEXT.wrongRecoveryCode })
  .transform((code) => code.trim())
  .pipe(z.string().min(1, { error: () => TEXT.noCode }))

/** A token out of a mail. */
export const tokenInput = z.string().min(1).max(2000)

const passwordTwice = z.object({
  password: newPassword,
  confirm: z.string({ error: () => TEXT.mismatch }).max(1000),
})
const agree = ({ password, confirm }: { password: string; confirm: string }) => password === confirm
const mismatch = { path: ['confirm'], error: () => TEXT.mismatch }

/** The forms of the sign-in page and its neighbours. */
export const signInForm = z.object({ email: emailInput, password: knownPassword })
export const signUpForm = passwordTwice.extend({ email: emailInput }).refine(agree, mismatch)
export const resetForm = passwordTwice.extend({ token: tokenInput }).refine(agree, mismatch)
export const changePasswordForm = passwordTwice.extend({ current: knownPassword }).refine(agree, mismatch)
export const codeForm = z.object({ code: codeInput })
export const recoveryForm = z.object({ code: recoveryCodeInput })
export const emailForm = z.object({ email: emailInput })
export const joinForm = z.object({ name: nameInput, password: newPassword })
export const tokenForm = z.object({ token: tokenInput })

/** Who is signed in, as the API tells it. */
export const meSchema = z.object({
  user: z
    .object({ name: z.string(), email: z.string(), role: z.enum(['admin', 'editor']).nullable() })
    .nullable(),
  key: z
    .object({
      scopes: z
        .array(z.string())
        .nullable()
        .describe('Các quyền khóa bị giới hạn vào; null: mọi quyền của chủ khóa'),
      expires_at: z.iso.datetime().nullable().describe('null: không hết hạn'),
    })
    .nullable()
    .describe('Khóa API của lần gọi này; null khi không gửi khóa'),
})
