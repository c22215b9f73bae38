import { z } from 'zod'
import { SUBJECTS } from '#app/domain/advisor/knowledge/fact-base.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { KINDS } from '#app/kinds/ids.ts'
import { idField } from '#app/platform/row-id.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { optionalId, questionLines, sourceFields } from './pin-input.ts'
import { entryKeys } from './teach-input.ts'

const sentence = (least: number, most: number, why: string) =>
  z
    .string()
    .max(most * 2)
    .transform((text) => cleanText(text).replaceAll('\n', ' '))
    .pipe(z.string().min(least, why).max(most, `Không quá ${most} ký tự.`))

const written = z.object({
  subject: z.enum(
    SUBJECTS.map(({ id }) => id),
    'Bạn chọn chủ đề nhé.',
  ),
  questions: questionLines(2, 'Bạn viết ít nhất hai cách hỏi: câu chính ở dòng đầu.'),
  kinds: z.preprocess(
    (kinds) => (typeof kinds === 'string' ? kinds.split(',').filter(Boolean) : kinds),
    z.array(z.enum(KINDS)),
  ),
  verdict: sentence(10, 400, 'Kết luận cần ít nhất 10 ký tự.'),
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
        .array(z.string().max(500, 'Mỗi ý không quá 500 ký tự.'))
        .min(1, 'Bạn viết ít nhất một ý có trong nguồn.')
        .max(5, 'Không quá 5 ý.'),
    ),
  changes: sentence(0, 400, ''),
  ...sourceFields,
  asOf: z.iso
    .date('Bạn chọn ngày nhé.')
    .refine((day) => day <= vietnamDay(Date.now()), 'Ngày không thể ở tương lai.'),
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
