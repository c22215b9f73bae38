import { z } from 'zod'
import { idField } from '#app/platform/row-id.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'
import { OWN_REASON, REASON_LENGTH, REJECT_REASONS } from './reject-reasons.ts'

/** What a review can be: read by nobody yet, shown, or refused with a reason. */
export const REVIEW_STATES = ['waiting', 'approved', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Most reviews decided at once: a page of them. */
const MOST = 50

const ids = z
  .array(idField, {
    error: () => say('Bạn chọn ít nhất một đánh giá nhé.', { en: 'Select at least one review.' }),
  })
  .min(1, { error: () => say('Bạn chọn ít nhất một đánh giá nhé.', { en: 'Select at least one review.' }) })
  .max(MOST)

const chosen = z.enum(Object.keys(REJECT_REASONS) as (keyof typeof REJECT_REASONS)[], {
  error: () => say('Bạn chọn một lý do nhé.', { en: 'Choose a reason.' }),
})
const written = z
  .string()
  .max(REASON_LENGTH.most * 4)
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(REASON_LENGTH.least, {
        error: () =>
          say('Bạn viết rõ lý do nhé, ít nhất vài chữ.', { en: 'Write the reason in a few words at least.' }),
      })
      .max(REASON_LENGTH.most, {
        error: () =>
          say(`Lý do không quá ${REASON_LENGTH.most} ký tự.`, {
            en: `A reason has at most ${REASON_LENGTH.most} characters.`,
          }),
      }),
  )

const rejection = z.union([
  z
    .object({ intent: z.literal('reject'), ids, reason: z.literal(OWN_REASON), own: written })
    .transform(({ ids, own }) => ({ intent: 'reject' as const, ids, reason: own })),
  z
    .object({ intent: z.literal('reject'), ids, reason: chosen })
    .transform(({ ids, reason }) => ({ intent: 'reject' as const, ids, reason: REJECT_REASONS[reason] })),
])

/** What a moderator sends: a decision on reviews, or the lines of the log to take back. */
export type ModerationInput =
  | { intent: 'approve' | 'reopen'; ids: number[] }
  | { intent: 'reject'; ids: number[]; reason: string }
  | { intent: 'undo'; lines: number[] }

const others = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['approve', 'reopen']), ids }),
  z.object({
    intent: z.literal('undo'),
    lines: z
      .string()
      .regex(/^\d{1,10}(?:,\d{1,10}){0,49}$/)
      .transform((lines) => lines.split(',').map(Number)),
  }),
])

/** Reads the form of the moderation screen. @throws ZodError with what is wrong by field */
export function readModeration(form: FormData): ModerationInput {
  const fields = { ...Object.fromEntries(form), ids: form.getAll('ids') }
  if (form.get('intent') !== 'reject') return others.parse(fields)
  const isOwn = form.get('reason') === OWN_REASON
  return rejection.options[isOwn ? 0 : 1].parse(fields)
}

const asked = z.object({
  view: z.enum(REVIEW_STATES).catch('waiting'),
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

/** What the address of the moderation screen asks for; what makes no sense counts as left out. */
export const readModerationQuery = (params: URLSearchParams) => asked.parse(Object.fromEntries(params))
