import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { createdAt, moment, updatedAt } from './columns.ts'
import { subscriptions } from './site.ts'

/** An issue of the newsletter: written as a draft, sent once. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    state: text('state', { enum: ['draft', 'scheduled', 'sending', 'paused', 'sent'] })
      .notNull()
      .default('draft'),
    subject: text('subject').notNull(),
    introduction: text('introduction').notNull().default(''),
    /** Its articles in their order. One that is not public when it is sent is left out. */
    articleIds: integer('article_ids').array().notNull().default([]),
    /** Rises with each save, so that nobody saves over what they have not seen. */
    version: integer('version').notNull().default(1),
    scheduledAt: moment('scheduled_at'),
    /** Why it was not sent when its time had come. */
    problem: text('problem'),
    /** What everybody gets, as it was when sending began. */
    sentContent: jsonb('sent_content').$type<Record<string, unknown>>(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('newsletter_issues_at_work')
      .on(t.id)
      .where(sql`state in ('scheduled', 'sending')`),
    index('newsletter_issues_public')
      .on(t.startedAt.desc())
      .where(sql`started_at is not null`),
  ],
)

/**
 * One issue on its way to one subscriber. It holds no address: that is read from the subscription, and who is forgotten there
 * leaves a row that says nothing of anybody.
 */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    /**
     * 'taken': a server has it and the mail server surely does not; 'handing': the mail server may have it; 'doubtful': nobody will
     * ever know whether it does; 'skipped': left, forgotten or refused before it got there.
     */
    state: text('state', {
      enum: ['waiting', 'taken', 'handing', 'sent', 'failed', 'doubtful', 'skipped'],
    })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    takenAt: moment('taken_at'),
    /** Until then the server that took it is believed to be alive. */
    takenUntil: moment('taken_until'),
    /** What the mail server said last, without the address. */
    reason: text('reason'),
    settledAt: moment('settled_at'),
    /** Left the newsletter by the link of this issue. */
    leftAt: moment('left_at'),
  },
  (t) => [
    unique('newsletter_deliveries_once').on(t.issueId, t.subscriptionId),
    index('newsletter_deliveries_due')
      .on(t.issueId, t.nextAttemptAt, t.id)
      .where(sql`state = 'waiting'`),
    index('newsletter_deliveries_held')
      .on(t.takenUntil)
      .where(sql`state in ('taken', 'handing')`),
    index('newsletter_deliveries_rate').on(t.takenAt),
    index('newsletter_deliveries_settled').on(t.settledAt),
    index('newsletter_deliveries_subscription').on(t.subscriptionId),
  ],
)
