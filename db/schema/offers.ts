import { bigint, boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { moment } from './columns.ts'

/** A shop that lists a product. Its prices are the sightings below; the newest is the one that counts. */
export const offers = pgTable(
  'offers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    shop: text('shop').notNull(),
    url: text('url'),
  },
  (t) => [unique('offers_product_shop').on(t.productId, t.shop)],
)

/** What a shop asked on a day: one sighting a row. After a year those that only repeat the one before go (`compact_sightings`). */
export const priceObservations = pgTable(
  'price_observations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    price: bigint('price', { mode: 'number' }).notNull(),
    listPrice: bigint('list_price', { mode: 'number' }),
    /** Null where nobody said. */
    inStock: boolean('in_stock'),
    observedOn: date('observed_on').notNull(),
    /** The moment, where it is known; of one day the latest counts, before those without. */
    seenAt: moment('seen_at'),
    source: text('source').notNull(),
  },
  (t) => [
    unique('price_observations_offer_moment').on(t.offerId, t.observedOn, t.seenAt).nullsNotDistinct(),
    // Rows are added day after day: old ones are found without reading the new.
    index('price_observations_day').using('brin', t.observedOn),
  ],
)
