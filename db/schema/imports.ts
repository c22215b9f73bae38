import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { products } from './catalogue.ts'
import { createdAt, moment } from './columns.ts'
import { media } from './site.ts'

/**
 * A file of products that is read again and again: where it lies, whose prices it tells, and how often. What its columns and its
 * own words mean is the mapping that is kept under the feed's name (`import_mappings`).
 */
export const feeds = pgTable(
  'feeds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().unique(),
    /** Null for one whose files are uploaded. */
    url: text('url'),
    /** The shop of rows that name none. */
    shop: text('shop').notNull(),
    intervalMinutes: integer('interval_minutes').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    /** Products that are there only get prices; without, everything the file says. */
    addsOnly: boolean('adds_only').notNull().default(true),
    /** Pictures are fetched: the owner has the right to show them, and said so. */
    fetchesPictures: boolean('fetches_pictures').notNull().default(false),
    /** Percent of the last run's products; a run that loses or reprices more waits for a person. */
    holdShare: smallint('hold_share').notNull().default(30),
    /** What the address said of the file that was last read, and its SHA-256. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    fileHash: text('file_hash'),
    nextRunAt: moment('next_run_at').notNull().defaultNow(),
    /** Who reads it now, and until when nobody else may. */
    leaseHolder: text('lease_holder'),
    leasedUntil: moment('leased_until'),
    /** How often it was taken up since it was last read to an end. */
    tries: integer('tries').notNull().default(0),
    /** Runs that failed since one did not. */
    failures: integer('failures').notNull().default(0),
    isDemo: boolean('is_demo').notNull().default(false),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('feeds_due')
      .on(t.nextRunAt)
      .where(sql`is_on`),
  ],
)

/** One CSV import: a row that survives a restart, from upload to result. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subject: text('subject', {
      enum: ['articles', 'products', 'article-changes', 'product-changes'],
    }).notNull(),
    state: text('state', {
      enum: ['uploaded', 'running', 'cancelling', 'cancelled', 'completed', 'failed', 'undoing', 'undone'],
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
    /** The feed that it is a run of; null for a file that somebody imported. */
    feedId: integer('feed_id').references(() => feeds.id, { onDelete: 'set null' }),
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
    undoneAt: moment('undone_at'),
    /** Who works on it, and until when nobody else may take it. */
    leaseHolder: text('lease_holder'),
    leasedUntil: moment('leased_until'),
    /** How often it was taken up since its last batch: a file that takes the server down is given up. */
    tries: integer('tries').notNull().default(0),
    /** Rows made beside what was imported (tags), by table, so that undoing can take them away. */
    made: jsonb('made').$type<Record<string, number[]>>().notNull().default({}),
  },
  (t) => [
    index('import_jobs_recent').on(t.createdAt.desc().nullsFirst()),
    index('import_jobs_state').on(t.state),
  ],
)

/** Every time a feed was read, and what came of it. */
export const feedRuns = pgTable(
  'feed_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** The import that wrote it; null where nothing was to be written. */
    jobId: uuid('job_id').references(() => importJobs.id, { onDelete: 'set null' }),
    state: text('state', {
      enum: ['unchanged', 'held', 'importing', 'done', 'failed', 'dropped', 'undone'],
    }).notNull(),
    /** Why it waits or failed: a code, and what was said with it. */
    reason: text('reason'),
    detail: text('detail'),
    /** When the file was fetched: the moment of its sightings. */
    seenAt: moment('seen_at').notNull(),
    finishedAt: moment('finished_at'),
    bytes: integer('bytes'),
    seen: integer('seen').notNull().default(0),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    gone: integer('gone').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (t) => [index('feed_runs_recent').on(t.feedId, t.id.desc()), index('feed_runs_job').on(t.jobId)],
)

/** What became of each row of a file: enough for the report, for resuming, and for undo. */
export const importRows = pgTable(
  'import_rows',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    /** Counted from 2 over the rows that are not empty, as specified; `line` is where the row begins in the file. */
    rowNumber: integer('row_number').notNull(),
    line: integer('line').notNull(),
    outcome: text('outcome', { enum: ['created', 'overwritten', 'skipped', 'doubt', 'error'] }).notNull(),
    slug: text('slug'),
    title: text('title'),
    entityId: integer('entity_id'),
    /** What was wrong, or what was left out of a row that was imported. */
    problems: jsonb('problems').$type<{ field?: string; message: string; row?: 0 }[]>(),
    /** The cells of a row that failed or is in doubt, in the order of the file. */
    raw: jsonb('raw').$type<string[]>(),
    /** The state an overwritten row had before this import. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** `updated_at` of what was written: while it is the same, nobody has edited it since. */
    stamp: moment('stamp'),
    /** What undoing made of it. */
    undo: text('undo', { enum: ['removed', 'restored', 'edited', 'gone'] }),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.rowNumber] }),
    index('import_rows_doubts')
      .on(t.jobId)
      .where(sql`outcome = 'doubt'`),
    index('import_rows_created')
      .on(t.jobId)
      .where(sql`outcome = 'created'`),
  ],
)

/** How files with the same header were last matched: what their columns are, and what their own values become. */
export const importMappings = pgTable(
  'import_mappings',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: ['articles', 'products'] }).notNull(),
    /** Hash of the header's names. */
    header: text('header').notNull(),
    /** What its owner calls it; '' for what was last done. One with a name is offered to everybody. */
    name: text('name').notNull().default(''),
    mapping: jsonb('mapping').$type<(string | null)[]>().notNull(),
    /** What each foreign value becomes, by list. */
    choices: jsonb('choices').$type<Record<string, Record<string, string>>>().notNull().default({}),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subject, t.header, t.name] })],
)

/**
 * What somebody decided that rows of files mean, by the key that such a row has or would get: a product, or nothing that is wanted.
 */
export const productMatches = pgTable(
  'product_matches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique(),
    /** Null where such rows are left out. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').references(() => importJobs.id, { onDelete: 'set null' }),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('product_matches_product').on(t.productId)],
)

/**
 * Pictures of other sites that the owner may show, by their addresses: what waits to be fetched, and what each became here.
 */
export const fetchedPictures = pgTable(
  'fetched_pictures',
  {
    url: text('url').primaryKey(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Our copy. */
    mediaId: integer('media_id').references(() => media.id, { onDelete: 'cascade' }),
    /** Products that show it. */
    products: integer('products').array().notNull().default([]),
    /** The import that asked for it last. */
    jobId: uuid('job_id').references(() => importJobs.id, { onDelete: 'set null' }),
    /** Why it failed, a code, and what was said with it. */
    reason: text('reason'),
    detail: text('detail'),
    tries: smallint('tries').notNull().default(0),
    dueAt: moment('due_at')
      .notNull()
      .default(sql`now()`),
    /** Who fetches it now, and until when nobody else may. */
    leaseHolder: text('lease_holder'),
    leasedUntil: moment('leased_until'),
  },
  (t) => [
    index('fetched_pictures_due')
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
    index('fetched_pictures_job').on(t.jobId),
    index('fetched_pictures_media').on(t.mediaId),
  ],
)
