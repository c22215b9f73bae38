import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { createdAt, moment } from './columns.ts'

/** An address that is told of what happens. Its secret is made of the salt and the site's own secret: the row alone signs nothing. */
export const webhooks = pgTable('webhooks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
  salt: text('salt').notNull(),
  isOn: boolean('is_on').notNull().default(true),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

/** What happened, written by triggers in the transaction in which it did, and only where a webhook wants to hear of it. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What receivers know it by, with every try and when it is sent again; no other database gives the same. */
    name: text('name')
      .notNull()
      .default(sql`'evt_' || replace(gen_random_uuid()::text, '-', '')`),
    type: text('type').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('webhook_events_age').on(t.createdAt)],
)

/** One event on its way to one webhook, and what came of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    /** What it is about ('article:12'): of one object nothing overtakes what happened before it. */
    object: text('object').notNull(),
    state: text('state', { enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Until then a server is sending it, and nothing else goes to the same webhook. */
    leasedUntil: moment('leased_until'),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    /** The beginning of what the other side answered. */
    lastAnswer: text('last_answer'),
    tookMs: integer('took_ms'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_due')
      .on(t.nextAttemptAt, t.id)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_waiting')
      .on(t.webhookId, t.object, t.id)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_log').on(t.webhookId, t.id.desc()),
    index('webhook_deliveries_event').on(t.eventId),
  ],
)
