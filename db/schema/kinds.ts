import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from './columns.ts'

/**
 * What editors say of kinds: of one of their own the whole record, of a shipped one what stands over its own
 * (`content/shapes.ts`). A category whose kind has no row here and is not shipped is known by its name alone.
 */
export const productKinds = pgTable('product_kinds', {
  key: text('key').primaryKey(),
  record: jsonb('record').$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
