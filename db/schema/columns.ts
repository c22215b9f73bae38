import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** PostgreSQL's full-text vector. Written by the database alone, so its value is never read into the application. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A transaction, as the database numbers them. Compared by the database alone, so its value is never read either. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** A moment with its zone, kept by the database in UTC and given as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** `created_at`, set once by the database. */
export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`)

/** `updated_at`, set by the database on insert and by Drizzle on every later update. */
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`now()`)
    .$onUpdate(() => new Date())
