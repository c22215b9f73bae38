import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/**
 * Backups that the site made by itself: when, where, and what became of trying to restore them. While one is being made its row keeps
 * the other servers off.
 */
export const backups = pgTable(
  'backups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** running; tried: restored into a scratch database; untried: there was none to restore into; failed */
    state: text('state', { enum: ['running', 'tried', 'untried', 'failed'] })
      .notNull()
      .default('running'),
    /** While it runs: until then its server is taken to be alive. */
    leaseUntil: moment('lease_until').notNull(),
    /** The file, and where it was put. */
    name: text('name'),
    place: text('place'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** What the trial found. */
    tables: integer('tables'),
    rows: bigint('rows', { mode: 'number' }),
    /** Why it failed or was not tried: one line for the operator. */
    problem: text('problem'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [index('backups_created').on(t.createdAt)],
)
