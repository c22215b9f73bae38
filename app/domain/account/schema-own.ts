import { z } from 'zod'
import { codeInput, emailInput, knownPassword, nameInput } from './schema.ts'

/** The address that an app reads out of the picture; shown again after a mistyped code. */
const secretUri = z
  .string()
  .max(500)
  .regex(/^otpauth:\/\/totp\//)

/** The forms of the account page, by name. */
export const ownForms = {
  name: z.object({ name: nameInput }),
  email: z.object({ email: emailInput, current: knownPassword }),
  secondFactorOn: z.object({ current: knownPassword }),
  secondFactorCode: z.object({ code: codeInput, uri: secretUri }),
  secondFactorOff: z.object({ current: knownPassword }),
  recoveryCodes: z.object({ current: knownPassword }),
  endSession: z.object({ id: z.string().min(1).max(100) }),
  endAll: z.object({}),
  keyMake: z.object({ name: nameInput, current: knownPassword }),
  keyRevoke: z.object({ id: z.coerce.number().int().positive() }),
  remove: z.object({
    current: knownPassword,
    agree: z.literal('on', { error: 'Bạn đánh dấu để xác nhận nhé.' }),
  }),
}
