import { z } from 'zod'
import { idField } from '#app/platform/row-id.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'
import { phraseKey } from './groups.ts'

/** Letters of a phrase, and phrases of a group. */
const PHRASE = 60
const MOST = 40

/** One phrase a line (or after a comma or '='), each once. */
const phrases = z
  .string()
  .max(PHRASE * MOST * 2, {
    error: () =>
      say('Dài quá, bạn tách thành nhiều nhóm nhé.', { en: 'Too long. Split it into several groups.' }),
  })
  .transform((text) => {
    const lines = cleanText(text)
      .split(/[\n,;=]/)
      .map((line) => line.trim())
      .filter(Boolean)
    return [...new Map(lines.map((line) => [phraseKey(line), line])).values()]
  })
  .pipe(
    z
      .array(
        z
          .string()
          .max(PHRASE, {
            error: () =>
              say(`Mỗi cụm từ không quá ${PHRASE} ký tự.`, {
                en: `A phrase has at most ${PHRASE} characters.`,
              }),
          })
          .refine((phrase) => phraseKey(phrase).length >= 2, {
            error: () =>
              say('Mỗi cụm từ cần ít nhất hai chữ cái hoặc chữ số.', {
                en: 'A phrase needs at least two letters or digits.',
              }),
          }),
      )
      .max(MOST, {
        error: () =>
          say(`Một nhóm không quá ${MOST} cụm từ.`, { en: `A group has at most ${MOST} phrases.` }),
      }),
  )

/** A group as its form sends it. */
export const groupInput = z
  .object({
    forms: phrases,
    narrower: phrases,
    except: phrases,
    note: z
      .string()
      .max(2000)
      .transform(cleanText)
      .pipe(
        z.string().max(300, {
          error: () => say('Ghi chú không quá 300 ký tự.', { en: 'A note has at most 300 characters.' }),
        }),
      )
      .transform((note) => note || null),
  })
  .refine(({ forms }) => forms.length > 0, {
    path: ['forms'],
    error: () =>
      say('Bạn nhập tên chính của nhóm ở dòng đầu nhé.', {
        en: 'Enter the group’s main name in the first line.',
      }),
  })
  .refine(({ forms, narrower }) => forms.length === 0 || forms.length + narrower.length >= 2, {
    path: ['forms'],
    error: () => say('Một nhóm cần ít nhất hai cụm từ.', { en: 'A group needs at least two phrases.' }),
  })
  .refine(
    ({ forms, narrower }) => {
      const keys = new Set(forms.map(phraseKey))
      return narrower.every((phrase) => !keys.has(phraseKey(phrase)))
    },
    {
      path: ['narrower'],
      error: () => say('Một cụm từ chỉ đứng ở một ô.', { en: 'A phrase may stand in one field only.' }),
    },
  )
export type GroupInput = z.infer<typeof groupInput>

const key = z.string().trim().min(1).max(200)
const phrase = z
  .string()
  .transform((text) => cleanText(text).replaceAll('\n', ' '))
  .pipe(
    z
      .string()
      .min(2, { error: () => say('Bạn nhập cụm từ nhé.', { en: 'Enter a phrase.' }) })
      .max(PHRASE, {
        error: () => say(`Không quá ${PHRASE} ký tự.`, { en: `At most ${PHRASE} characters.` }),
      }),
  )

/** What an editor sends about synonyms. `key` names a group by its first form, `search` a failed search by its folded text. */
export const synonymInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), key: z.string().max(200).default('') }),
  z.object({ intent: z.literal('try'), key: z.string().max(200).default(''), search: z.string().max(200) }),
  z.object({ intent: z.literal('delete'), key }),
  z.object({ intent: z.literal('restore'), line: idField }),
  z.object({ intent: z.literal('resolve'), search: key, head: key, phrase }),
  z.object({ intent: z.literal('unresolve'), search: key, line: idField }),
  z.object({ intent: z.literal('teach'), head: phrase, phrase, keys: z.string().default('') }),
  z.object({ intent: z.literal('teach-preview'), head: phrase, phrase }),
  z.object({ intent: z.literal('unteach'), line: idField, keys: z.string().default('') }),
  z.object({ intent: z.literal('close'), search: key }),
  z.object({ intent: z.literal('reopen'), search: key }),
])

/** What the address of the synonyms' screen asks for; what makes no sense counts as left out. */
export const synonymQuery = z.object({
  view: z.enum(['groups', 'searches']).catch('groups'),
  q: z.string().trim().max(100).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  /** A search to try. */
  try: z.string().trim().max(200).catch(''),
  /** The failed search to find meanings for. */
  search: z.string().trim().max(500).catch(''),
  /** The group whose form is open, by its key. */
  edit: z.string().max(200).catch(''),
  /** '1' where a word is to be taught. */
  teach: z.string().max(1).catch(''),
  /** The entry of the advisor's list in which the word was met. */
  from: z
    .string()
    .regex(/^[qv][1-9]\d{0,8}$/)
    .nullable()
    .catch(null),
})
