import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { priceAlerts } from './alerts.ts'
import { createdAt, moment } from './columns.ts'

/**
 * Mails on their way. A row is written in the same breath as what it tells of, and taken away once the mail server has it:
 * the text may hold a link that opens an account.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    /** The alert it is of: ending that takes the mail out of the queue. */
    alertId: integer('alert_id').references(() => priceAlerts.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this moment; also how a server keeps the others off a mail that it is sending. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Given up: refused for good, or tried for too long. */
    failedAt: moment('failed_at'),
    /** The mail server may have it, and nobody knows: set with `failedAt` before it gets the end of a mail that is sent once at most. */
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [index('mails_due').on(t.nextAttemptAt)],
)
