import { z } from 'zod'

const STRATEGY = ['skip', 'overwrite', 'rename'] as const

/** What stands beside the file. */
export const uploadFields = z.object({
  subject: z.enum(['articles', 'products']).default('articles'),
  duplicateStrategy: z.enum(STRATEGY).default('skip'),
  blankCells: z.enum(['keep', 'clear']).default('keep'),
  /** Whoever sends the file has the right to show its pictures, which are fetched. */
  pictures: z.string().max(10).optional(),
})

/** A column of the file by its place, '' for one that is not imported. */
const mapping = z
  .array(
    z
      .string()
      .max(100)
      .transform((name) => name || null),
  )
  .max(200)

/** What the check before an import sends: the choices, and the column of each place. */
export const choiceFields = uploadFields.extend({ column: mapping.optional() })

/** What the check of a file of articles says of all its rows; an address may be typed without its scheme. */
export const givenFields = z.object({
  old_site: z
    .string()
    .trim()
    .max(300)
    .default('')
    .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
    .refine(
      (text) => text === '' || URL.canParse(text),
      'The address of the old site must be one such as https://old.example',
    ),
  fetch_pictures: z.literal('true').or(z.literal('')).default(''),
})

const values = z.array(z.string().max(300)).max(3_000)

/** What foreign values become: lists of the same length, a value and the choice for it. */
export const valueFields = z.object({
  category: values,
  categoryChoice: values,
  brand: values.default([]),
  brandChoice: values.default([]),
  author: values.default([]),
  authorChoice: values.default([]),
  keepAs: z.string().trim().max(60).default(''),
})

/** What becomes of rows in doubt: a thing to be merged into, something new, nothing, or '' for later. */
export const matchFields = z
  .array(
    z.object({
      row: z.coerce.number().int().min(2).max(1_000_000),
      choice: z
        .string()
        .regex(/^(?:merge:\d{1,9}|new|leave)?$/)
        .transform((choice) => {
          if (choice === '') return null
          if (choice === 'new' || choice === 'leave') return { is: choice } as const
          return { is: 'merge', id: Number(choice.slice('merge:'.length)) } as const
        }),
    }),
  )
  .max(100)

/** The id of an import. */
export const jobId = z.uuid()

/** Characters of an idempotency key. */
export const KEY_LENGTH = { least: 1, most: 200 }

/** An idempotency key that a program sends. */
export const idempotencyKey = z.string().min(KEY_LENGTH.least).max(KEY_LENGTH.most)

const problem = z.object({
  row: z.int().describe('Counts from 2; 0 for what the database refused'),
  line: z.int().describe('Line of the file on which the row begins'),
  field: z.string().optional(),
  message: z.string(),
  data: z.record(z.string(), z.string()),
})

const progress = z.object({
  total: z.int(),
  processed: z.int(),
  imported: z.int(),
  skipped: z.int(),
  errors: z.int(),
  currentOperation: z.string().nullable(),
})

const result = z.object({
  success: z.boolean(),
  total: z.int(),
  imported: z.int(),
  skipped: z.int().describe('Rows in doubt, which wait for somebody, count here'),
  errorCount: z.int().describe('Rows that failed; one row may have several errors'),
  errors: z.array(problem).describe('The first 1,000; errors.csv has all'),
  duplicateStrategy: z.enum(STRATEGY),
  skippedSlugs: z.array(z.string()).describe('Slugs of articles, source keys of products; the first 1,000'),
  importedArticles: z.array(z.string()).describe('Titles, also of products; the first 1,000'),
  processingTime: z.int().describe('ms'),
})

/** An import as the API gives it. */
export const importSchema = z.object({
  id: z.uuid(),
  subject: z.enum(['articles', 'products']),
  state: z.enum([
    'uploaded',
    'running',
    'cancelling',
    'cancelled',
    'completed',
    'failed',
    'undoing',
    'undone',
  ]),
  fileName: z.string(),
  feedId: z.int().nullable().describe('The feed that it is a run of; null for a file that somebody imported'),
  encoding: z.string(),
  duplicateStrategy: z.enum(STRATEGY),
  blankCells: z.enum(['keep', 'clear']),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
  progress,
  result: result.nullable().describe('Once it is over'),
})
export type ImportView = z.infer<typeof importSchema>
export type ImportProgress = z.infer<typeof progress>

/** One event of an import: progress again and again, then the result. */
export const importEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('progress'), data: progress.extend({ state: z.string() }) }),
  z.object({ event: z.literal('result'), data: importSchema }),
])
