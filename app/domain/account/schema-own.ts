import { z } from 'zod'
import { say } from '#app/vietnamese/say.ts'
import { codeInput, emailInput, knownPassword, nameInput } from './schema.ts'
import { KEY_DAYS, SCOPE_NAMES } from './scopes.ts'
import type { Scope } from './scopes.ts'

/** The address that an app reads out of the picture; shown again after a mistyped code. */
const secretUri = z
  .string()
  .max(500)
  .regex(/^otpauth:\/\/totp\//)

const box = z.literal('on').optional()
/** The boxes of a new key, one a scope. */
const scopeBoxes = Object.fromEntries(SCOPE_NAMES.map((scope) => [`scope.${scope}`, box])) as Record<
  `scope.${Scope}`,
  typeof box
>

/** A key with its end, in days, and what it is limited to; no box ticked is no limit. */
const keyMake = z
  .object({
    name: nameInput,
    current: knownPassword,
    days: z
      .enum(KEY_DAYS)
      .default('')
      .transform((days) => (days === '' ? null : Number(days))),
    ...scopeBoxes,
  })
  .transform(({ name, current, days, ...boxes }) => {
    const scopes = SCOPE_NAMES.filter((scope) => boxes[`scope.${scope}`] === 'on')
    return { name, current, days, scopes: scopes.length > 0 ? scopes : null }
  })

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
  keyMake,
  keyRevoke: z.object({ id: z.coerce.number().int().positive() }),
  remove: z.object({
    current: knownPassword,
    agree: z.literal('on', {
      error: () => say('Bạn đánh dấu để xác nhận nhé.', { en: 'Tick the box to confirm.' }),
    }),
  }),
}
