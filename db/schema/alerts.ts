import { bigint, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { createdAt, moment } from './columns.ts'

/** Addresses that want to hear of prices. Nobody is written to before `confirmedAt` but for the one mail that asks. */
export const alertAddresses = pgTable('alert_addresses', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** In small letters. */
  email: text('email').notNull().unique(),
  /** Hash of the secret in the link that confirms it. */
  tokenHash: text('token_hash').notNull().unique(),
  confirmedAt: moment('confirmed_at'),
  createdAt: createdAt(),
})

/** A wish to hear when a product costs a sum or less. What goes with the address: everything. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    addressId: integer('address_id')
      .notNull()
      .references(() => alertAddresses.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** VND. */
    below: bigint('below', { mode: 'number' }).notNull(),
    /** The day (Vietnam's) of the last mail, and the price it told, VND; a price above `below` forgets it. */
    toldOn: date('told_on'),
    toldPrice: bigint('told_price', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('price_alerts_address_product').on(t.addressId, t.productId),
    index('price_alerts_product').on(t.productId),
  ],
)
