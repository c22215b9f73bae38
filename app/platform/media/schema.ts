import { z } from 'zod'
import { say } from '#app/vietnamese/say.ts'
import { LACKS, MOST_ALT } from './picture.ts'

const ALT_MISSING = () =>
  say('Bạn mô tả ảnh bằng một câu ngắn nhé.', { en: 'Describe the picture in one short sentence.' })

/** What a picture shows, for who cannot see it. */
export const altText = z
  .string({ error: ALT_MISSING })
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, { error: ALT_MISSING })
      .max(MOST_ALT, {
        error: () =>
          say(`Mô tả dài nhất ${MOST_ALT} ký tự.`, {
            en: `A description has at most ${MOST_ALT} characters.`,
          }),
      }),
  )

/** The library's address: words, what is lacking, the trash, a page. What makes no sense counts as left out. */
export const libraryQuery = z.object({
  q: z.string().trim().max(200).catch(''),
  thieu: z.enum(LACKS).nullable().catch(null),
  'thung-rac': z
    .literal('1')
    .optional()
    .catch(undefined)
    .transform((value) => value === '1'),
  trang: z.coerce.number().int().min(1).max(10_000).catch(1),
})
