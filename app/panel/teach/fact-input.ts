import { z } from 'zod'
import { SUBJECTS } from '#app/domain/advisor/knowledge/fact-base.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { KINDS } from '#app/kinds/ids.ts'
import { idField } from '#app/platform/row-id.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'
import { optionalId, questionLines, sourceFields } from './pin-input.ts'
import { entryKeys } from './teach-input.ts'

const sentence = (least: number, most: number, why: () => string) =>
  z
    .string()
    .max(most * 2)
    .transform((text) => cleanText(text).replaceAll('\n', ' '))
    .pipe(
      z
        .string()
        .min(least, { error: why })
        .max(most, { error: () => say(`Không quá ${most} ký tự.`, { en: `At most ${most} characters.` }) }),
    )

const written = z.object({
  subject: z.enum(
    SUBJECTS.map(({ id }) => id),
    { error: () => say('Bạn chọn chủ đề nhé.', { en: 'Choose a topic.' }) },
  ),
  questions: questionLines(2, () =>
    say('Bạn viết ít nhất hai cách hỏi: câu chính ở dòng đầu.', {
      en: 'Write at least two ways of asking: the main question in the first line.',
    }),
  ),
  kinds: z.preprocess(
    (kinds) => (typeof kinds === 'string' ? kinds.split(',').filter(Boolean) : kinds),
    z.array(z.enum(KINDS)),
  ),
  verdict: sentence(10, 400, () =>
    say('Kết luận cần ít nhất 10 ký tự.', { en: 'The conclusion needs at least 10 characters.' }),
  ),
  claims: z
    .string()
    .max(6000)
    .transform((text) =>
      text
        .split('\n')
        .map((line) => cleanText(line).replace(/^[•-]\s*/, ''))
        .filter(Boolean),
    )
    .pipe(
      z
        .array(
          z.string().max(500, {
            error: () => say('Mỗi ý không quá 500 ký tự.', { en: 'At most 500 characters a claim.' }),
          }),
        )
        .min(1, {
          error: () =>
            say('Bạn viết ít nhất một ý có trong nguồn.', {
              en: 'Write at least one claim from the source.',
            }),
        })
        .max(5, { error: () => say('Không quá 5 ý.', { en: 'At most 5 claims.' }) }),
    ),
  changes: sentence(0, 400, () => ''),
  ...sourceFields,
  asOf: z.iso
    .date({ error: () => say('Bạn chọn ngày nhé.', { en: 'Choose a date.' }) })
    .refine((day) => day <= vietnamDay(Date.now()), {
      error: () => say('Ngày không thể ở tương lai.', { en: 'The date cannot be in the future.' }),
    }),
  keys: entryKeys,
})

/** What an editor sends about facts. */
export const factInput = z.discriminatedUnion('intent', [
  written.extend({ intent: z.literal('preview'), id: optionalId }),
  written.extend({ intent: z.literal('save'), id: optionalId }),
  z.object({ intent: z.literal('switch'), id: idField, to: z.enum(['0', '1']) }),
  z.object({ intent: z.literal('delete'), id: idField }),
  z.object({ intent: z.literal('restore'), line: idField }),
])
export type FactInput = z.infer<typeof factInput>
export type WrittenFact = z.infer<typeof written>

/** Reads such a form; each ticked kind is a field of its own. @throws ZodError */
export const readFact = (form: FormData): FactInput =>
  factInput.parse({
    ...Object.fromEntries(form),
    kinds: form
      .getAll('kinds')
      .filter((kind) => typeof kind === 'string')
      .join(','),
  })
