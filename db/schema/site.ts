import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { createdAt, moment, updatedAt } from './columns.ts'

/** Site settings by key; the default in code holds where there is no row. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
})

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [index('contact_messages_recent').on(t.createdAt.desc().nullsFirst())],
)

/** Newsletter subscriptions with double opt-in: nobody is written to before `confirmedAt`. */
export const subscriptions = pgTable('subscriptions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull().unique(),
  tokenHash: text('token_hash').notNull().unique(),
  consentText: text('consent_text').notNull(),
  consentedAt: moment('consented_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
  /** Since the mail server refused the address for good it is not written to, until it is confirmed or let in again. */
  refusedAt: moment('refused_at'),
  refusals: integer('refusals').notNull().default(0),
  refusalReason: text('refusal_reason'),
})

/** Proof of what a person agreed to, when, and in which words. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    purpose: text('purpose').notNull(),
    wording: text('wording').notNull(),
    givenAt: moment('given_at')
      .notNull()
      .default(sql`now()`),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [index('consents_subject').on(t.subject)],
)

/** Who changed what. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_recent').on(t.createdAt.desc().nullsFirst()),
    index('audit_log_entity').on(t.entity, t.entityId),
    index('audit_log_actor').on(t.actorId, t.id.desc().nullsFirst()),
  ],
)

/** Uploaded pictures, re-encoded under our own names. */
export const media = pgTable(
  'media',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    storageKey: text('storage_key').notNull().unique(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    byteSize: integer('byte_size').notNull(),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('media_undescribed')
      .on(t.id)
      .where(sql`alt = ''`),
    index('media_trash')
      .on(t.deletedAt, t.id)
      .where(sql`deleted_at is not null`),
  ],
)

/** Hits within a window, by a bucket such as `ask:5m:<address hash>`; shared by all servers on the database. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.resetsAt)],
)
