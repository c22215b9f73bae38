import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { createdAt, moment } from './columns.ts'

/** One CSV import: a row that survives a restart, from upload to result. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subject: text('subject', { enum: ['articles', 'products'] }).notNull(),
    state: text('state', {
      enum: ['uploaded', 'running', 'cancelling', 'cancelled', 'completed', 'failed', 'undone'],
    })
      .notNull()
      .default('uploaded'),
    fileName: text('file_name').notNull(),
    fileKey: text('file_key').notNull(),
    fileHash: text('file_hash').notNull(),
    idempotencyKey: text('idempotency_key').unique(),
    duplicateStrategy: text('duplicate_strategy', { enum: ['skip', 'overwrite', 'rename'] })
      .notNull()
      .default('skip'),
    options: jsonb('options').$type<Record<string, unknown>>().notNull().default({}),
    startedBy: text('started_by').references(() => users.id, { onDelete: 'set null' }),
    total: integer('total'),
    processed: integer('processed').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    errors: integer('errors').notNull().default(0),
    currentOperation: text('current_operation'),
    failure: text('failure'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    leasedUntil: moment('leased_until'),
  },
  (t) => [index('import_jobs_recent').on(t.createdAt.desc()), index('import_jobs_state').on(t.state)],
)

/** What became of each row of a file: enough for the report, for resuming, and for undo. */
export const importRows = pgTable(
  'import_rows',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    rowNumber: integer('row_number').notNull(),
    outcome: text('outcome', { enum: ['created', 'overwritten', 'skipped', 'error'] }).notNull(),
    slug: text('slug'),
    entityId: integer('entity_id'),
    field: text('field'),
    message: text('message'),
    raw: jsonb('raw').$type<Record<string, string>>(),
    before: jsonb('before').$type<Record<string, unknown>>(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.rowNumber] })],
)
