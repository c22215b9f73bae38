import { z } from 'zod'
import { MOST_ALT } from './picture.ts'

const ALT_MISSING = 'Bạn mô tả ảnh bằng một câu ngắn nhé.'

/** What a picture shows, for who cannot see it. */
export const altText = z
  .string(ALT_MISSING)
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, ALT_MISSING).max(MOST_ALT, `Mô tả dài nhất ${MOST_ALT} ký tự.`))

/** The library's address: words, the trash, a page. What makes no sense counts as left out. */
export const libraryQuery = z.object({
  q: z.string().trim().max(200).catch(''),
  'thung-rac': z
    .literal('1')
    .optional()
    .catch(undefined)
    .transform((value) => value === '1'),
  trang: z.coerce.number().int().min(1).max(10_000).catch(1),
})
