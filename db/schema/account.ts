import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns.ts'

/** The tables the authentication library works on keep its names and columns; `user_roles` and `api_keys` are ours. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** From then on nobody gets in with this account, until it is taken back. */
  disabledAt: moment('disabled_at'),
  /** What the panel is written in for this person: 'vi' or 'en'; null as each screen is by itself. */
  panelLanguage: text('panel_language', { enum: ['vi', 'en'] }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: userId(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('accounts_user').on(t.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: userId(),
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (t) => [index('two_factors_user').on(t.userId)],
)

/** What a signed-in person may do. No row means no role: a signed-up visitor is nobody's editor. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: userId(),
    role: text('role', { enum: ['admin', 'editor'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId] })],
)

/** Keys for editors' own tools: only a hash is kept, the key itself is shown once. `scopes`: null for all that the owner may. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    scopes: text('scopes').array(),
    createdAt: createdAt(),
    /** From then on it lets nobody in; null for one without an end. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('api_keys_user').on(t.userId)],
)

/**
 * Answers to writes of the API that carried a key of their own: sent again, a write is answered again and not done again. Written
 * in the transaction of the write.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userId(),
    key: text('key').notNull(),
    /** SHA-256 of what was asked: the same key for something else is a mistake. */
    asked: text('asked').notNull(),
    status: integer('status').notNull().default(0),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    body: text('body'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
)

/** Roles promised to whoever reads an address: given to its account by the link of the mail. Only a hash of that is kept. */
export const invitations = pgTable('invitations', {
  email: text('email').primaryKey(),
  role: text('role', { enum: ['admin', 'editor'] }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
})
